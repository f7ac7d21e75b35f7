import { nodeText } from '@/domain/node-text/node-text';
import type { SearchJob } from '@/contract/search';
import type { Call } from '../../http/call';
import { codedProblem } from '../../http/problem';
import type { StreamDirectory } from '../../streams/stream-store';
import type { ExecutionChange } from '../documents/execution-schema';
import type { SearchDocument } from '../documents/search-document';
import { streamAccess } from '../scope/stream-access';
import { startSearchClock } from './search-clock';
import type { AnswerShare } from './answer-budget';
import type { Engine } from './engine';
import { executeSearch } from './execute-search';

/** The default timeout of a search in milliseconds. */
export const TIME_OUT = 60_000;

type Run = {
  search: SearchDocument;
  change?: ExecutionChange | undefined;
  timeOut?: number;
};

/**
 * Runs a search as the caller of a request, within its timeout and the memory for answers. The
 * share has to be released once the answer is sent. @throws Problem 403, 500, 503
 */
export async function runSearch(
  { engine, streams }: { engine: Engine; streams: StreamDirectory },
  call: Pick<Call, 'permits' | 'user' | 'signal'>,
  { search, change, timeOut = TIME_OUT }: Run,
): Promise<{ job: SearchJob; share: AnswerShare }> {
  const access = streamAccess(streams, call.permits);
  const share = engine.budget.open();
  const clock = startSearchClock(timeOut, share);
  try {
    const job = await executeSearch(engine, {
      search,
      change,
      owner: call.user.username,
      share,
      access,
      signal: AbortSignal.any([call.signal, clock.signal]),
    });
    return { job, share };
  } catch (error) {
    share.release();
    if (clock.signal.aborted && share.isWaiting())
      throw codedProblem(
        503,
        nodeText('node.search.waited', { seconds: Math.round(share.waitedMs() / 1000) }),
      );
    if (clock.signal.aborted && !call.signal.aborted)
      throw codedProblem(500, nodeText('node.search.tookTooLong', { seconds: timeOut / 1000 }));
    throw error;
  } finally {
    clock.stop();
  }
}
