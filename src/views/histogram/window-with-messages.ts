import type { AbsoluteRange } from '@/domain/time-range/time-range';
import type { Execution } from '@/views/execution/search-request';
import { windowOfBars } from './histogram-data';

/**
 * The window of a run as far as it has messages, where all of it is known: what is cut by time over
 * all time is cut from there on.
 */
export function windowWithMessages({
  request,
  histogram,
  effectiveRange,
  progress,
  outcome,
}: Execution): AbsoluteRange | undefined {
  return effectiveRange && histogram && !progress && outcome === 'complete'
    ? windowOfBars(histogram, effectiveRange, request.range)
    : effectiveRange;
}
