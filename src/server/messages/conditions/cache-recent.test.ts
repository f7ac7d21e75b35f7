import { expect, test } from 'vitest';
import { cacheRecent } from './cache-recent';

test('a thing is made once, until a hundred others were made', () => {
  const numbers = cacheRecent<number>();
  let made = 0;
  const ask = (key: string) => numbers(key, () => (made += 1));
  expect([ask('a'), ask('a'), ask('b')]).toEqual([1, 1, 2]);
  for (let n = 0; n < 100; n += 1) ask(`other ${n}`);
  expect(ask('a')).toBe(103);
});
