import { expect, it } from 'vitest';
import { valueAs } from './typed-value';

it.each([
  [0.1, Math.fround(0.1)],
  [3e38, Math.fround(3e38)],
  [1e300, 1e300],
  [-1e300, -1e300],
  ['1e300', 1e300],
  [1e-300, 1e-300],
  [0, 0],
  ['1e999', undefined],
  ['12.5', 12.5],
  ['x', undefined],
])('holds %s as a float of 32 bits as %s', (value, held) => {
  expect(valueAs('float', 'took', value)).toBe(held);
});
