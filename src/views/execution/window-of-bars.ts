import type { PivotResult } from '@/contract/search';
import { isAllTime, type AbsoluteRange, type TimeRange } from '@/domain/time-range/time-range';

/** More bars than this are hairlines. */
const MOST_BARS = 500;

/**
 * The window to draw bars in. The server resolves "all time" to 1970 until now and chooses the
 * interval by the messages, so the axis starts with the first bar then, and ends with the last one
 * if the messages are so long ago that the bars could not be seen otherwise.
 */
export function windowOfBars(
  { rows }: PivotResult,
  range: AbsoluteRange,
  requestedRange: TimeRange,
): AbsoluteRange {
  const starts = rows.flatMap(({ source, key }) =>
    source === 'leaf' && key[0] !== undefined ? [key[0]] : [],
  );
  const [first] = starts;
  if (!isAllTime(requestedRange) || first === undefined) return range;
  const end = endOfBars(starts.map((start) => Date.parse(start)));
  const isLongAgo =
    end !== undefined && (Date.parse(range.to) - Date.parse(first)) / end.step > MOST_BARS;
  return {
    ...range,
    from: first,
    ...(isLongAgo && { to: new Date(end.at).toISOString() }),
  };
}

/** Undefined for a single bar, whose length the response does not tell. */
function endOfBars(starts: readonly number[]): { at: number; step: number } | undefined {
  const steps = starts.slice(1).map((start, i) => start - (starts[i] ?? NaN));
  const step = Math.min(...steps.filter((one) => one > 0));
  return Number.isFinite(step) ? { at: (starts.at(-1) ?? NaN) + step, step } : undefined;
}
