import type { SearchJob } from '@/contract/search';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import type { Span } from '@/domain/search/slices/slices';
import {
  inOrder,
  jobOf,
  totalOf,
  unsearched,
  type CompletedSlice,
  type WholeAnswer,
} from './slice-job';
import { rangeOf, type SlicePlan } from './slice-plan';

/** The state of a sliced search, during and after the run. */
export type SliceProgress = {
  running: boolean;
  /** Stopped by the user; partial results are kept. */
  stopped: boolean;
  window: AbsoluteRange;
  searchedMs: number;
  windowMs: number;
  /** Ranges missing from the result, with the reason if they failed. */
  missing: readonly { range: AbsoluteRange; reason?: string }[];
  /** Search types that need the whole window and are still pending. */
  pending: readonly string[];
  /** A bar that was cut at a slice may lack a rare value. */
  approximate: boolean;
  /**
   * Message counts of the slices that are contiguous with the starting end of the window; paging
   * uses them.
   */
  slices: readonly { range: AbsoluteRange; total: number }[];
};
export type SlicedRun = { job: SearchJob; progress: SliceProgress };

export type SearchedSoFar = {
  plan: SlicePlan;
  job: SearchJob;
  window: Span;
  /** Start of the run, as of `performance.now()`. */
  started: number;
  completed: CompletedSlice[];
  failed: { span: Span; reason: string }[];
  whole: WholeAnswer | undefined;
};

/** The partial result and its progress. */
export function snapshot(
  { plan, job, window, completed, whole, started, failed }: SearchedSoFar,
  { running, stopped }: { running: boolean; stopped: boolean },
): SlicedRun {
  const merged = jobOf(plan, {
    window,
    job,
    completed,
    whole,
    done: !running,
    elapsedMs: Math.round(performance.now() - started),
  });
  const missing = unsearched(window, completed).map((gap) => ({
    range: rangeOf(gap),
    ...reasonOf(gap, failed),
  }));
  return {
    job: merged.job,
    progress: {
      running,
      stopped,
      window: rangeOf(window),
      searchedMs: completed.reduce((sum, { span }) => sum + span.to - span.from, 0),
      windowMs: window.to - window.from,
      missing,
      pending: whole ? [] : plan.whole.map(({ id }) => id),
      approximate: !merged.exact,
      slices: inOrder(plan, { window, completed, done: !running }).map((slice) => ({
        range: rangeOf(slice.span),
        total: totalOf(plan, slice),
      })),
    },
  };
}

function reasonOf(gap: Span, failed: SearchedSoFar['failed']): { reason?: string } {
  const found = failed.find(({ span }) => span.from < gap.to && span.to > gap.from);
  return found ? { reason: found.reason } : {};
}
