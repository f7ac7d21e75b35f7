import type { AbsoluteRange } from '@/domain/time-range/time-range';
import type { Execution } from './search-request';
import { windowOfBars } from './window-of-bars';

/**
 * The effective window of a run; for all time it starts with the first message, so that time groups
 * over it are not too coarse.
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
