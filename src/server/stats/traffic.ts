import type { TrafficHistogram } from '@/contract/cluster-stats';
import { HOUR_MS, type TrafficCounts, type TrafficKind } from '../ingest/traffic-counts';

const DAY_MS = 24 * HOUR_MS;

export type TrafficRequest = { days: number; daily: boolean; includeToday: boolean };

/** Sums counts by hour or day. `now` in milliseconds since the epoch. */
export function trafficOf(
  { hours }: Pick<TrafficCounts, 'hours'>,
  { days, daily, includeToday }: TrafficRequest,
  now: number,
): TrafficHistogram {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const [from, to] = [today - days * DAY_MS, includeToday ? now : today];
  const step = daily ? DAY_MS : HOUR_MS;
  const within = [...hours()]
    .filter(([start]) => start >= from && start < to)
    .sort(([a], [b]) => a - b);

  const bytesOf = (kind: TrafficKind) => {
    const bytes: Record<string, number> = {};
    for (const [start, hour] of within) {
      const name = new Date(start - (start % step)).toISOString();
      bytes[name] = (bytes[name] ?? 0) + hour[kind];
    }
    return bytes;
  };
  return {
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    input: bytesOf('input'),
    output: bytesOf('output'),
    decoded: bytesOf('decoded'),
  };
}
