import { expect, test } from 'vitest';
import type { PivotRow } from '@/contract/search';
import type { Pivot } from '@/domain/search/widgets/widget';
import { movedPlace, type GridPlace } from './grid-moves';
import { groupHeads } from './head-cells';
import { tableGrid } from './table-grid';
import { tableModel } from './table-model';

const values = (field: string): Pivot => ({
  type: 'values',
  fields: [field],
  config: { limit: 15, skipEmptyValues: false },
});
const row = (...key: string[]): PivotRow => ({
  key,
  source: 'leaf',
  values: ['200', '500'].map((code) => ({
    key: [code, 'count()'],
    value: 1,
    rollup: false,
    source: 'col-leaf',
  })),
});
const rows = [row('web', 'a'), row('web', 'b'), row('web', 'c'), row('db', 'a')];
const totals: PivotRow = { key: [], source: 'non-leaf', values: [] };

/**
 * Two head rows, four rows, the totals; columns: app, host, count() of 200 and 500, and their total.
 */
const model = tableModel(
  { rows: [...rows, totals] },
  {
    rowPivots: [values('app'), values('host')],
    columnPivots: [values('code')],
    series: [{ function: 'count()', config: { name: null } }],
    sort: [],
    rollup: true,
  },
);
const grid = tableGrid(model, groupHeads(model));
const go = (at: GridPlace, ...keys: string[]) =>
  keys.reduce((now, written) => {
    const ctrlKey = written.startsWith('Ctrl+');
    const key = written.replace('Ctrl+', '');
    return movedPlace({ key, ctrlKey }, now, grid, 2) ?? now;
  }, at);

test('the grid has the rows of the head and the totals', () => {
  expect(grid).toMatchObject({ rows: 7, columns: 5, head: 2, body: 4 });
});

test('arrows pass a cell over several rows in one step, and return to the row they came from', () => {
  expect(go({ row: 2, column: 0 }, 'ArrowDown')).toEqual({ row: 5, column: 0 });
  expect(go({ row: 5, column: 0 }, 'ArrowUp')).toEqual({ row: 4, column: 0 });
  expect(go({ row: 4, column: 0 }, 'ArrowUp')).toEqual({ row: 1, column: 0 });
  expect(go({ row: 3, column: 1 }, 'ArrowLeft', 'ArrowRight')).toEqual({ row: 3, column: 1 });
});

test('arrows pass heads and totals over several columns in one step', () => {
  expect(go({ row: 0, column: 0 }, 'ArrowRight')).toEqual({ row: 0, column: 2 });
  expect(go({ row: 0, column: 2 }, 'ArrowLeft', 'ArrowLeft')).toEqual({ row: 0, column: 1 });
  expect(go({ row: 6, column: 1 }, 'ArrowRight', 'ArrowLeft')).toEqual({ row: 6, column: 1 });
  expect(grid.spanAt({ row: 0, column: 4 })).toEqual({ row: 0, rows: 1, column: 4, columns: 1 });
});

test('keys stop at the edges; pages and Home, End stay in the rows', () => {
  expect(go({ row: 0, column: 0 }, 'ArrowUp', 'ArrowLeft')).toEqual({ row: 0, column: 0 });
  expect(go({ row: 6, column: 4 }, 'ArrowDown', 'ArrowRight')).toEqual({ row: 6, column: 4 });
  expect(go({ row: 2, column: 3 }, 'PageDown')).toEqual({ row: 4, column: 3 });
  expect(go({ row: 3, column: 3 }, 'PageDown')).toEqual({ row: 5, column: 3 });
  expect(go({ row: 3, column: 3 }, 'PageUp')).toEqual({ row: 2, column: 3 });
  expect(go({ row: 3, column: 3 }, 'Home')).toEqual({ row: 3, column: 0 });
  expect(go({ row: 3, column: 3 }, 'End')).toEqual({ row: 3, column: 4 });
  expect(go({ row: 6, column: 3 }, 'Ctrl+Home')).toEqual({ row: 2, column: 0 });
  expect(go({ row: 3, column: 3 }, 'Ctrl+End')).toEqual({ row: 6, column: 4 });
  expect(movedPlace({ key: 'x', ctrlKey: false }, { row: 0, column: 0 }, grid, 2)).toBeUndefined();
});
