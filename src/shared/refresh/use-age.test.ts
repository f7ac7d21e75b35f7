import { expect, it } from 'vitest';
import { ageText } from './use-age';

it.each([
  [-3_000, 'now'],
  [0, 'now'],
  [9_900, 'now'],
  [10_000, '10 seconds ago'],
  [59_999, '50 seconds ago'],
  [61_000, '1 minute ago'],
  [7_300_000, '2 hours ago'],
])('an age of %d ms is told as %s', (age, text) => {
  expect(ageText(1_000_000, 1_000_000 + age)).toBe(text);
});
