import { call, type CallOptions } from '@/api/client';
import { searchStatus, syncSearch, type Search, type SearchJob } from '@/contract/search';
import { pause } from '@/shared/refresh/pause';
import { isFinished, readJob, toSearch, type Execution, type SearchRequest } from './search-request';

const POLL_MS = 250;

/**
 * Runs a search in one round trip; asks on every 250 ms (A9.1) where the server answers before it is done.
 * Fails with `ApiError`, or with the abort that was asked for.
 */
export async function runSearch(request: SearchRequest, options: CallOptions): Promise<Execution> {
  return readJob(await runJob(toSearch(request), options), request);
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
