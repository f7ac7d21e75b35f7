import { nodeText, textOfError } from '@/domain/node-text/node-text';
import type { QueryResult, SearchError, SearchJob, SearchTypeResult } from '@/contract/search';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Damage } from '../../indices/searched';
import { MemoryError } from '../../storage/memory-error';
import { AnswerTooLarge } from './answer-budget';
import type { ExecutionChange } from '../documents/execution-schema';
import { partErrors } from '../bounds/search-bounds';
import { streamsOf, type QueryDocument, type SearchDocument } from '../documents/search-document';
import { createAskedQueries } from './asked-queries';
import type { Engine, Execution, Moment } from './engine';
import { changedQueries, streamsNamed } from './query-plan';
import { rangeErrors } from './range-limit';
import { readyType, type ReadyType } from './run-search-type';
import { SearchFailure } from '../scope/search-failure';
import { searchedStreams, type StreamAccess } from '../scope/stream-access';
import { effectiveRange, windowOf } from '../scope/time-window';

/** Parts of a request that run at the same time. */
const PARTS_AT_ONCE = 2;

/** A job without its results. */
export type JobHead = Pick<SearchJob, 'id' | 'search_id' | 'owner'>;

/**
 * The queries of an execution as they are run, or errors that forbid to run anything. @throws
 * Problem 403 for streams that may not be read
 */
export function plannedQueries(
  engine: Engine,
  search: SearchDocument,
  change: ExecutionChange | undefined,
  access: StreamAccess,
): { queries: QueryDocument[]; errors: SearchError[] } {
  const wanted = changedQueries(search.queries, change);
  const tooMany = partErrors(wanted);
  if (tooMany.length > 0) return { queries: [], errors: tooMany };
  const queries = wanted.map((query) => withStreams(query, access));
  const now = engine.now();
  return { queries, errors: rangeErrors(queries, change, engine.rangeLimit(), now) };
}

/** The job of a search that was not executed. */
export const refusedJob = (head: JobHead, errors: SearchError[]): SearchJob => ({
  ...head,
  execution: { done: false, cancelled: false, completed_exceptionally: true },
  errors,
  results: {},
});

/**
 * Executes a search like POST /views/search/{id}/execute. A failing search type is reported in the
 * job's errors and does not affect the others.
 */
export async function executeSearch(
  engine: Engine,
  head: JobHead,
  execution: Execution,
): Promise<SearchJob> {
  execution.signal.throwIfAborted();
  const now = engine.now();
  const asked = createAskedQueries(engine.compile, now);
  const moment: Moment = { ...execution, engine, now, asked, totals: new Map() };
  const started = Date.now();
  // All search types lease their indices before the first one runs, so that they see the same
  // messages.
  const parts = execution.queries.map((query) => readyTypes(query, moment));
  try {
    const outcomes = await outcomesOf(parts.flat(), moment.signal);
    const results = execution.queries.map((query, at) =>
      queryResult(query, parts[at] ?? [], outcomes, moment, started),
    );
    const errors = results.flatMap(({ jobErrors, result }) => [...jobErrors, ...result.errors]);
    return {
      ...head,
      execution: { done: true, cancelled: false, completed_exceptionally: errors.length > 0 },
      ...(errors.length > 0 && { errors }),
      results: Object.fromEntries(results.map(({ result }) => [result.query.id, result])),
    };
  } finally {
    for (const part of parts.flat()) part.release();
  }
}

/** Pivots go first, because they provide the totals for message lists. */
const readyTypes = (query: QueryDocument, moment: Moment): ReadyType[] =>
  [...query.search_types]
    .sort((a, b) => Number(b.type === 'pivot') - Number(a.type === 'pivot'))
    .map((type) => readyType(query, type, moment));

type Outcome = { result: SearchTypeResult | SearchFailure; at: number };

