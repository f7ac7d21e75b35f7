import { call, type CallOptions } from '@/api/client';
import type { SearchesClusterConfig } from '@/contract/cluster-config';
import {
  cancelSearch,
  searchStatus,
  syncSearch,
  type Search,
  type SearchJob,
} from '@/contract/search';
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
import type { SlicedRun } from './slices/slice-progress';

const POLL_MS = 250;
/** Searches over at most two days run in one request. */
const LONG_S = 172_800;

export type RunOptions = CallOptions & {
  /** Stops a sliced search and keeps its partial results. */
  stop?: AbortSignal;
  onProgress?: ((execution: Execution) => void) | undefined;
  onWaiting?: OnWaiting;
  /** The cluster's search configuration; null if it is unknown. */
  config: () => Promise<SearchesClusterConfig | null>;
};

/**
 * Runs a search in one round trip and polls every 250 ms if the server responds before it is done.
 * Long windows are searched in slices, with partial results passed to `onProgress`. Rejects with
 * `ApiError`, or with the reason of the abort signal.
 */
export async function runSearch(
  request: SearchRequest,
  { onProgress, onWaiting, ...options }: RunOptions,
): Promise<Execution> {
  const executionOf = (run: LongRun) => readRun(run, request);
  return executionOf(
    await runInParts(toSearch(request), {
      ...options,
      ...(onWaiting && { run: tellingOf(runJob, onWaiting) }),
      ...(onProgress && { onProgress: (run) => onProgress(executionOf(run)) }),
    }),
  );
}

/** Reads a search that may have run in slices. */
export function readRun({ job, progress }: LongRun, request: SearchRequest): Execution {
  const execution = readJob(job, request);
  return progress
    ? {
        ...execution,
        progress,
        ...(progress.missing.length > 0 &&
          execution.outcome === 'complete' && { outcome: 'partial' }),
      }
    : execution;
}

/** Runs any search document with one query, in slices if its window is long. */
export async function runInParts(
  search: Search,
  {
    onProgress,
    run = runJob,
    ...options
  }: Omit<RunOptions, 'onProgress'> & { onProgress?: (run: SlicedRun) => void; run?: RunJob },
): Promise<LongRun> {
  const [query] = search.queries;
  if (!query || !mayBeLong(query.timerange)) return { job: await run(search, options) };
  const { runLong } = await import('./slices/run-long');
  return runLong(search, { ...options, runJob: run, ...(onProgress && { onProgress }) });
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

/** Told how many searches run or start before this one; undefined once it runs. */
export type OnWaiting = (ahead: number | undefined) => void;
type JobOptions = CallOptions & { onWaiting?: OnWaiting };

/** Runs a search document and resolves with the finished job. */
export type RunJob = (search: Search, options: JobOptions) => Promise<SearchJob>;

/** Tells how long the queue is while the search waits. */
export const tellingOf =
  (run: RunJob, onWaiting: OnWaiting): RunJob =>
  (search, options) =>
    run(search, { ...options, onWaiting });

/** Runs any search document. Rejects as `runSearch` does. */
export const runJob: RunJob = async (search, options) =>
  finished(await call(syncSearch, search, options), options);

/** Waits until a job is done. One that is no longer waited for is cancelled on the server. */
export async function finished(
  started: SearchJob,
  { onWaiting, ...options }: JobOptions,
): Promise<SearchJob> {
  let job = started;
  try {
    while (!isFinished(job)) {
      onWaiting?.(job.execution.searches_ahead);
      await pause(POLL_MS, options.signal);
      job = await call(searchStatus, { jobId: job.id }, options);
    }
  } catch (reason) {
    if (options.signal?.aborted) cancel(started);
    throw reason;
  }
  return job;
}

/** Without an answer the job ends by itself, which nobody needs to know. */
function cancel({ id, executing_node: nodeId }: SearchJob): void {
  if (nodeId != null)
    void call(cancelSearch, { nodeId, jobId: id }, { background: true }).catch(() => undefined);
}
