import { expect, it } from 'vitest';
import { gridEntries, targetRow } from './grid-entries';

const words = (rows: number, opened: number[]) => {
  const entries = gridEntries(rows, opened);
  return Array.from({ length: entries.count }, (_, i) => entries.at(i)).map((entry) =>
    entry.kind === 'tail' ? 'tail' : `${entry.kind} ${entry.row}`,
  );
};

it('puts details below their rows and the tail last', () => {
  expect(words(3, [])).toEqual(['row 0', 'row 1', 'row 2', 'tail']);
  expect(words(4, [2, 0])).toEqual([
    'row 0',
    'details 0',
    'row 1',
    'row 2',
    'details 2',
    'row 3',
    'tail',
  ]);
  expect(words(2, [0, 1])).toEqual(['row 0', 'details 0', 'row 1', 'details 1', 'tail']);
});

it('finds the entry of a row', () => {
  const { entryOf } = gridEntries(10, [2, 5]);
  expect([0, 2, 3, 5, 6].map(entryOf)).toEqual([0, 2, 4, 6, 8]);
});

it.each([
  ['j', -1, 0],
  ['ArrowDown', 3, 4],
  ['ArrowDown', 9, 9],
  ['k', 0, 0],
  ['ArrowUp', 5, 4],
  ['PageDown', 2, 7],
  ['PageUp', 2, 0],
  ['Home', 7, 0],
  ['End', 0, 9],
  ['x', 3, undefined],
])('%s on row %i of ten moves to row %s', (key, from, to) => {
  expect(targetRow(key, from, 10, () => 5)).toBe(to);
});

it('goes nowhere in an empty list', () => {
  expect(targetRow('j', -1, 0, () => 5)).toBeUndefined();
});
