import { nodeText } from '@/domain/node-text/node-text';
import type { SearchJob } from '@/contract/search';
import type { Call } from '../../http/call';
import { codedProblem } from '../../http/problem';
import type { StreamDirectory } from '../../streams/stream-store';
import type { ExecutionChange } from '../documents/execution-schema';
import type { SearchDocument } from '../documents/search-document';
import { newObjectId } from '../documents/search-schema';
import type { Ticket } from '../queue/search-queue';
import { streamAccess } from '../scope/stream-access';
import { startSearchClock } from './search-clock';
import type { AnswerShare } from './answer-budget';
import type { Engine, Execution } from './engine';
import { executeSearch, plannedQueries, refusedJob, type JobHead } from './execute-search';

/** The default timeout of a search in milliseconds. */
export const TIME_OUT = 60_000;

export type SearchServices = { engine: Engine; streams: StreamDirectory };
type Run = {
  search: SearchDocument;
  change?: ExecutionChange | undefined;
  timeOut?: number;
};

/** The share has to be released once the answer is sent. */
export type Executed = { job: SearchJob; share: AnswerShare };

/** A search that waits for its turn or runs. */
export type StartedSearch = {
  head: JobHead;
  /** Rejects with Problem 500, 503 or the reason of the signal. */
  done: Promise<Executed>;
  /** How many searches run or begin before it; undefined once it has begun. */
  ahead(): number | undefined;
};

/**
 * Starts a search as the caller of a request: it waits for its turn, and then runs within its
 * timeout and the memory for answers. @throws Problem 403, 429
 */
export function startSearch(
  { engine, streams }: SearchServices,
  { permits, user, signal }: Pick<Call, 'permits' | 'user' | 'signal'>,
  { search, change, timeOut = TIME_OUT }: Run,
): StartedSearch {
  const head = { id: newObjectId(), search_id: search.id, owner: user.username };
  const access = streamAccess(streams, permits);
  const { queries, errors } = plannedQueries(engine, search, change, access);
  const share = engine.budget.open();
  if (errors.length > 0) {
    const job = refusedJob(head, errors);
    return { head, done: Promise.resolve({ job, share }), ahead: () => undefined };
  }
  const key = JSON.stringify([access.readsAll, change?.timerange, queries]);
  const ticket = engine.queue.enter({ user: user.username, key, size: key.length }, signal);
  const execution = { queries, change, share: stepsAside(share, ticket), access, signal };
  const done = ticket.started
    .then(() => executedInTime(engine, head, execution, timeOut))
    .finally(ticket.leave);
  return { head, done, ahead: ticket.ahead };
}

/** Starts a search and waits for its end. @throws Problem 403, 429, 500, 503 */
export const runSearch = (...asked: Parameters<typeof startSearch>): Promise<Executed> =>
  startSearch(...asked).done;

/** The time limit counts from here, not from the request. */
async function executedInTime(
  engine: Engine,
  head: JobHead,
  execution: Execution,
  timeOut: number,
): Promise<Executed> {
  const { share, signal } = execution;
  const clock = startSearchClock(timeOut, share);
  try {
    const job = await executeSearch(engine, head, {
      ...execution,
      signal: AbortSignal.any([signal, clock.signal]),
    });
    return { job, share };
  } catch (error) {
    share.release();
    if (clock.signal.aborted && share.isWaiting())
      throw codedProblem(
        503,
        nodeText('node.search.waited', { seconds: Math.round(share.waitedMs() / 1000) }),
      );
    if (clock.signal.aborted && !signal.aborted)
      throw codedProblem(500, nodeText('node.search.tookTooLong', { seconds: timeOut / 1000 }));
    throw error;
  } finally {
    clock.stop();
  }
}

/** While it waits for earlier answers to be sent, other searches run. */
const stepsAside = (share: AnswerShare, ticket: Ticket): AnswerShare => ({
  ...share,
  take(bytes, signal) {
    const taken = share.take(bytes, signal);
    return share.isWaiting() ? ticket.stepAside(taken) : taken;
  },
});
