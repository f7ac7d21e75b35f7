import type { TimeRange } from '@/domain/time-range/time-range';
import { lastingKey } from '@/shared/drafts/journal';
import { useDraft } from '@/shared/drafts/use-draft';

const RECENT_KEY = lastingKey('search.ranges');
const KEPT = 6;
const NONE: readonly TimeRange[] = [];

/**
 * Ranges used in this browser, newest first, without duplicates and without those that are presets.
 */
export function useRecentRanges(): {
  ranges: readonly TimeRange[];
  remember: (range: TimeRange) => void;
} {
  const [ranges, setRanges] = useDraft<readonly TimeRange[]>(RECENT_KEY, NONE);
  return { ranges, remember: (range) => setRanges(withRange(ranges, range)) };
}

export function withRange(ranges: readonly TimeRange[], range: TimeRange): readonly TimeRange[] {
  if (range.type === 'relative' && 'range' in range && range.range === 0) return ranges;
  const text = JSON.stringify(range);
  return [range, ...ranges.filter((one) => JSON.stringify(one) !== text)].slice(0, KEPT);
}
