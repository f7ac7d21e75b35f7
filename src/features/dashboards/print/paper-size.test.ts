import { expect, it } from 'vitest';
import { paperSize } from './paper-size';

it.each([
  ['en-US', 'letter landscape'],
  ['en', 'letter landscape'],
  ['fr-CA', 'letter landscape'],
  ['en-GB', 'A4 landscape'],
  ['de', 'A4 landscape'],
  ['en-US@posix', 'letter landscape'],
  ['C', 'A4 landscape'],
  ['', 'A4 landscape'],
])('%s prints on %s', (language, size) => {
  expect(paperSize(language).size).toBe(size);
});
