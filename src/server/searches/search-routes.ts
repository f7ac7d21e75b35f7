import {
  createSearch,
  executeSearch as executeStored,
  getSearch,
  listSearches,
  searchMetadata,
  searchStatus,
  storedSearchMetadata,
  syncSearch,
  type SearchJob,
} from '@/contract/search';
import { enterprisePlugin } from '@/contract/enterprise-plugin';
import { jsonResponse } from '../http/answers';
import { largeAnswer } from '../http/large-answer';
import type { Call } from '../http/call';
import { Problem } from '../http/problem';
import { wholeNumber } from '../http/query-values';
import { serve, type RouteTable } from '../http/serve';
import type { Engine } from './execution/engine';
import { startSearch, TIME_OUT, type Executed } from './execution/run-search';
import type { StreamDirectory } from '../streams/stream-store';
import { executionSchema, type ExecutionChange } from './documents/execution-schema';
import { createJobs } from './jobs';
import { createRunningJobs, endedWithin, unfinished } from './running-jobs';
import { readBody } from '../http/body-mapping';
import { metadataOf } from './documents/metadata';
import { streamsOf, type SearchDocument } from './documents/search-document';
import { searchSchema } from './documents/search-schema';
import type { Asker, StoredSearches } from './documents/stored-searches';

export type SearchServices = { engine: Engine; searches: StoredSearches; streams: StreamDirectory };

/** Larger answers are written in chunks, one at a time. */
const LARGE_BYTES = 1024 * 1024;

type HowToExecute = {
  change?: ExecutionChange | undefined;
  timeOut?: number;
  /** Whether the answer has the URL of the job's status. */
  isStored?: boolean;
};

/** Serves /views/search and everything below it. */
export function serveSearches(
  table: RouteTable,
  { engine, searches, streams }: SearchServices,
): void {
  const jobs = createJobs(engine.now);
  const running = createRunningJobs();

  const execute = async (
    call: Call,
    search: SearchDocument,
    { change, timeOut = TIME_OUT, isStored = false }: HowToExecute,
  ): Promise<SearchJob | Response> => {
    if (search.parameters.length > 0) throw parametersMissing();
    const own = new AbortController();
    const signal = AbortSignal.any([call.signal, own.signal]);
    const caller = { permits: call.permits, user: call.user, signal };
    const started = startSearch({ engine, streams }, caller, { search, change, timeOut });
    if (isStored)
      call.reply.headers.set(
        'location',
        `${new URL(call.request.url).origin}/views/search/status/${started.head.id}`,
      );
    const respondAfter = respondAfterOf(call.query);
    const executed =
      respondAfter === undefined
        ? await started.done
        : await endedWithin(started.done, respondAfter);
    if (executed) return answered(executed, call);
    running.add({ ...started, abort: () => own.abort(new Error('Nobody waits for this search.')) });
    return unfinished(started);
  };

  function answered({ job, share }: Executed, { reply }: Call): SearchJob | Response {
    jobs.add(job, share.taken());
    if (share.taken() > LARGE_BYTES) return largeAnswer(job, reply.headers, share.release);
    share.release();
    return job;
  }

  serve(table, createSearch, async (call) => {
    const search = readBody(searchSchema, call.body);
    await searches.save(search, askerOf(call));
    call.reply.headers.set('location', `${new URL(call.request.url).origin}/${search.id}`);
    return namesStreams(call.request)
      ? jsonResponse(withStreams(search), 201, call.reply.headers)
      : search;
  });

  serve(table, listSearches, (call) => searches.visible(askerOf(call)));
  serve(table, getSearch, (call) => stored(searches, call));
  serve(table, searchMetadata, ({ body }) => metadataOf(readBody(searchSchema, body)));
  serve(table, storedSearchMetadata, (call) => metadataOf(stored(searches, call)));

  serve(table, executeStored, async (call) => {
    const search = searches.find(idOf(call), askerOf(call));
    if (!search) throw new Problem(404, `No search found with id <${idOf(call)}>.`);
    return execute(call, search, {
      change: readBody(executionSchema, call.body ?? {}),
      isStored: true,
    });
  });

  serve(table, syncSearch, (call) =>
    execute(call, readBody(searchSchema, call.body), { timeOut: timeOutOf(call.query) }),
  );

  serve(table, searchStatus, async (call) => {
    const { jobId = '' } = call.params;
    const { username } = call.user;
    const wait = respondAfterOf(call.query) ?? 0;
    const polled = await running.poll(jobId, username, wait, call.signal);
    if (polled) return 'share' in polled ? answered(polled, call) : polled;
    const job = jobs.find(jobId, username);
    if (!job) throw new Problem(404, 'HTTP 404 Not Found');
    return job;
  });
}

const idOf = ({ params: { id = '' } }: Call) => id;
const askerOf = ({ user, permits }: Call): Asker => ({ username: user.username, permits });

function stored(searches: StoredSearches, call: Call): SearchDocument {
  const search = searches.find(idOf(call), askerOf(call));
  if (!search) throw new Problem(404, `Search with id ${idOf(call)} does not exist`);
  return search;
}

function timeOutOf(query: URLSearchParams): number {
  const asked = Number(query.get('timeout') ?? TIME_OUT);
  if (!Number.isInteger(asked)) throw new Problem(404, 'HTTP 404 Not Found');
  return Math.min(Math.max(asked, 1), TIME_OUT);
}

/** Clients that poll are answered after so many milliseconds even if the search has not ended. */
function respondAfterOf(query: URLSearchParams): number | undefined {
  if (!query.has('respond_after')) return undefined;
  return Math.min(Math.max(0, wholeNumber(query, 'respond_after', 0)), TIME_OUT);
}

/**
 * Whether the client uses version 2 of the document, whose queries name streams instead of a
 * filter.
 */
const namesStreams = (request: Request) =>
  /graylog\.search\.v2\+json/i.test(request.headers.get('content-type') ?? '');
const withStreams = (search: SearchDocument) => ({
  ...search,
  queries: search.queries.map(({ filter, ...query }) => ({ ...query, streams: streamsOf(filter) })),
});

/** Graylog Open does not support parameters, and names the product that does. */
function parametersMissing(): Problem {
  const error = 'Unable to execute this search, the following capabilities are missing:';
  return new Problem(409, error, { error, missing: { parameters: enterprisePlugin } });
}
