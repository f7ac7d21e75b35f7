import { expect, it } from 'vitest';
import type { NamedMetric } from '@/contract/metrics';
import { addReading, mainFigure, SAMPLES } from './live-metrics';

const gauge = (value: number | string | null): NamedMetric => ({
  full_name: 'a.gauge',
  name: 'gauge',
  type: 'gauge',
  metric: { value },
});
const counter = (count: number): NamedMetric => ({
  full_name: 'a.counter',
  name: 'counter',
  type: 'counter',
  metric: { count },
});
const samplesOf = (readings: readonly NamedMetric[]) => {
  let live = addReading(undefined, [], 0);
  readings.forEach((metric, index) => (live = addReading(live, [metric], index * 2_000)));
  return [...live.values()][0]?.samples;
};

it('samples gauges as they are, and skips what is no number', () => {
  expect(samplesOf([gauge(1), gauge(5), gauge('x'), gauge(null), gauge(3)])).toEqual([1, 5, 3]);
});

it('samples counters as increase per second, which a restart does not make negative', () => {
  expect(samplesOf([counter(10), counter(14), counter(14), counter(2)])).toEqual([2, 0, 0]);
});

it('keeps the latest samples only', () => {
  const samples = samplesOf(Array.from({ length: 100 }, (_, index) => gauge(index)));
  expect(samples).toHaveLength(SAMPLES);
  expect(samples?.at(-1)).toBe(99);
});

it('shows the rate of meters and timers, and the mean of histograms', () => {
  const rate = { one_minute: 7, five_minute: 1, fifteen_minute: 1, total: 9, mean: 1 };
  const of = (metric: unknown) => mainFigure({ metric: metric as NamedMetric['metric'] });
  expect(of({ rate, rate_unit: 'events/second' })).toBe(7);
  expect(of({ rate, time: { mean: 4 }, rate_unit: 'events/second' })).toBe(7);
  expect(of({ time: { mean: 4 }, count: 2 })).toBe(4);
});
