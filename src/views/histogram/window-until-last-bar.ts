import type { PivotResult } from '@/contract/search';
import { isAllTime, type AbsoluteRange, type TimeRange } from '@/domain/time-range/time-range';
import { windowOfBars } from '@/views/execution/window-of-bars';

/** More bars than this are hairlines. */
const MOST_BARS = 500;

/**
 * The window to draw bars in. Over all time the server chooses the interval by the messages: if these
 * are so long ago that bars until now could not be seen, the axis ends with the last one.
 */
export function windowUntilLastBar(
  histogram: PivotResult,
  range: AbsoluteRange,
  requestedRange: TimeRange,
): AbsoluteRange {
  const window = windowOfBars(histogram, range, requestedRange);
  if (!isAllTime(requestedRange)) return window;
  const starts = histogram.rows.flatMap(({ source, key }) =>
    source === 'leaf' && key[0] !== undefined ? [Date.parse(key[0])] : [],
  );
  // Infinite for a single bar, whose length the response does not tell.
  const step = Math.min(...starts.slice(1).map((start, at) => start - (starts[at] ?? start)));
  const bars = (Date.parse(window.to) - Date.parse(window.from)) / step;
  return bars > MOST_BARS
    ? { ...window, to: new Date(Math.max(...starts) + step).toISOString() }
    : window;
}
