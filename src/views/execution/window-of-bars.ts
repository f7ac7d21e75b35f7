import type { PivotResult } from '@/contract/search';
import { isAllTime, type AbsoluteRange, type TimeRange } from '@/domain/time-range/time-range';

/**
 * The window to draw bars in. The server resolves "all time" to 1970 onwards, so the axis starts
 * with the first bar then.
 */
export function windowOfBars(
  { rows }: PivotResult,
  range: AbsoluteRange,
  requestedRange: TimeRange,
): AbsoluteRange {
  const first = rows.find(({ source }) => source === 'leaf')?.key[0];
  return isAllTime(requestedRange) && first !== undefined ? { ...range, from: first } : range;
}
