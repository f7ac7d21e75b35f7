import type { NamedMetric } from '@/contract/metrics';
import { isObject } from '@/domain/json-object';

/** Samples of a sparkline: one minute at one every two seconds. */
export const SAMPLES = 30;

/** The latest value of a metric, and its course while it has been in view. */
export type LiveMetric = {
  metric: NamedMetric;
  /** Values of gauges, increases per second of counters, rates of meters. Oldest first. */
  samples: readonly number[];
  /** Milliseconds since the epoch. */
  at: number;
};
export type LiveMetrics = ReadonlyMap<string, LiveMetric>;

/** Adds a reading to the samples of each metric. */
export const addReading = (
  before: LiveMetrics | undefined,
  metrics: readonly NamedMetric[],
  at: number,
): LiveMetrics =>
  new Map(
    metrics.map((metric) => {
      const earlier = before?.get(metric.full_name);
      const sample = sampleOf(metric, earlier, at);
      const samples = [...(earlier?.samples ?? []), ...(sample === undefined ? [] : [sample])];
      return [metric.full_name, { metric, samples: samples.slice(-SAMPLES), at }];
    }),
  );

function sampleOf(
  metric: NamedMetric,
  earlier: LiveMetric | undefined,
  at: number,
): number | undefined {
  const value = mainFigure(metric);
  if (typeof value !== 'number' || metric.type !== 'counter') return finite(value);
  const previous = earlier && finite(mainFigure(earlier.metric));
  if (!earlier || previous === undefined || at <= earlier.at) return undefined;
  return Math.max(0, ((value - previous) * 1_000) / (at - earlier.at));
}

const finite = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/**
 * The figure that a closed row shows: the value of a gauge, the count of a counter, the rate of the
 * last minute of a meter or timer, the mean of a histogram.
 */
export function mainFigure({ metric }: Pick<NamedMetric, 'metric'>): unknown {
  // Types that the console does not know have the same members.
  const members: Readonly<Record<string, unknown>> = metric;
  if ('value' in members) return members['value'];
  const { rate, time, count } = members;
  if (isObject(rate)) return rate['one_minute'];
  if (isObject(time)) return time['mean'];
  return count;
}

/** Whether the main figure is a number of events per second. */
export const isRate = ({ metric }: Pick<NamedMetric, 'metric'>): boolean => 'rate' in metric;
