import { expect, it } from 'vitest';
import type { PivotResult, PivotRow, ResultMessage } from '@/contract/search';
import { barsOf, pivotOf, withMessages } from './followed-bars';

const FROM = '2026-11-21T14:00:00.000Z';
const at = (seconds: number) => new Date(Date.parse(FROM) + seconds * 1000).toISOString();
const range = (seconds: number) => ({ type: 'absolute' as const, from: FROM, to: at(seconds) });
const leaf = (seconds: number, levels: Record<string, number>, whole: number): PivotRow => ({
  key: [at(seconds)],
  source: 'leaf',
  values: [
    { key: ['count()'], value: whole, rollup: true, source: 'row-leaf' },
    ...Object.entries(levels).map(([level, value]) => ({
      key: [level, 'count()'],
      value,
      rollup: false,
      source: 'col-leaf' as const,
    })),
  ],
});
const histogram: PivotResult = {
  id: 'h',
  type: 'pivot',
  rows: [leaf(0, { '6': 2 }, 2), leaf(10, { '6': 1, '3': 1 }, 3)],
  total: 5,
  effective_timerange: range(300),
};
const message = (seconds: number, level?: number): ResultMessage => ({
  index: 'i',
  message: { _id: `${seconds}`, timestamp: at(seconds), ...(level !== undefined && { level }) },
});
const bars = () => {
  const found = barsOf(histogram, range(300));
  if (!found) throw new Error('no bars');
  return found;
};
const wholes = (pivot: PivotResult) =>
  pivot.rows.map(({ key, values }) => [
    (Date.parse(key[0] ?? '') - Date.parse(FROM)) / 1000,
    values[0]?.value,
  ]);

it('adds new messages to their bars and appends bars without gaps', () => {
  const next = pivotOf(
    histogram,
    withMessages(bars(), [message(12, 3), message(41, 6), message(42)], FROM),
    range(310),
  );
  expect(wholes(next)).toEqual([
    [0, 2],
    [10, 4],
    [20, 0],
    [30, 0],
    [40, 2],
  ]);
  expect(next.rows[1]?.values.find(({ key }) => key[0] === '3')?.value).toBe(2);
  expect(next.total).toBe(8);
  expect(next.effective_timerange).toEqual(range(310));
});

it('ignores messages from before the window', () => {
  expect(pivotOf(histogram, withMessages(bars(), [message(-1, 6)], FROM), range(300)).total).toBe(
    5,
  );
});

it('bounds the number of bars and keeps the count, however long users follow', () => {
  const hours = Array.from({ length: 2_000 }, (_, n) => message(20 + n * 10, 6));
  const next = pivotOf(histogram, withMessages(bars(), hours, FROM), range(20_020));
  expect(next.rows.length).toBeLessThanOrEqual(121);
  expect(next.total).toBe(2_005);
});

it('is undefined for intervals without a fixed length', () => {
  expect(
    barsOf(histogram, { type: 'absolute', from: '2020-01-01T00:00:00.000Z', to: FROM }),
  ).toBeUndefined();
});
