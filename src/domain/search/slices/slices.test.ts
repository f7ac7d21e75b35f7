import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { propertyRuns } from '@test/environment/property-runs';
import { stepMillis, stepOf } from '../../time-range/steps';
import {
  canBeSliced,
  directionOf,
  mergeSpans,
  nextSlice,
  stepOfPivot,
  withFixedIntervals,
  remainderAfter,
  type Span,
} from './slices';

const DAY = 86_400_000;
const byTime = [{ type: 'time', fields: ['timestamp'], interval: { type: 'auto', scaling: 1 } }];
const levels = [{ type: 'values', fields: ['level'], limit: 8 }];
const count = { type: 'count', id: 'count()' };

describe('which search types can be sliced', () => {
  it.each([
    ['the newest messages', { type: 'messages', sort: [{ field: 'timestamp', order: 'DESC' }] }],
    ['messages in the order of the server', { type: 'messages', sort: null }],
    [
      'counts over time by level',
      { type: 'pivot', row_groups: byTime, column_groups: levels, series: [count], sort: [] },
    ],
    [
      'total sums, minimums and maximums',
      {
        type: 'pivot',
        series: [
          { type: 'sum', field: 'took_ms' },
          { type: 'min', field: 'took_ms' },
          { type: 'max', field: 'took_ms' },
        ],
      },
    ],
  ])('%s', (_, type) => expect(canBeSliced(type, 'newest')).toBe(true));

  it.each([
    [
      'messages sorted by another field',
      { type: 'messages', sort: [{ field: 'took_ms', order: 'DESC' }] },
    ],
    ['a later page of messages', { type: 'messages', offset: 150 }],
    [
      'the oldest messages, searched from the newest',
      { type: 'messages', sort: [{ field: 'timestamp', order: 'ASC' }] },
    ],
    [
      'an average',
      { type: 'pivot', row_groups: byTime, series: [{ type: 'avg', field: 'took_ms' }] },
    ],
    ['cardinality', { type: 'pivot', series: [{ type: 'card', field: 'user' }] }],
    ['a percentile', { type: 'pivot', series: [{ type: 'percentile', field: 'took_ms' }] }],
    ['the most frequent values', { type: 'pivot', row_groups: levels, series: [count] }],
    [
      'columns without a count',
      {
        type: 'pivot',
        row_groups: byTime,
        column_groups: levels,
        series: [{ type: 'sum', field: 'took_ms' }],
      },
    ],
    [
      'rows with a custom order',
      {
        type: 'pivot',
        row_groups: byTime,
        series: [count],
        sort: [{ type: 'series', field: 'count()', direction: 'Descending' }],
      },
    ],
    [
      'buckets of another date field',
      {
        type: 'pivot',
        row_groups: [{ type: 'time', fields: ['due'], interval: '1d' }],
        series: [count],
      },
    ],
    [
      'its own time range',
      { type: 'pivot', series: [count], timerange: { type: 'offset', source: 'query' } },
    ],
    ['events', { type: 'events' }],
  ])('not %s', (_, type) => expect(canBeSliced(type, 'newest')).toBe(false));

  it('starts at the end whose messages are shown first', () => {
    const oldest = { type: 'messages', sort: [{ field: 'timestamp', order: 'ASC' }] };
    expect(directionOf([{ type: 'pivot' }, oldest])).toBe('oldest');
    expect(canBeSliced(oldest, 'oldest')).toBe(true);
    expect(directionOf([{ type: 'pivot' }])).toBe('newest');
  });
});

test('buckets have the interval of the whole window', () => {
  const pivot = { type: 'pivot', row_groups: byTime, series: [count] };
  expect(withFixedIntervals(pivot, 30 * DAY).row_groups).toEqual([
    { type: 'time', fields: ['timestamp'], interval: { type: 'timeunit', timeunit: '1d' } },
  ]);
  expect(stepOfPivot(pivot, 3 * DAY)).toEqual(stepOf('2h'));
  expect(
    withFixedIntervals({ type: 'pivot', row_groups: [{ ...byTime[0], interval: '5m' }] }, DAY)
      .row_groups,
  ).toMatchObject([{ interval: { timeunit: '5m' } }]);
});

test('slices are contiguous, cover the window and end at bucket boundaries that fit', () => {
  const window = fc
    .tuple(fc.integer({ min: 0, max: 2e12 }), fc.integer({ min: 1, max: 900 * DAY }))
    .map(([from, length]): Span => ({ from, to: from + length }));
  const interval = fc.constantFrom(undefined, '1h', '12h', '1d', '1w', '1M');
  fc.assert(
    fc.property(
      window,
      interval,
      fc.integer({ min: 60_000, max: 90 * DAY }),
      fc.constantFrom<('newest' | 'oldest')[]>('newest', 'oldest'),
      (whole, unit, length, direction) => {
        const step = unit === undefined ? undefined : stepOf(unit);
        // Limits the number of slices, so that the test stays fast.
        const longEnough = Math.max(length, (whole.to - whole.from) / 200);
        const slices: Span[] = [];
        for (
          let rest = whole;
          rest.from < rest.to;
          rest = remainderAfter(rest, slices.at(-1) ?? rest, direction)
        ) {
          const slice = nextSlice(rest, longEnough, direction, step);
          expect(slice.from).toBeLessThan(slice.to);
          expect(slice[direction === 'newest' ? 'to' : 'from']).toBe(
            rest[direction === 'newest' ? 'to' : 'from'],
          );
          slices.push(slice);
          if (!step || stepMillis(step) > longEnough) continue;
          const cut = direction === 'newest' ? slice.from : slice.to;
          const isEnd = cut === (direction === 'newest' ? whole.from : whole.to);
          expect(isEnd || new Date(cut).getUTCMinutes() === 0).toBe(true);
        }
        expect(mergeSpans(slices)).toEqual([whole]);
      },
    ),
    { numRuns: propertyRuns(200) },
  );
});
