import { expect, it } from 'vitest';
import { gridEntries, movedRow } from './grid-entries';

const rows = ['a', 'b', 'c'].map((_id) => ({ index: 'i', message: { _id } }));

it('puts the details of an opened message below its row and the end line last', () => {
  const { list, entryOf, rowOf } = gridEntries(rows, new Set(['i/b']));
  expect(list.map(({ kind, key }) => `${kind} ${key}`)).toEqual(['row i/a', 'row i/b', 'details i/b', 'row i/c', 'tail tail']);
  expect(entryOf.get('i/c')).toBe(3);
  expect(rowOf.get('i/c')).toBe(2);
});

it.each([
  ['j', -1, 0], ['ArrowDown', 3, 4], ['ArrowDown', 9, 9], ['k', 0, 0], ['ArrowUp', 5, 4], ['PageDown', 2, 7], ['PageUp', 2, 0], ['Home', 7, 0], ['End', 0, 9], ['x', 3, undefined],
])('%s on row %i of ten goes to %s', (key, from, to) => {
  expect(movedRow(key, from, 10, 5)).toBe(to);
});

it('goes nowhere in an empty list', () => {
  expect(movedRow('j', -1, 0, 5)).toBeUndefined();
});
