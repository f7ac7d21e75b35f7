import { nodeText } from '@/domain/node-text/node-text';
import type { AbsoluteRange, TimeRange } from '@/domain/time-range/time-range';
import { unreachable } from '@/domain/unreachable';
import { parseKeyword } from '../documents/keyword-range';
import type { Window } from '../documents/whole-units';
import { SearchFailure } from './search-failure';

/**
 * The window of a time range at the instant `now`; a relative range of 0 seconds starts in 1970.
 */
export function windowOf(range: TimeRange, now: number): Window {
  switch (range.type) {
    case 'relative':
      if ('range' in range)
        return { from: range.range === 0 ? 0 : now - range.range * 1000, to: now };
      return { from: now - range.from * 1000, to: now - (range.to ?? 0) * 1000 };
    case 'absolute':
      return { from: Date.parse(range.from), to: Date.parse(range.to) };
    case 'keyword': {
      const window = parseKeyword(range.keyword, range.timezone ?? 'Etc/UTC', now);
      if (!window)
        throw new SearchFailure(nodeText('node.search.badKeyword', { keyword: range.keyword }));
      return window;
    }
    default:
      return unreachable(range);
  }
}

/** Shifts a window back by an offset in seconds, or by `<n>i` times its length. */
export function movedBack({ from, to }: Window, offset: string | number = '1i'): Window {
  const [, count = '1', lengths] = /^(\d+)(i?)$/.exec(String(offset)) ?? [];
  const by = lengths === 'i' ? Number(count) * (to - from) : Number(count) * 1000;
  return { from: from - by, to: to - by };
}

export const effectiveRange = ({ from, to }: Window): AbsoluteRange => ({
  type: 'absolute',
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
});
