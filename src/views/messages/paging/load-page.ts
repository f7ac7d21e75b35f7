import type { ResultMessage, SearchError } from '@/contract/search';
import { reasonsOfErrors } from '@/views/execution/error-reasons';
import { runJob } from '@/views/execution/run-search';
import { readJob, toMessagesPage, type SearchRequest } from '@/views/execution/search-request';
import type { PageRequest } from './paging';

/** The server responded without rows; `errors` explains why. */
export class RowsMissing extends Error {
  constructor(readonly errors: readonly SearchError[]) {
    super(reasonsOfErrors(errors));
    this.name = 'RowsMissing';
  }
}

/**
 * Loads a further page of a search. Rejects with `ApiError`, with `RowsMissing`, or with the reason
 * of the abort signal.
 */
export async function loadPage(
  request: SearchRequest,
  { range, offset, limit }: PageRequest,
  signal: AbortSignal,
): Promise<readonly ResultMessage[]> {
  const job = await runJob(toMessagesPage({ ...request, range }, { offset, limit }), { signal });
  const { messages, errors } = readJob(job, request);
  if (!messages) throw new RowsMissing(errors);
  return messages.messages;
}
