import { expect, it } from 'vitest';
import type { PivotResult, PivotValue } from '@/contract/search';
import { confirmationReason } from '@/domain/search/expensive-field';
import { readOverTime } from './over-time';
import { readStatistics } from './statistics';

const range = {
  type: 'absolute',
  from: '2026-11-21T14:00:00.000Z',
  to: '2026-11-21T14:03:00.000Z',
} as const;
const aValue = (name: string, value: PivotValue['value']): PivotValue => ({
  key: [name],
  rollup: true,
  source: 'row-leaf',
  ...(value !== undefined && { value }),
});
const aResult = (rows: { key: string[]; values: PivotValue[] }[]): PivotResult => ({
  id: 'p',
  type: 'pivot',
  total: 3,
  effective_timerange: range,
  rows: rows.map((row) => ({ ...row, source: 'leaf' })),
});

it('returns the available statistics with exact integers, and omits those that cannot be computed', () => {
  const values = [
    aValue('count', 3),
    aValue('card', 2),
    aValue('sum', 9007199254740993n),
    aValue('avg', 'NaN'),
    aValue('min', 'Infinity'),
    aValue('max', undefined),
    aValue('percentile', 9.5),
  ];
  expect(readStatistics(aResult([{ key: [], values }]))).toEqual({
    count: 3,
    card: 2,
    sum: 9007199254740993n,
    percentile: 9.5,
  });
  expect(readStatistics(aResult([]))).toEqual({});
});

it('returns a field over time, with negative values and with gaps where no message has it', () => {
  const rows = [
    [0, -4.5],
    [1, 'NaN'],
    [2, 7],
  ].map(([minute, value]) => ({
    key: [`2026-11-21T14:0${minute}:00.000Z`],
    values: [aValue('value', value)],
  }));
  const { from, to, buckets } = readOverTime(aResult(rows), range);
  expect([from, to]).toEqual([Date.parse(range.from), Date.parse(range.to)]);
  expect(buckets.map(({ value }) => value)).toEqual([-4.5, undefined, 7]);
  expect(buckets.map(({ start, end }) => end - start)).toEqual([60_000, 60_000, 60_000]);
});

it.each([
  [{ name: 'app', enumerable: true, numeric: false }, undefined],
  [{ name: 'took_ms', enumerable: false, numeric: true }, undefined],
  [{ name: 'message', enumerable: false, numeric: false }, 'fullText'],
  [{ name: 'full_message', enumerable: true, numeric: false }, 'disabled'],
])('requires a confirmation before analysing %j: %s', (field, reason) => {
  expect(confirmationReason(field, ['full_message'])).toBe(reason);
});
