import type { ResultMessage, SearchError } from '@/contract/search';
import { reasonsOfErrors } from '@/views/execution/error-reasons';
import { runJob } from '@/views/execution/run-search';
import { readJob, toMessagesPage, type SearchRequest } from '@/views/execution/search-request';
import type { PageRequest } from './paging';

/** The server answered, but without the rows: `errors` says why. */
export class RowsMissing extends Error {
  constructor(readonly errors: readonly SearchError[]) {
    super(reasonsOfErrors(errors));
    this.name = 'RowsMissing';
  }
}

/**
 * Further rows of a search. Fails with `ApiError`, with `RowsMissing`, or with the abort that was
 * asked for.
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
