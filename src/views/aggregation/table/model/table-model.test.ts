import { expect, test } from 'vitest';
import type { PivotRow, PivotValue } from '@/contract/search';
import type { AggregationConfig, Pivot } from '@/domain/search/widgets/widget';
import { groupHeads } from './head-cells';
import { runAt, tableModel, valueAt } from './table-model';

const values = (...fields: string[]): Pivot => ({
  type: 'values',
  fields,
  config: { limit: 15, skipEmptyValues: false },
});
const config = {
  rowPivots: [values('app')],
  columnPivots: [],
  series: [
    { function: 'count()', config: { name: null } },
    { function: 'avg(took)', config: { name: 'Average' } },
  ],
  sort: [],
  rollup: true,
} satisfies Partial<AggregationConfig>;

const whole = (series: string, value: PivotValue['value']): PivotValue => ({
  key: [series],
  value: value ?? null,
  rollup: true,
  source: 'row-leaf',
});
const part = (group: string[], series: string, value: number): PivotValue => ({
  key: [...group, series],
  value,
  rollup: false,
  source: 'col-leaf',
});
const leaf = (key: string[], ...found: PivotValue[]): PivotRow => ({
  key,
  values: found,
  source: 'leaf',
});
const totals = (...found: PivotValue[]): PivotRow => ({
  key: [],
  values: found,
  source: 'non-leaf',
});
const figures = (model: ReturnType<typeof tableModel>) =>
  model.rows.map((row) => model.columns.map((column) => valueAt(row, column)));

test('metrics are columns; the roll-up row is apart from the groups', () => {
  const total = totals(whole('count()', 12));
  const model = tableModel(
    {
      rows: [
        leaf(['web'], whole('count()', 9007199254740993n), whole('Average', 'NaN')),
        leaf(['db'], whole('count()', 3)),
        total,
      ],
    },
    config,
  );
  expect(model.columns.map(({ series, written }) => [series, written])).toEqual([
    ['count()', 'count()'],
    ['Average', 'avg(took)'],
  ]);
  expect(figures(model)).toEqual([
    [9007199254740993n, 'NaN'],
    [3, undefined],
  ]);
  expect(model.totals).toBe(total);
  expect(tableModel({ rows: [total] }, { ...config, rollup: false }).totals).toBeUndefined();
  expect(tableModel({ rows: [total] }, config).rows).toEqual([]);
});

test('without row groupings the only row has no totals', () => {
  const model = tableModel({ rows: [leaf([], whole('count()', 7))] }, { ...config, rowPivots: [] });
  expect(figures(model)).toEqual([[7, undefined]]);
  expect(model.totals).toBeUndefined();
});

test('an unnamed metric is called by its function', () => {
  const series = [{ function: 'count()', config: { name: '' } }];
  expect(tableModel({ rows: [] }, { ...config, series }).columns[0]?.series).toBe('count()');
});

test('column groups are ordered by name, or as the table is sorted, before the roll-up', () => {
  const rows = [
    leaf(['a'], whole('count()', 9), part(['10'], 'count()', 5), part(['9'], 'count()', 4)),
    leaf(['b'], whole('count()', 1), part(['9'], 'count()', 1)),
  ];
  const shape = { ...config, columnPivots: [values('level')], series: config.series.slice(0, 1) };
  const groupsOf = (more: Partial<AggregationConfig>) =>
    tableModel({ rows }, { ...shape, ...more }).columns.map(({ group }) => group.join());
  expect(groupsOf({})).toEqual(['9', '10', '']);
  expect(groupsOf({ rollup: false })).toEqual(['9', '10']);
  expect(groupsOf({ sort: [{ type: 'pivot', field: 'level', direction: 'Descending' }] })).toEqual([
    '10',
    '9',
    '',
  ]);
  expect(figures(tableModel({ rows }, shape))).toEqual([
    [4, 5, 9],
    [1, undefined, 1],
  ]);
});

test('heads of nested column groups span their columns, the roll-up spans all rows', () => {
  const rows = [
    leaf(
      ['a'],
      part(['web', '200'], 'count()', 1),
      part(['web', '500'], 'count()', 1),
      part(['db', '200'], 'count()', 1),
    ),
  ];
  const model = tableModel({ rows }, { ...config, columnPivots: [values('app'), values('code')] });
  expect(groupHeads(model)).toEqual([
    [
      { start: 0, span: 2, value: 'db' },
      { start: 2, span: 4, value: 'web' },
      { start: 6, span: 2, value: undefined },
    ],
    [
      { start: 0, span: 2, value: '200' },
      { start: 2, span: 2, value: '200' },
      { start: 4, span: 2, value: '500' },
      { start: 6, span: 2, value: undefined },
    ],
  ]);
  expect(groupHeads(tableModel({ rows }, config))).toEqual([]);
});

test('outer groupings have runs of equal values, the innermost has none', () => {
  const rows = [
    ['web', 'a', '1'],
    ['web', 'a', '2'],
    ['web', 'b', '2'],
    ['db', 'b', '2'],
    ['db', 'b', '3'],
  ].map((key) => leaf(key));
  const rowPivots = [values('app'), values('host'), values('level')];
  const { runs } = tableModel({ rows }, { ...config, rowPivots });
  expect(runs).toEqual([[0, 3], [0, 2, 3], undefined]);
  expect([0, 1, 2, 3, 4].map((row) => runAt(runs[1], row, rows.length))).toEqual([
    { first: 0, length: 2 },
    { first: 0, length: 2 },
    { first: 2, length: 1 },
    { first: 3, length: 2 },
    { first: 3, length: 2 },
  ]);
  expect(runAt(undefined, 4, 5)).toEqual({ first: 4, length: 1 });
  // The fields of one grouping are one value.
  expect(
    tableModel({ rows }, { ...config, rowPivots: [values('app', 'host', 'level')] }).runs,
  ).toEqual([undefined, undefined, undefined]);
});

test('extents contain 0 and ignore what is no number', () => {
  const { extents } = tableModel(
    {
      rows: [
        leaf(['a'], whole('count()', 5), whole('Average', -2)),
        leaf(['b'], whole('count()', 8), whole('Average', 'NaN')),
        totals(whole('count()', 100)),
      ],
    },
    config,
  );
  expect(Object.fromEntries(extents)).toEqual({
    'count()': { least: 0, most: 8 },
    Average: { least: -2, most: 0 },
  });
});
