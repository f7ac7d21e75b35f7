import { readInstant } from '@/domain/format/instants/instant';
import { LAST_INSTANT } from '@/domain/time-range/limits';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import type { Execution } from '@/views/execution/search-request';

/** Messages that arrive during the request, or from clocks slightly ahead, are not in the future. */
const TOLERANCE_MS = 60_000;
/** The last row is included: the end of a range is exclusive on some servers. */
const AFTER_MS = 1_000;

/** Whether a search ended at the moment it ran. Keywords such as "yesterday" end earlier. */
export function endsNow({
  request: { range },
  effectiveRange,
  executedAt,
}: Pick<Execution, 'request' | 'effectiveRange' | 'executedAt'>): boolean {
  switch (range.type) {
    case 'absolute':
      return false;
    case 'relative':
      return 'range' in range || !range.to;
    case 'keyword':
      return (
        effectiveRange !== undefined &&
        Math.abs(Date.parse(effectiveRange.to) - Date.parse(executedAt)) < TOLERANCE_MS
      );
  }
}

/** Everything after `now`, ISO 8601. */
export const futureOf = (now: string): AbsoluteRange => ({
  type: 'absolute',
  from: new Date(Date.parse(now) + TOLERANCE_MS).toISOString(),
  to: new Date(LAST_INSTANT).toISOString(),
});

/** The part of the future that has messages; undefined if there are none. */
export function rangeOfFuture(future: AbsoluteRange, newest: string): AbsoluteRange | undefined {
  const last = readInstant(newest);
  if (last === undefined) return undefined;
  return { ...future, to: new Date(Math.min(last + AFTER_MS, LAST_INSTANT)).toISOString() };
}
