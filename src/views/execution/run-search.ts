import { call, type CallOptions } from '@/api/client';
import type { SearchesClusterConfig } from '@/contract/cluster-config';
import { searchStatus, syncSearch, type Search, type SearchJob } from '@/contract/search';
import type { TimeRange } from '@/domain/time-range/time-range';
import { pause } from '@/shared/refresh/pause';
import {
  isFinished,
  readJob,
  toSearch,
  type Execution,
  type SearchRequest,
} from './search-request';
import type { LongRun } from './slices/run-long';

const POLL_MS = 250;
/** Up to two days are searched at once. */
const LONG_S = 172_800;

export type RunOptions = CallOptions & {
  /** Ends a search that is run in slices with what has arrived. */
  stop?: AbortSignal;
  onProgress?: ((execution: Execution) => void) | undefined;
  /** What administrators set for searching; null where that is not known. */
  config: () => Promise<SearchesClusterConfig | null>;
};

/**
 * Runs a search in one round trip; asks on every 250 ms where the server answers before it
 * is done. A long window is searched in slices, and `onProgress` told what is there so far. Fails
 * with `ApiError`, or with the abort that was asked for.
 */
export async function runSearch(
  request: SearchRequest,
  { onProgress, ...options }: RunOptions,
): Promise<Execution> {
  const search = toSearch(request);
  const executionOf = ({ job, progress }: LongRun): Execution => {
    const execution = readJob(job, request);
    return progress
      ? {
          ...execution,
          progress,
          ...(progress.missing.length > 0 &&
            execution.outcome === 'complete' && { outcome: 'partial' }),
        }
      : execution;
  };
  if (!mayBeLong(request.range)) return executionOf({ job: await runJob(search, options) });
  const { runLong } = await import('./slices/run-long');
  return executionOf(
    await runLong(search, {
      ...options,
      runJob,
      ...(onProgress && { onProgress: (run) => onProgress(executionOf(run)) }),
    }),
  );
}

function mayBeLong(range: TimeRange): boolean {
  switch (range.type) {
    case 'relative':
      return 'range' in range
        ? range.range === 0 || range.range > LONG_S
        : range.from - (range.to ?? 0) > LONG_S;
    case 'absolute':
      return Date.parse(range.to) - Date.parse(range.from) > LONG_S * 1_000;
    case 'keyword':
      return true;
  }
}

/** The finished job of any search document; fails as `runSearch` does. */
export async function runJob(search: Search, options: CallOptions): Promise<SearchJob> {
  let job = await call(syncSearch, search, options);
  while (!isFinished(job)) {
    await pause(POLL_MS, options.signal);
    job = await call(searchStatus, { jobId: job.id }, options);
  }
  return job;
}
