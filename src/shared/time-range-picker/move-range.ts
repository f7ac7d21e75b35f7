import { LAST_INSTANT } from '@/domain/time-range/limits';
import type { AbsoluteRange } from '@/domain/time-range/time-range';

export type MoveRange = (range: AbsoluteRange) => AbsoluteRange;

/** The adjacent range of the same length. */
export function shiftRange(range: AbsoluteRange, direction: 'earlier' | 'later'): AbsoluteRange {
  const [from, to] = bounds(range);
  const step = (to - from) * (direction === 'earlier' ? -1 : 1);
  return absolute(from + step, to + step);
}

/** Doubles a range around its middle, but not into the future. */
export function widenRange(range: AbsoluteRange, now: number): AbsoluteRange {
  const [from, to] = bounds(range);
  const half = (to - from) / 2;
  const end = Math.min(to + half, Math.max(now, to));
  return absolute(end - 4 * half, end);
}

const bounds = ({ from, to }: AbsoluteRange): [number, number] => [
  Date.parse(from),
  Date.parse(to),
];

/** Clamped to at least a millisecond, and to the years 1970 to 9999. */
function absolute(from: number, to: number): AbsoluteRange {
  const start = Math.min(Math.max(0, Math.floor(from)), LAST_INSTANT - 1);
  return {
    type: 'absolute',
    from: new Date(start).toISOString(),
    to: new Date(Math.min(Math.max(Math.ceil(to), start + 1), LAST_INSTANT)).toISOString(),
  };
}
