import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import {
  plainPivot,
  type PlainDocument,
  type PlainGroup,
} from '@test/models/plain-evaluator/pivot';
import { propertyRuns } from '@test/environment/property-runs';
import { bucketStart, nextBucket, stepOf, type Step } from '../../time-range/steps';
import { mergePivots, mergeRowsOfSlices } from './merge-slices';
import { nextSlice, remainderAfter, type Direction, type Span } from './slices';

const HOUR = 3_600_000;
const WHOLE: Span = { from: Date.UTC(2026, 9, 20, 7), to: Date.UTC(2026, 10, 21, 12, 34) };
const LIMIT = 3;
const SERIES = [
  { type: 'count', id: 'count()', field: null },
  { type: 'sum', id: 'all', field: 'took' },
  { type: 'min', id: 'min(took)', field: 'took' },
  { type: 'max', id: 'max(took)', field: 'took' },
  { type: 'count', id: 'count(took)', field: 'took' },
];

const messages = fc
  .array(
    fc.record({
      at: fc.integer({ min: WHOLE.from, max: WHOLE.to - 1 }),
      level: fc.option(fc.integer({ min: 0, max: 6 }), { nil: undefined }),
      took: fc.option(
        fc.integer({ min: -40, max: 400 }).map((n) => n / 4),
        { nil: undefined },
      ),
    }),
    { maxLength: 120 },
  )
  .map((some) =>
    some.map(({ at, level, took }, seq): PlainDocument => ({
      seq,
      fields: { timestamp: at, level, took },
    })),
  );

const within = (docs: readonly PlainDocument[], { from, to }: Span) =>
  docs.filter(
    ({ fields }) => Number(fields['timestamp']) >= from && Number(fields['timestamp']) < to,
  );

function cut(length: number, direction: Direction, step: Step): Span[] {
  const slices: Span[] = [];
  for (
    let rest = WHOLE;
    rest.from < rest.to;
    rest = remainderAfter(rest, slices.at(-1) ?? rest, direction)
  )
    slices.push(nextSlice(rest, length, direction, step));
  return slices;
}

const pivotOf = (
  docs: readonly PlainDocument[],
  step: Step,
  { columns, rollup, byTime }: { columns: boolean; rollup: boolean; byTime: boolean },
) => {
  const time: PlainGroup = {
    type: 'time',
    fields: ['timestamp'],
    start: (at) => bucketStart(step, at),
    next: (start) => nextBucket(step, start),
  };
  const levels: PlainGroup = {
    type: 'values',
    fields: ['level'],
    limit: LIMIT,
    skip_empty_values: false,
  };
  const rows = plainPivot(
    docs,
    {
      rollup,
      rows: byTime ? [time] : [],
      columns: columns ? [levels] : [],
      series: SERIES,
      sort: [],
    },
    (field, value) =>
      field === 'timestamp' ? new Date(Number(value)).toISOString() : String(value),
  );
  return { rows, total: docs.length };
};

/** The order of values within a row is arbitrary. */
const unordered = ({ rows, total }: ReturnType<typeof pivotOf>) => ({
  total,
  rows: rows.map(({ values, ...row }) => ({
    ...row,
    values: values.toSorted((one, other) =>
      JSON.stringify(one.key) < JSON.stringify(other.key) ? -1 : 1,
    ),
  })),
});

test('merged slices equal the result of the whole window wherever they are marked as exact', () => {
  let exactOnes = 0;
  const shape = fc.record({ columns: fc.boolean(), rollup: fc.boolean(), byTime: fc.boolean() });
  fc.assert(
    fc.property(
      messages,
      fc.constantFrom('12h', '1d', '1w', '1M'),
      fc.integer({ min: 5, max: 400 }),
      fc.constantFrom<Direction[]>('newest', 'oldest'),
      shape,
      (docs, interval, hours, direction, how) => {
        const step = stepOf(interval);
        const parts = cut(hours * HOUR, direction, step).map((slice) =>
          pivotOf(within(docs, slice), step, how),
        );
        const merged = mergePivots(parts, {
          series: SERIES,
          step: how.byTime ? step : undefined,
          columnLimit: how.columns ? LIMIT : undefined,
        });
        const whole = pivotOf(docs, step, how);
        if (merged?.exact !== true) return;
        exactOnes += 1;
        expect(unordered(merged.pivot)).toEqual(unordered(whole));
      },
    ),
    { numRuns: propertyRuns(300) },
  );
  expect(exactOnes).toBeGreaterThan(100);
});

test('buckets that no slice splits are always exact', () => {
  fc.assert(
    fc.property(messages, fc.integer({ min: 24, max: 200 }), (docs, hours) => {
      const step = stepOf('12h');
      const parts = cut(hours * HOUR, 'newest', step).map((slice) =>
        pivotOf(within(docs, slice), step, { columns: true, rollup: true, byTime: true }),
      );
      expect(mergePivots(parts, { series: SERIES, step, columnLimit: LIMIT })?.exact).toBe(true);
    }),
    { numRuns: propertyRuns(100) },
  );
});

it('keeps sums beyond 53 bits exact', () => {
  const part = (value: number | bigint) => ({
    rows: [
      {
        key: [],
        values: [{ key: ['count()'], value, rollup: true, source: 'row-leaf' as const }],
        source: 'leaf' as const,
      },
    ],
    total: 1,
  });
  const merged = mergePivots([part(9_007_199_254_740_993n), part(2)], {
    series: [{ type: 'count', id: 'count()' }],
    step: undefined,
    columnLimit: undefined,
  });
  expect(merged?.pivot.rows[0]?.values[0]?.value).toBe(9_007_199_254_740_995n);
});

it('returns rows in slice order, without duplicates and up to the limit', () => {
  expect(mergeRowsOfSlices([['e', 'd'], ['d', 'c'], [], ['b', 'a']], 4, (row) => row)).toEqual([
    'e',
    'd',
    'c',
    'b',
  ]);
});
