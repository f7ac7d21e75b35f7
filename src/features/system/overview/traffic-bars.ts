import type { TrafficHistogram } from '@/contract/cluster-stats';

export type TrafficBar = {
  start: number;
  end: number;
  counts: readonly [bytes: number];
  /** The period is not over yet. */
  partial: boolean;
};

const HOUR = 3_600_000;
export const stepOf = (daily: boolean) => (daily ? 24 * HOUR : HOUR);

/** A bar for each hour or day with traffic, oldest first. Times in milliseconds. */
export function trafficBars({ input, to }: TrafficHistogram, daily: boolean): TrafficBar[] {
  const end = Date.parse(to);
  const step = stepOf(daily);
  return Object.entries(input)
    .map(([at, bytes]): TrafficBar => ({
      start: Date.parse(at),
      end: Date.parse(at) + step,
      counts: [bytes],
      partial: Date.parse(at) + step > end,
    }))
    .toSorted((one, other) => one.start - other.start);
}

export const sumOf = (bytes: Readonly<Record<string, number>>): number =>
  Object.values(bytes).reduce((sum, one) => sum + one, 0);
