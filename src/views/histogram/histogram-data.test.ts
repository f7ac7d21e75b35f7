import { expect, it } from 'vitest';
import type { PivotResult, PivotRow, PivotValue } from '@/contract/search';
import { histogramData, withoutLevels } from './histogram-data';
import { windowOfBars } from '@/views/execution/window-of-bars';

const range = {
  type: 'absolute',
  from: '2026-11-21T14:00:00.000Z',
  to: '2026-11-21T14:01:00.000Z',
} as const;
type Count = number | string | null | undefined;
const countValue = (key: string[], value: Count, source: PivotValue['source']): PivotValue => ({
  key,
  ...(value !== undefined && { value }),
  rollup: source === 'row-leaf',
  source,
});
const leaf = (time: string, counts: Record<string, Count>, total?: Count): PivotRow => ({
  source: 'leaf',
  key: [time],
  values: [
    ...Object.entries(counts).map(([level, value]) =>
      countValue([level, 'count()'], value, 'col-leaf'),
    ),
    ...(total === undefined ? [] : [countValue(['count()'], total, 'row-leaf')]),
  ],
});
const pivot = (rows: PivotRow[]): PivotResult => ({
  id: 'h',
  type: 'pivot',
  rows,
  total: 0,
  effective_timerange: range,
});

it('makes one bar per bucket, levels by severity, unknown levels last', () => {
  const data = histogramData(
    pivot([
      leaf('2026-11-21T14:00:10.000Z', { '6': 5, '(Empty Value)': 1, '3': 2 }, 8),
      leaf('2026-11-21T14:00:20.000Z', { '6': 4 }, 4),
      {
        source: 'non-leaf',
        key: [],
        values: [{ key: ['count()'], value: 12, rollup: true, source: 'row-inner' }],
      },
    ]),
    range,
  );
  expect(data.levels).toEqual(['3', '6', '(Empty Value)']);
  expect(data.buckets.map(({ counts, total }) => ({ counts, total }))).toEqual([
    { counts: [2, 5, 1], total: 8 },
    { counts: [0, 4, 0], total: 4 },
  ]);
  expect(data.intervalMs).toBe(10_000);
  expect(data.buckets.map(({ start, end }) => end - start)).toEqual([10_000, 10_000]);
});

it('covers the whole range, though the response starts with the first message', () => {
  const { from, to } = histogramData(
    pivot([leaf('2026-11-21T14:00:30.000Z', { '6': 1 }, 1)]),
    range,
  );
  expect([from, to]).toEqual([Date.parse(range.from), Date.parse(range.to)]);
});

it.each(['NaN', 'Infinity', '-Infinity', null, undefined])(
  'draws nothing for a count of %s',
  (value) => {
    const { buckets } = histogramData(
      pivot([leaf('2026-11-21T14:00:30.000Z', { '6': value, '3': 2 })]),
      range,
    );
    expect(buckets[0]).toMatchObject({ counts: [2, 0], total: 2 });
  },
);

it('skips buckets without a readable time, and has none for an empty result', () => {
  expect(histogramData(pivot([leaf('(Empty Value)', { '6': 1 }, 1)]), range).buckets).toEqual([]);
  expect(histogramData(pivot([]), range)).toMatchObject({
    buckets: [],
    levels: [],
    intervalMs: undefined,
  });
});

it('gives each month its own length and uses the shortest as the interval', () => {
  const data = histogramData(
    pivot(
      ['2026-01-01', '2026-02-01', '2026-03-01'].map((day) =>
        leaf(`${day}T00:00:00.000Z`, { '6': 1 }, 1),
      ),
    ),
    range,
  );
  expect(data.buckets.map(({ start, end }) => (end - start) / 86_400_000)).toEqual([31, 28, 28]);
});

it('extends the axis to whole bars at both ends, and marks those that the window cuts', () => {
  const data = histogramData(
    pivot(
      ['14:00:10', '14:00:20', '14:00:30'].map((time) =>
        leaf(`2026-11-21T${time}.000Z`, { '6': 1 }, 1),
      ),
    ),
    { type: 'absolute', from: '2026-11-21T14:00:15.000Z', to: '2026-11-21T14:00:33.000Z' },
  );
  expect(data.buckets.map(({ partial }) => partial)).toEqual([true, false, true]);
  expect([data.axis.from, data.axis.to].map((at) => new Date(at).toISOString())).toEqual([
    '2026-11-21T14:00:10.000Z',
    '2026-11-21T14:00:40.000Z',
  ]);
});

it('draws a single bar with the bucket size that the server uses for such a window', () => {
  const { buckets } = histogramData(
    pivot([leaf('2026-11-21T14:00:30.000Z', { '6': 1 }, 1)]),
    range,
  );
  expect(buckets.map(({ start, end }) => end - start)).toEqual([1_000]);
});

it('starts with the first bar for all time only', () => {
  const [bars, all] = [
    pivot([leaf('2026-11-21T14:00:10.000Z', { '6': 5 }, 5)]),
    { ...range, from: '1970-01-01T00:00:00.000Z' },
  ];
  expect(windowOfBars(bars, all, { type: 'relative', range: 0 })).toEqual({
    ...range,
    from: '2026-11-21T14:00:10.000Z',
  });
  expect(
    histogramData(bars, windowOfBars(bars, all, { type: 'relative', range: 0 })).buckets,
  ).toMatchObject([{ partial: false }]);
  expect(windowOfBars(bars, range, { type: 'relative', range: 300 })).toEqual(range);
  expect(windowOfBars(pivot([]), all, { type: 'relative', range: 0 })).toEqual(all);
});

it('leaves hidden levels out of bars and totals', () => {
  const data = histogramData(
    pivot([leaf('2026-11-21T14:00:10.000Z', { '6': 5, '3': 2, '4': 1 }, 9)]),
    range,
  );
  expect(withoutLevels(data, new Set(['9']))).toBe(data);
  expect(withoutLevels(data, new Set(['6']))).toMatchObject({
    levels: ['3', '4'],
    buckets: [{ counts: [2, 1], total: 3 }],
  });
});
