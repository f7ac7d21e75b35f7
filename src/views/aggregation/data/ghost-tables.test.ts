import { beforeAll, expect, it } from 'vitest';
import type { PivotResult } from '@/contract/search';
import { loadTexts } from '@/shared/texts/load-texts';
import { alignGhosts } from './ghost-tables';
import { ghostSeries } from './charts/ghost-series';
import { pivotTable } from './pivot-table';

beforeAll(() => loadTexts(['widgets']));

const shape = { series: ['count()'], hasColumns: false, rollup: true };
const resultOf = (from: string, rows: Readonly<Record<string, number>>): PivotResult => ({
  id: 'r',
  type: 'pivot',
  rows: Object.entries(rows).map(([key, value]) => ({
    key: [key],
    values: [{ key: ['count()'], value, rollup: true, source: 'row-leaf' }],
    source: 'leaf',
  })),
  total: 1,
  effective_timerange: { type: 'absolute', from, to: from },
});
const minute = (day: string, at: number) => `2026-11-${day}T10:0${at}:00.000Z`;
const current = pivotTable(
  resultOf('', { [minute('22', 2)]: 5, [minute('22', 3)]: 6, [minute('22', 4)]: 7 }),
  shape,
);
const from = '2026-11-22T10:00:10.000Z';
const firsts = (rows: readonly (readonly unknown[] | undefined)[]) => rows.map((row) => row?.[0]);

it('moves an earlier window onto the current one and adds intervals that only it has', () => {
  const before = resultOf('2026-11-21T10:00:10.000Z', {
    [minute('21', 1)]: 1,
    [minute('21', 3)]: 3,
    [minute('21', 6)]: 9,
  });
  const { table, ghosts } = alignGhosts(current, [{ window: '1d', result: before }], {
    shape,
    from,
    isTime: true,
  });
  expect(table.rows.map(({ keys }) => keys[0]?.slice(11, 16))).toEqual([
    '10:01',
    '10:02',
    '10:03',
    '10:04',
    '10:06',
  ]);
  expect(firsts(table.rows.map(({ values }) => values))).toEqual([undefined, 5, 6, 7, undefined]);
  expect(firsts(ghosts[0]?.rows ?? [])).toEqual([1, undefined, 3, undefined, 9]);
});

it('takes the nearest interval where the windows are cut differently', () => {
  const before = resultOf('2026-11-22T09:58:27.000Z', {
    '2026-11-22T10:00:00.000Z': 1,
    '2026-11-22T10:01:00.000Z': 2,
    '2026-11-22T10:02:00.000Z': 3,
  });
  const { table, ghosts } = alignGhosts(current, [{ window: 'previous', result: before }], {
    shape,
    from,
    isTime: true,
  });
  expect(table.rows).toHaveLength(3);
  expect(firsts(ghosts[0]?.rows ?? [])).toEqual([1, 2, 3]);
});

it('shows earlier values also where the current window has none', () => {
  const before = resultOf('2026-11-21T10:00:10.000Z', { [minute('21', 1)]: 1 });
  const { table, ghosts } = alignGhosts(
    { ...current, rows: [] },
    [{ window: '1d', result: before }],
    { shape, from, isTime: true },
  );
  expect(table.rows.map(({ keys }) => keys)).toEqual([[minute('22', 1)]]);
  expect(firsts(ghosts[0]?.rows ?? [])).toEqual([1]);
});

it('ignores the totals of a window without messages', () => {
  const empty = resultOf('2026-11-21T10:00:10.000Z', {});
  const result = { ...empty, rows: [{ key: [], values: [], source: 'non-leaf' as const }] };
  const options = { shape, from, isTime: true };
  const { table, ghosts } = alignGhosts(current, [{ window: '1d', result }], options);
  expect(table).toBe(current);
  expect(firsts(ghosts[0]?.rows ?? [])).toEqual([undefined, undefined, undefined]);
  const totals = pivotTable(result, shape);
  const before = resultOf('2026-11-21T10:00:10.000Z', { [minute('21', 1)]: 1 });
  expect(() => alignGhosts(totals, [{ window: '1d', result: before }], options)).not.toThrow();
});

it('finds groups by their values', () => {
  const table = pivotTable(resultOf(from, { web: 3, db: 2 }), shape);
  const before = resultOf('2026-11-15T10:00:10.000Z', { db: 7, gone: 9 });
  const aligned = alignGhosts(table, [{ window: '1w', result: before }], {
    shape,
    from,
    isTime: false,
  });
  expect(aligned.table).toBe(table);
  expect(firsts(aligned.ghosts[0]?.rows ?? [])).toEqual([undefined, 7]);
  expect(alignGhosts(table, [], { shape, from, isTime: false })).toEqual({ table, ghosts: [] });
});

it('compares each series, and the sum of a stack, with the same in an earlier window', () => {
  const columns = ['web', 'db'].map((name) => ({ group: [name], series: 'count()' }));
  const series = ['db', 'web', 'new'].map((name) => ({
    key: name,
    name,
    metric: 'count()',
    column: 0,
    group: [name],
    values: [],
    colour: `colour of ${name}`,
  }));
  const tables = [{ window: '1d' as const, columns, rows: [[1, 2], undefined, [5, undefined]] }];
  expect(ghostSeries(series, tables)).toMatchObject([
    {
      key: '1d db',
      name: 'db (1 day earlier)',
      colour: 'colour of db',
      values: [2, undefined, undefined],
    },
    { key: '1d web', name: 'web (1 day earlier)', dash: 'dot', values: [1, undefined, 5] },
  ]);
  expect(ghostSeries(series, tables, 'grey')).toMatchObject([
    { key: '1d', name: 'Total (1 day earlier)', colour: 'grey', values: [3, undefined, 5] },
  ]);
});
