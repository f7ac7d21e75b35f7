import { expect, test } from 'vitest';
import { framedTerms } from './analyser';
import { boundedTerms } from './bounded-terms';

test('a text of usual size has all its terms', () => {
  const text = 'Größe: 12 '.repeat(20_000);
  expect(boundedTerms(text)).toBe(framedTerms(text));
});

test('a long text has those of its beginning and its end, with no word cut and no phrase across', () => {
  const words = Array.from({ length: 100_000 }, (_, n) => `word${n}`);
  const terms = boundedTerms(words.join(' '));
  const [beginning = '', end = ''] = terms.split('  ');
  const first = beginning.trim().split(' ');
  const last = end.trim().split(' ');
  expect(first).toEqual(words.slice(0, first.length));
  expect(last).toEqual(words.slice(-last.length));
  expect(beginning.length).toBeGreaterThan(190_000);
  expect(terms.length).toBeLessThan(263_000);
});

test('a single word of megabytes is cut, as words of more than 255 characters are anyway', () => {
  expect(boundedTerms('x'.repeat(3_000_000)).length).toBeLessThan(264_000);
});
