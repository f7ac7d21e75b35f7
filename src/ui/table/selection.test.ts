import { expect, it } from 'vitest';
import { selectionState, toggled, toggledAll } from './selection';

const visible = ['a', 'b', 'c', 'd'];

it.each([
  [[], 'unchecked'],
  [['elsewhere'], 'unchecked'],
  [['a', 'elsewhere'], 'partial'],
  [['a', 'b', 'c', 'd'], 'checked'],
] as const)('%j is %s', (selected, state) => {
  expect(selectionState(new Set(selected), visible)).toBe(state);
});

it('is unchecked while there are no rows', () => {
  expect(selectionState(new Set(['elsewhere']), [])).toBe('unchecked');
});

it('selects all in sight and leaves other pages alone, both ways', () => {
  const all = toggledAll(new Set(['elsewhere', 'a']), visible);
  expect([...all].sort()).toEqual(['a', 'b', 'c', 'd', 'elsewhere']);
  expect([...toggledAll(all, visible)]).toEqual(['elsewhere']);
});

it('toggles one row, or all from the last one on', () => {
  expect([...toggled(new Set(['a']), visible, 'a')]).toEqual([]);
  expect([...toggled(new Set(['d']), visible, 'b', 'd')].sort()).toEqual(['b', 'c', 'd']);
  expect([...toggled(new Set(['a', 'b', 'c']), visible, 'c', 'b')]).toEqual(['a']);
  expect([...toggled(new Set(), visible, 'b', 'gone')]).toEqual(['b']);
});
