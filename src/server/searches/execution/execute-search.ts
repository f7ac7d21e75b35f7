import { nodeText, textOfError } from '@/domain/node-text/node-text';
import type { QueryResult, SearchError, SearchJob, SearchTypeResult } from '@/contract/search';
import type { Damage } from '../../indices/searched';
import { MemoryError } from '../../storage/memory-error';
import { AnswerTooLarge } from './answer-budget';
import { newObjectId } from '../documents/search-schema';
import { streamsOf, type QueryDocument } from '../documents/search-document';
import type { Engine, Execution, Moment } from './engine';
import { changedQueries, streamsNamed } from './query-plan';
import { rangeErrors } from './range-limit';
import { runSearchType } from './run-search-type';
import { SearchFailure } from '../scope/search-failure';
import { searchedStreams, type StreamAccess } from '../scope/stream-access';
import { effectiveRange, windowOf } from '../scope/time-window';

/**
 * Executes a search like POST /views/search/{id}/execute. A failing search type is reported in the
 * job's errors and does not affect the others. @throws Problem 403 for streams that may not be read
 */
export async function executeSearch(engine: Engine, execution: Execution): Promise<SearchJob> {
  const { search, change, owner, access, signal } = execution;
  const job = { id: newObjectId(), search_id: search.id, owner };
  const queries = changedQueries(search.queries, change).map((query) => withStreams(query, access));
  const tooLong = rangeErrors(queries, change, engine.rangeLimit(), engine.now());
  if (tooLong.length > 0)
    return {
      ...job,
      execution: { done: false, cancelled: false, completed_exceptionally: true },
      errors: tooLong,
      results: {},
    };

  signal.throwIfAborted();
  const moment: Moment = { ...execution, engine, now: engine.now(), totals: new Map() };
  // All search types lease their indices before the first one waits, so that they see the same
  // messages.
  const results = await Promise.all(queries.map((query) => runQuery(query, moment)));
  const errors = results.flatMap(({ jobErrors, result }) => [...jobErrors, ...result.errors]);
  return {
    ...job,
    execution: { done: true, cancelled: false, completed_exceptionally: errors.length > 0 },
    ...(errors.length > 0 && { errors }),
    results: Object.fromEntries(results.map(({ result }) => [result.query.id, result])),
  };
}

/** The query as it is run and returned. Without streams it searches all that the user may read. */
function withStreams(query: QueryDocument, access: StreamAccess): QueryDocument {
  for (const type of query.search_types) searchedStreams(access, streamsNamed(query, type));
  const streams = searchedStreams(access, streamsOf(query.filter));
  return query.filter === null
    ? { ...query, filter: { type: 'or', filters: streams.map((id) => ({ type: 'stream', id })) } }
    : query;
}

async function runQuery(
  query: QueryDocument,
  moment: Moment,
): Promise<{ result: QueryResult; jobErrors: SearchError[] }> {
  const started = Date.now();
  // Pivots go first, because they provide the totals for message lists.
  const inTurn = [...query.search_types].sort(
    (a, b) => Number(b.type === 'pivot') - Number(a.type === 'pivot'),
  );
  const outcomes = await Promise.all(
    inTurn.map(async (type) => {
      const damaged: Damage[] = [];
      return {
        type,
        damaged,
        outcome: await attempt(() => runSearchType(query, type, moment, damaged), moment.signal),
      };
    }),
  );
  const errors: SearchError[] = [];
  const jobErrors: SearchError[] = [];
  const types: [id: string, result: SearchTypeResult][] = [];
  let failed = false;
  for (const { type, outcome, damaged } of outcomes) {
    errors.push(...damaged.map((one) => errorOf(missing(one), query.id, type.id)));
    if (!(outcome instanceof SearchFailure)) types.push([type.id, outcome]);
    // An unknown type is an error of the job only, as in Graylog.
    else (outcome.unknownType ? jobErrors : errors).push(errorOf(outcome, query.id, type.id));
    if (outcome instanceof SearchFailure && outcome.failsQuery) failed = true;
  }
  if (jobErrors.length > 0 && jobErrors.length === outcomes.length) {
    failed = true;
    const { message: description, ...coded } = nodeText('node.search.noSearchType');
    errors.push({ type: 'query', description, ...coded, query_id: query.id });
  }
  const window = failed
    ? { from: moment.now, to: moment.now }
    : windowOf(query.timerange, moment.now);
  return {
    result: {
      query,
      execution_stats: {
        duration: Date.now() - started,
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
