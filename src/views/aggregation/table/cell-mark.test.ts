import { expect, test } from 'vitest';
import type { PivotRow, PivotValue } from '@/contract/search';
import type { Pivot } from '@/domain/search/widgets/widget';
import { cellMark } from './cell-mark';
import { groupHeads } from './model/head-cells';
import { headActions } from './model/table-head';
import { tableGrid } from './model/table-grid';
import { tableModel } from './model/table-model';

const values = (field: string): Pivot => ({
  type: 'values',
  fields: [field],
  config: { limit: 15, skipEmptyValues: false },
});
const range = {
  type: 'absolute',
  from: '2026-11-21T00:00:00.000Z',
  to: '2026-11-22T00:00:00.000Z',
} as const;
const config = {
  rowPivots: [values('app'), values('host')],
  columnPivots: [values('code')],
  series: [
    { function: 'count()', config: { name: 'Requests' } },
    { function: 'latest(user)', config: { name: null } },
  ],
  sort: [],
  rollup: true,
};
const figure = (key: string[], value: number | string): PivotValue => ({
  key,
  value,
  rollup: false,
  source: key.length > 1 ? 'col-leaf' : 'row-leaf',
});
const rows: PivotRow[] = [
  {
    key: ['web', 'a'],
    source: 'leaf',
    values: [figure(['200', 'Requests'], 3), figure(['Requests'], 5)],
  },
  { key: [], source: 'non-leaf', values: [figure(['Requests'], 9)] },
];
const model = tableModel({ rows }, config);
const table = { model, grid: tableGrid(model, groupHeads(model)) };
/** Columns: app, host, two metrics of 200, two of all groups. Rows: two of the head, one, totals. */
const at = (row: number, column: number) => {
  const found = cellMark(table, { row, column }, config, range);
  return (
    found && [
      found.mark.groups.map(({ field, value }) => `${field}:${value}`).join(' '),
      ...(found.figure ? [found.figure.name, found.figure.value] : []),
    ]
  );
};

test('a cell is marked by the groups of its row and its column', () => {
  expect(at(2, 0)).toEqual(['app:web']);
  expect(at(2, 1)).toEqual(['app:web host:a']);
  expect(at(2, 2)).toEqual(['app:web host:a code:200', 'Requests', 3]);
  expect(at(2, 4)).toEqual(['app:web host:a', 'Requests', 5]);
  expect(at(0, 2)).toEqual(['code:200']);
  expect(at(3, 4)).toEqual(['', 'Requests', 9]);
});

test('names of columns and of the roll-up are no values', () => {
  expect(at(1, 0)).toBeUndefined();
  expect(at(0, 4)).toBeUndefined();
  expect(at(3, 0)).toBeUndefined();
});

test('heads sort by what servers can sort by', () => {
  const head = (row: number, column: number) => headActions(model, { row, column });
  expect(head(1, 0)).toMatchObject({ sort: { type: 'pivot', field: 'app' }, pin: 'app' });
  // The name of a column grouping, above the fields of the rows.
  expect(head(0, 0)).toMatchObject({ sort: { type: 'pivot', field: 'code' }, column: undefined });
  // Rows are not sorted by a column group, but by the metric of all of them.
  expect(head(1, 2)).toMatchObject({
    name: 'Requests',
    sort: { type: 'series', field: 'count()' },
    isSortedAlone: false,
  });
  expect(head(1, 4)).toMatchObject({ isSortedAlone: true, pin: undefined });
  expect(head(1, 5)).toMatchObject({ sort: undefined, isSortedAlone: false });
  expect(head(0, 2)).toBeUndefined();
});
