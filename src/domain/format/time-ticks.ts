import { formatInstant } from './instant';
import { wallTime } from './zone';

const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000];
const STEPS = [
  ...[0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30].map((n) => n * SECOND),
  ...[1, 2, 5, 10, 15, 30].map((n) => n * MINUTE),
  ...[1, 2, 3, 6, 12].map((n) => n * HOUR),
  ...[1, 2, 7, 14, 28, 56, 91, 182, 365, 730, 1825].map((n) => n * DAY),
];

export type TimeTick = { at: number; label: string };

/**
 * At most `most` round local times of the zone between two instants (milliseconds), labelled as
 * briefly as possible.
 */
export function timeTicks(from: number, to: number, zone: string, most: number): TimeTick[] {
  const step = STEPS.find((one) => (to - from) / one <= most) ?? (to - from) / most;
  const ticks: TimeTick[] = [];
  const first = Math.ceil((from + offsetAt(from, zone)) / step) * step;
  for (let wall = first; ticks.length <= most; wall += step) {
    // Offsets change within a range: each tick is round in the local time at that point.
    const at = wall - offsetAt(wall - offsetAt(from, zone), zone);
    if (at > to) break;
    if (at >= from) ticks.push({ at, label: label(at, step, zone) });
  }
  return ticks;
}

function label(at: number, step: number, zone: string): string {
  const date = () => formatInstant(at, { zone, format: 'date' });
  if (step >= 365 * DAY) return date().slice(0, 7);
  const { hour, minute, second, millisecond } = wallTime(at, zone);
  const isMidnight = hour + minute + second + millisecond === 0;
  if (step >= DAY || isMidnight) return date().slice(5);
  if (step < SECOND) return formatInstant(at, { zone, format: 'timeOfDayComplete' });
  return formatInstant(at, { zone, format: step < MINUTE ? 'timeOfDay' : 'hourAndMinute' });
}

/** Milliseconds that local time is ahead of UTC. */
function offsetAt(ms: number, zone: string): number {
  const { year, month, day, hour, minute, second, millisecond } = wallTime(ms, zone);
  return Date.UTC(year, month - 1, day, hour, minute, second, millisecond) - ms;
}
