import { LAST_INSTANT } from '@/domain/time-range/limits';
import type { AbsoluteRange } from '@/domain/time-range/time-range';

export type MoveRange = (range: AbsoluteRange) => AbsoluteRange;

/** The window of the same length just before or after. */
export function shiftRange(range: AbsoluteRange, direction: 'earlier' | 'later'): AbsoluteRange {
  const [from, to] = bounds(range);
  const step = (to - from) * (direction === 'earlier' ? -1 : 1);
  return absolute(from + step, to + step);
}

/**
 * Twice the window around the same middle, but not into the future: there are no messages there
 * yet.
 */
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

/**
 * A window has a millisecond at least, and the calendar begins in 1970 for messages; it ends where
 * years have four digits.
 */
function absolute(from: number, to: number): AbsoluteRange {
  const start = Math.min(Math.max(0, Math.floor(from)), LAST_INSTANT - 1);
  return {
    type: 'absolute',
    from: new Date(start).toISOString(),
    to: new Date(Math.min(Math.max(Math.ceil(to), start + 1), LAST_INSTANT)).toISOString(),
  };
}
