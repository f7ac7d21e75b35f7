import { instantOfLocal, offsetAt } from '../../format/instants/zone';
import { isAllTime, type TimeRange } from '../../time-range/time-range';
import type { GhostWindow } from './formatting';

/** How much earlier a window is, as the server reads it: seconds, or the length of the window. */
export type WindowOffsets = Readonly<Record<GhostWindow, string>>;

const DAY_S = 86_400;
export const PLAIN_OFFSETS: WindowOffsets = {
  previous: '1i',
  '1d': `${DAY_S}`,
  '1w': `${7 * DAY_S}`,
};

/**
 * The offsets with which earlier windows start at the same time of day in a zone, also if its clocks
 * were changed in between. Only the server knows where a keyword starts: these move by whole days.
 */
export function windowOffsets(
  range: TimeRange,
  { now, zone }: { now: number; zone: string },
): WindowOffsets {
  const start = startOf(range, now);
  // Ranges of a view are as stored: they may be invalid, or older than dates go.
  if (start === undefined || !(Math.abs(start) < 8e15)) return PLAIN_OFFSETS;
  const earlier = (days: number) => `${offsetOf(start, days, zone)}`;
  return { ...PLAIN_OFFSETS, '1d': earlier(1), '1w': earlier(7) };
}

function startOf(range: TimeRange, now: number): number | undefined {
  if (isAllTime(range)) return undefined;
  switch (range.type) {
    case 'absolute':
      return Date.parse(range.from);
    case 'relative':
      return now - 1_000 * ('from' in range ? range.from : range.range);
    case 'keyword':
      return undefined;
  }
}

/** In seconds. A time of day that the earlier day did not have is moved by the change. */
function offsetOf(start: number, days: number, zone: string): number {
  const local = start + offsetAt(start, zone) - days * DAY_S * 1_000;
  return Math.round((start - instantOfLocal(local, zone)) / 1_000);
}
