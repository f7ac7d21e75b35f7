import { call } from '@/api/client';
import { searchStatus, syncSearch, type ResultMessage, type SearchError, type SearchJob } from '@/contract/search';
import { pause } from '@/shared/refresh/pause';
import { isFinished, readJob, toMessagesPage, type SearchRequest } from '../search-request';
import type { PageRequest } from './paging';

const POLL_MS = 250;

/** The server answered, but without the rows: `errors` says why. */
export class RowsMissing extends Error {
  constructor(readonly errors: readonly SearchError[]) {
    super(errors.map(({ description }) => description).join('\n'));
    this.name = 'RowsMissing';
  }
}

/** Further rows of a search. Fails with `ApiError`, with `RowsMissing`, or with the abort that was asked for. */
export async function loadPage(request: SearchRequest, { range, offset, limit }: PageRequest, signal: AbortSignal): Promise<readonly ResultMessage[]> {
  let job: SearchJob = await call(syncSearch, toMessagesPage({ ...request, range }, { offset, limit }), { signal });
  while (!isFinished(job)) {
    await pause(POLL_MS, signal);
    job = await call(searchStatus, { jobId: job.id }, { signal });
  }
  const { messages, errors } = readJob(job, request);
  if (!messages) throw new RowsMissing(errors);
  return messages.messages;
}
