import { expect, it } from 'vitest';
import { isIsolated, isolated, toggled } from './visibility';

const NONE: ReadonlySet<string> = new Set();
const keys = ['a', 'b', 'c'];

it('hides a series and shows it again', () => {
  const hidden = toggled(NONE, 'a');
  expect([...hidden]).toEqual(['a']);
  expect([...toggled(hidden, 'b')]).toEqual(['a', 'b']);
  expect([...toggled(hidden, 'a')]).toEqual([]);
});

it('isolates a series, another one, and shows all again', () => {
  const onlyA = isolated(NONE, 'a', keys);
  expect([[...onlyA], isIsolated(onlyA, 'a', keys)]).toEqual([['b', 'c'], true]);
  expect([...isolated(onlyA, 'b', keys)]).toEqual(['a', 'c']);
  expect([...isolated(onlyA, 'a', keys)]).toEqual([]);
  expect(isIsolated(NONE, 'a', ['a'])).toBe(false);
});
