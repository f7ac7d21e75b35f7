import { expect, test } from 'vitest';
import type { PivotRow, PivotValue } from '@/contract/search';
import { chartSeries } from './charts/chart-series';
import { pivotTable, valueExtent } from './pivot-table';

const whole = (series: string, value: Exclude<PivotValue['value'], undefined>): PivotValue => ({
  key: [series],
  value,
  rollup: true,
  source: 'row-leaf',
});
const part = (
  group: string,
  series: string,
  value: Exclude<PivotValue['value'], undefined>,
): PivotValue => ({ key: [group, series], value, rollup: false, source: 'col-leaf' });
const leaf = (key: string[], ...values: PivotValue[]): PivotRow => ({
  key,
  values,
  source: 'leaf',
});
const total = (...values: PivotValue[]): PivotRow => ({ key: [], values, source: 'non-leaf' });
const shape = { series: ['count()', 'avg(took)'], hasColumns: false, rollup: true };

test('groups become rows, metrics become columns, and totals are not a group', () => {
  const table = pivotTable(
    {
      rows: [
        leaf(['web', '200'], whole('count()', 9007199254740993n), whole('avg(took)', 'NaN')),
        leaf(['db', '(Empty Value)'], whole('count()', 3)),
        total(whole('count()', 4)),
      ],
    },
    shape,
  );
  expect(table).toEqual({
    columns: [
      { group: [], series: 'count()' },
      { group: [], series: 'avg(took)' },
    ],
    rows: [
      { keys: ['web', '200'], values: [9007199254740993n, 'NaN'] },
      { keys: ['db', '(Empty Value)'], values: [3, undefined] },
    ],
  });
  expect(chartSeries(table, [], (_, value) => value)).toMatchObject([
    {
      key: 'count()',
      name: 'count()',
      metric: 'count()',
      column: 0,
      values: [9007199254740992, 3],
    },
    {
      key: 'avg(took)',
      name: 'avg(took)',
      metric: 'avg(took)',
      column: 1,
      values: [undefined, undefined],
    },
  ]);
});

test('column groups keep their order whatever their values, next to the rollup', () => {
  const rows = [
    leaf(['a'], whole('count()', 9), part('10', 'count()', 5), part('9', 'count()', 4)),
    leaf(['b'], whole('count()', 1), part('9', 'count()', 1)),
  ];
  const table = pivotTable({ rows }, { series: ['count()'], hasColumns: true, rollup: true });
  expect(table.columns.map(({ group }) => group)).toEqual([[], ['9'], ['10']]);
  expect(table.rows.map(({ values }) => values)).toEqual([
    [9, 4, 5],
    [1, 1, undefined],
  ]);
  expect(chartSeries(table, [], (_, value) => value).map(({ name }) => name)).toEqual(['9', '10']);
  expect(
    pivotTable({ rows }, { series: ['count()'], hasColumns: true, rollup: false }).columns,
  ).toHaveLength(2);
  expect(
    chartSeries(
      pivotTable(
        { rows: [leaf(['a'], part('9', 'count()', 4))] },
        { ...shape, hasColumns: true, rollup: false },
      ),
      [],
      (_, value) => value,
    ).map(({ name }) => name),
  ).toEqual(['9-count()', '9-avg(took)']);
});

test('without groups the totals are the only row, and an empty result has no rows', () => {
  expect(
    pivotTable(
      { rows: [total(whole('count()', 7))] },
      { series: ['count()'], hasColumns: false, rollup: true },
    ).rows,
  ).toEqual([{ keys: [], values: [7] }]);
  expect(pivotTable({ rows: [] }, shape).rows).toEqual([]);
});

const column = (series: string, ...group: string[]) => ({ series, group });

test('finds the range of the metrics that are asked for', () => {
  const table = {
    columns: [column('count()'), column('avg(a)')],
    rows: [
      { keys: ['x'], values: [3, -0.5] },
      { keys: ['y'], values: [7, 'NaN'] },
      { keys: ['z'], values: [undefined, null] },
    ],
  };
  expect(valueExtent(table, ['count()'])).toEqual({ least: 3, most: 7 });
  expect(valueExtent(table, ['count()', 'avg(a)'])).toEqual({ least: -0.5, most: 7 });
  expect(valueExtent(table, ['max(a)'])).toBeUndefined();
});

test('leaves out the totals of column groups', () => {
  const columns = [column('count()'), column('count()', 'web'), column('count()', 'db')];
  const table = { columns, rows: [{ keys: ['x'], values: [9, 4, 5] }] };
  expect(valueExtent(table, ['count()'])).toEqual({ least: 4, most: 5 });
});

test('the name of a series shows hidden characters, its key keeps them', () => {
  const rows = [leaf(['a'], part('abc\u202etxt', 'count()', 5))];
  const table = pivotTable({ rows }, { series: ['count()'], hasColumns: true, rollup: false });
  expect(chartSeries(table, [], (_, value) => value)).toMatchObject([
    { key: 'abc\u202etxt', name: 'abc[RLO]txt' },
  ]);
});
