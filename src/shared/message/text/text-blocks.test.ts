import { expect, it } from 'vitest';
import { textBlocks } from './text-blocks';

const joined = (text: string, between: string) =>
  textBlocks(text)
    .map(({ from, to }) => text.slice(from, to))
    .join(between);

it('splits at line ends without losing text', () => {
  const text = Array.from({ length: 5_000 }, (_, i) => `line ${i} ${'x'.repeat(i % 90)}`).join(
    '\n',
  );
  expect(joined(text, '\n')).toBe(text);
  expect(Math.max(...textBlocks(text).map(({ from, to }) => to - from))).toBeLessThanOrEqual(4_000);
});

it('splits a very long line, but no character', () => {
  const text = `x${'😀'.repeat(10_000)}`;
  expect(joined(text, '')).toBe(text);
  expect(
    textBlocks(text).every(
      ({ from, to }) => !/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/.test(text.slice(from, to)),
    ),
  ).toBe(true);
});

it('splits a long line between words', () => {
  const text = 'lorem ipsum '.repeat(2_000);
  expect(joined(text, '')).toBe(text);
  expect(textBlocks(text).every(({ from, to }) => /^lorem|^ipsum/.test(text.slice(from, to)))).toBe(
    true,
  );
});

it('keeps empty lines', () => {
  const text = '\n'.repeat(9_000);
  expect(joined(text, '\n').length).toBeGreaterThanOrEqual(text.length - 1);
});
