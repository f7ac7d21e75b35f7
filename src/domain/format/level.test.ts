import { expect, it } from 'vitest';
import { levelKeyOf, levelOf } from './level';

it.each([
  [3, 3],
  [0, 0],
  [7n, 7],
  ['4', 4],
  [' WARN ', 4],
  ['Error', 3],
  ['fatal', 2],
  ['informational', 6],
  ['trace', 7],
])('reads the level %s', (value, level) => {
  expect(levelOf(value)).toBe(level);
});

it.each([8, -1, 2.5, '', '12', 'loud', null, undefined, true])('finds no level in %s', (value) => {
  expect(levelOf(value)).toBeUndefined();
});

it('has a key for each', () => {
  expect(levelKeyOf(3)).toBe('error');
});
