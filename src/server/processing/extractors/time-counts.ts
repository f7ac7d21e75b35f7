/**
 * How long runs took, in milliseconds. `buckets` counts them by their length: four buckets for each
 * doubling, from a tenth of a microsecond on.
 */
export type TimeCounts = {
  count: number;
  sum: number;
  squares: number;
  min: number;
  max: number;
  buckets: number[];
};

export const noTimes = (): TimeCounts => ({
  count: 0,
  sum: 0,
  squares: 0,
  min: Infinity,
  max: 0,
  buckets: [],
});

const UNITS_PER_MS = 10_000;
/** Below this, a bucket is one unit wide. */
const NARROW = 8;
const MOST_UNITS = 2 ** 31 - 1;

export function addTime(times: TimeCounts, ms: number): void {
  times.count += 1;
  times.sum += ms;
  times.squares += ms * ms;
  if (ms < times.min) times.min = ms;
  if (ms > times.max) times.max = ms;
  const bucket = bucketOf(Math.min(MOST_UNITS, ms * UNITS_PER_MS) | 0);
  times.buckets[bucket] = (times.buckets[bucket] ?? 0) + 1;
}

export function addTimes(times: TimeCounts, more: TimeCounts): void {
  times.count += more.count;
  times.sum += more.sum;
  times.squares += more.squares;
  times.min = Math.min(times.min, more.min);
  times.max = Math.max(times.max, more.max);
  more.buckets.forEach((count, bucket) => {
    times.buckets[bucket] = (times.buckets[bucket] ?? 0) + count;
  });
}

function bucketOf(units: number): number {
  if (units < NARROW) return units;
  const doublings = 31 - Math.clz32(units);
  return (doublings - 1) * 4 + ((units >> (doublings - 2)) & 3);
}

/** The first length that is above those of a bucket, in milliseconds. */
function endOf(bucket: number): number {
  if (bucket < NARROW) return (bucket + 1) / UNITS_PER_MS;
  const doublings = Math.floor(bucket / 4) + 1;
  return ((4 + (bucket % 4) + 1) * 2 ** (doublings - 2)) / UNITS_PER_MS;
}

/** In microseconds. Percentiles are at most a quarter too high. */
export type TimeSummary = {
  min: number;
  max: number;
  mean: number;
  std_dev: number;
  p95: number;
  p98: number;
  p99: number;
};

export function summaryOfTimes(times: TimeCounts): TimeSummary {
  const { count, sum, squares, min, max } = times;
  if (count === 0) return { min: 0, max: 0, mean: 0, std_dev: 0, p95: 0, p98: 0, p99: 0 };
  const mean = sum / count;
  const micros = (ms: number) => Math.round(ms * 1_000);
  return {
    min: micros(min),
    max: micros(max),
    mean: micros(mean),
    std_dev: micros(Math.sqrt(Math.max(0, squares / count - mean * mean))),
    p95: micros(percentile(times, 0.95)),
    p98: micros(percentile(times, 0.98)),
    p99: micros(percentile(times, 0.99)),
  };
}

function percentile({ count, max, buckets }: TimeCounts, share: number): number {
  let below = 0;
  for (const [bucket, inBucket = 0] of buckets.entries()) {
    below += inBucket;
    if (below >= share * count) return Math.min(max, endOf(bucket));
  }
  return max;
}
