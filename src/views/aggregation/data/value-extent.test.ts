import { expect, it } from 'vitest';
import { valueExtent } from './value-extent';

const column = (series: string, ...group: string[]) => ({ series, group });

it('finds the range of the metrics that are asked for', () => {
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

it('leaves out the totals of column groups', () => {
  const columns = [column('count()'), column('count()', 'web'), column('count()', 'db')];
  const table = { columns, rows: [{ keys: ['x'], values: [9, 4, 5] }] };
  expect(valueExtent(table, ['count()'])).toEqual({ least: 4, most: 5 });
});