/** Runs the parts in order, a few at a time, and others in between. `at` is when each ended. */
async function outcomesOf(
  parts: readonly ReadyType[],
  signal: AbortSignal,
): Promise<Map<ReadyType, Outcome>> {
  const outcomes = new Map<ReadyType, Outcome>();
  const left = [...parts].reverse();
  const lane = async () => {
    for (let part = left.pop(); part; part = left.pop()) {
      const { run } = part;
      outcomes.set(part, { result: await attempt(run, signal), at: Date.now() });
      part.release();
      // Timers, among them that of the time limit, run only between the turns of the event loop.
      await nextTurn();
      signal.throwIfAborted();
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: PARTS_AT_ONCE }, lane));
  for (const ended of lanes) if (ended.status === 'rejected') throw ended.reason;
  return outcomes;
}

/** The query as it is run and returned. Without streams it searches all that the user may read. */
function withStreams(query: QueryDocument, access: StreamAccess): QueryDocument {
  for (const type of query.search_types) searchedStreams(access, streamsNamed(query, type));
  const streams = searchedStreams(access, streamsOf(query.filter));
  return query.filter === null
    ? { ...query, filter: { type: 'or', filters: streams.map((id) => ({ type: 'stream', id })) } }
    : query;
}

function queryResult(
  query: QueryDocument,
  parts: readonly ReadyType[],
  outcomes: ReadonlyMap<ReadyType, Outcome>,
  { now }: Moment,
  started: number,
): { result: QueryResult; jobErrors: SearchError[] } {
  const errors: SearchError[] = [];
  const jobErrors: SearchError[] = [];
  const types: [id: string, result: SearchTypeResult][] = [];
  let failed = false;
  let ended = started;
  for (const part of parts) {
    const outcome = outcomes.get(part);
    if (!outcome) continue;
    const { id } = part.type;
    const { result, at } = outcome;
    ended = Math.max(ended, at);
    errors.push(...part.damaged.map((one) => errorOf(missing(one), query.id, id)));
    if (!(result instanceof SearchFailure)) types.push([id, result]);
    // An unknown type is an error of the job only, as in Graylog.
    else (result.unknownType ? jobErrors : errors).push(errorOf(result, query.id, id));
    if (result instanceof SearchFailure && result.failsQuery) failed = true;
  }
  if (jobErrors.length > 0 && jobErrors.length === parts.length) {
    failed = true;
    const { message: description, ...coded } = nodeText('node.search.noSearchType');
    errors.push({ type: 'query', description, ...coded, query_id: query.id });
  }
  const window = failed ? { from: now, to: now } : windowOf(query.timerange, now);
  return {
    result: {
      query,
      execution_stats: {
        duration: ended - started,
        timestamp: new Date(started).toISOString(),
        effective_timerange: effectiveRange(window),
      },
      search_types: Object.fromEntries(types),
      errors,
      state: failed ? 'FAILED' : 'COMPLETED',
    },
    jobErrors,
  };
}

/** A partial result needs an error that says what is missing. */
const missing = ({ index, reason }: Damage) =>
  new SearchFailure(nodeText('node.search.unreadableIndex', { index, reason }));

/** Isolates failures of a search type, unless the whole execution was aborted. */
async function attempt<T>(run: () => Promise<T>, signal: AbortSignal): Promise<T | SearchFailure> {
  try {
    return await run();
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof SearchFailure) return error;
    if (error instanceof AnswerTooLarge || error instanceof MemoryError)
      return new SearchFailure(textOfError(error));
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return new SearchFailure(nodeText('node.search.failed', { reason: line }));
  }
}

function errorOf(
  { text: { message, ...coded }, windowLimit }: SearchFailure,
  query_id: string,
  search_type_id: string,
): SearchError {
  const where = { description: message, ...coded, search_type_id, query_id };
  return windowLimit === undefined
    ? { type: 'search_type', ...where }
    : { type: 'result_window_limit', ...where, result_window_limit: windowLimit };
}
