import { expect, it } from 'vitest';
import type { PivotRow } from '@/contract/search';
import { readTopValues } from './top-values';

const row = (value: string, count: number | string): PivotRow => ({
  source: 'leaf',
  key: [value],
  values: [{ key: ['count()'], value: count, rollup: true, source: 'row-leaf' }],
});
const range = {
  type: 'absolute',
  from: '2026-11-21T14:00:00.000Z',
  to: '2026-11-21T14:01:00.000Z',
} as const;
const result = (rows: PivotRow[], total: number) =>
  ({ id: 'v', type: 'pivot', rows, total, effective_timerange: range }) as const;

it('returns values with their share of all matches, without the empty-value bucket and the totals', () => {
  const totals: PivotRow = {
    source: 'non-leaf',
    key: [],
    values: [{ key: ['count()'], value: 10, rollup: true, source: 'row-inner' }],
  };
  expect(
    readTopValues(result([row('500', 6), row('(Empty Value)', 3), row('503', 1), totals], 10)),
  ).toEqual([
    { value: '500', count: 6, share: 0.6 },
    { value: '503', count: 1, share: 0.1 },
  ]);
});

it('skips values without a count', () => {
  expect(readTopValues(result([row('a', 'NaN'), row('b', 0)], 0))).toEqual([]);
});
