import { readInstant } from '../format/instant';
import { unreachable } from '../unreachable';
import type { AbsoluteRange, TimeRange } from './time-range';

const second = 1_000;

/** The last five minutes (A9.2). */
export const defaultSeconds = 300;
export const defaultRange: TimeRange = { type: 'relative', range: defaultSeconds };
/** What the keyword tab starts with (A4.13). */
export const defaultKeyword = 'Last five minutes';

/** One way to write each range, so that equal ranges look equal: no `to` that is now, instants in UTC, trimmed keywords. */
export function normalise(range: TimeRange): TimeRange {
  switch (range.type) {
    case 'relative':
      if ('range' in range) return { type: 'relative', range: range.range };
      return range.to ? { type: 'relative', from: range.from, to: range.to } : { type: 'relative', range: range.from };
    case 'absolute': return { type: 'absolute', from: inUtc(range.from), to: inUtc(range.to) };
    case 'keyword': return { type: 'keyword', keyword: range.keyword.trim(), ...(range.timezone && { timezone: range.timezone }) };
    default: return unreachable(range);
  }
}

/** How many seconds a range covers: Infinity for all time, undefined for a keyword, which only the server understands. */
export function rangeSeconds(range: TimeRange): number | undefined {
  switch (range.type) {
    case 'relative':
      if ('range' in range) return range.range === 0 ? Infinity : range.range;
      return range.from === 0 ? Infinity : range.from - (range.to ?? 0);
    case 'absolute': {
      const [from, to] = [readInstant(range.from), readInstant(range.to)];
      return from === undefined || to === undefined ? undefined : (to - from) / second;
    }
    case 'keyword': return undefined;
    default: return unreachable(range);
  }
}

/** The same range in the words of another tab where they can say it, else that tab's default (A4.13). `now` in milliseconds. */
export function convertRange(range: TimeRange, type: TimeRange['type'], { now, zone }: { now: number; zone: string }): TimeRange {
  if (range.type === type) return range;
  switch (type) {
    case 'relative': return defaultRange;
    case 'absolute': return asAbsolute(range, now);
    case 'keyword': return { type: 'keyword', keyword: defaultKeyword, timezone: zone };
    default: return unreachable(type);
  }
}

function asAbsolute(range: TimeRange, now: number): AbsoluteRange {
  const ends = range.type === 'relative' ? ('range' in range ? { from: range.range, to: 0 } : { from: range.from, to: range.to ?? 0 }) : { from: 0, to: 0 };
  const [from, to] = ends.from === 0 ? [defaultSeconds, 0] : [ends.from, ends.to];
  return { type: 'absolute', from: ago(now, from), to: ago(now, to) };
}

const ago = (now: number, seconds: number) => new Date(now - seconds * second).toISOString();

function inUtc(at: string): string {
  const ms = readInstant(at);
  return ms === undefined ? at : new Date(ms).toISOString();
}
