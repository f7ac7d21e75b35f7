import type {
  MessagesResult,
  MessagesSearchType,
  PivotResult,
  PivotSearchType,
  QueryResult,
  Search,
  SearchError,
  SearchFilter,
  SearchJob,
  SearchType,
  SortOrder,
} from '@/contract/search';
import { withStreams } from '@/domain/search/stream-filter';
import type { AbsoluteRange, TimeRange } from '@/domain/time-range/time-range';
import type { SliceProgress } from './slices/slice-progress';

/**
 * What a search asks, as the URL says it. Presentation (columns, selection) is no part of it and
 * never runs a search.
 */
export type SearchRequest = {
  /** As written; empty means everything. */
  query: string;
  range: TimeRange;
  /** Empty means every stream the user may read. */
  streams: readonly string[];
  sort: { field: string; order: SortOrder };
  /** What a saved search demands besides its streams. */
  filter?: SearchFilter;
  /** Filters that were saved by themselves, as they stand on the wire. */
  filters?: readonly unknown[];
  /** What the server makes of the rows before it shows them: whole decorators. */
  decorators?: readonly unknown[];
  /** Nobody sees bars of it. */
  rowsOnly?: true;
};

export type SearchIds = { query: string; messages: string; histogram: string };

/**
 * Where a search is not stored, its parts only need names that differ. The server wants them to
 * look like UUIDs.
 */
export const SEARCH_IDS: SearchIds = {
  query: '6d7f1f3e-6f0c-4f7e-9d3a-0d6a0c1b5a01',
  messages: '6d7f1f3e-6f0c-4f7e-9d3a-0d6a0c1b5a02',
  histogram: '6d7f1f3e-6f0c-4f7e-9d3a-0d6a0c1b5a03',
};

export const PAGE_SIZE = 150;
/** Syslog has eight; what is none of them is counted in the total of its bar only. */
const LEVELS = 8;

/**
 * One document, so that rows and bars are cut from the same window by the same execution.
 */
export function toSearch(request: SearchRequest, ids: SearchIds = SEARCH_IDS): Search {
  return search(request, ids, [
    messagesType(request, ids, { offset: 0, limit: PAGE_SIZE }),
    ...(request.rowsOnly ? [] : [histogramType(ids)]),
  ]);
}

/**
 * Further rows of the same search. Give it the absolute range of the first answer, or rows are lost
 * or shown twice.
 */
export function toMessagesPage(
  request: SearchRequest,
  page: { offset: number; limit: number },
  ids: SearchIds = SEARCH_IDS,
): Search {
  return search(request, ids, [messagesType(request, ids, page)]);
}

/** The bars alone, for where rows are known and no longer tell how many there are. */
export function toHistogram(request: SearchRequest, ids: SearchIds = SEARCH_IDS): Search {
  return search(request, ids, [histogramType(ids)]);
}

function search(
  { query, range, streams, filter, filters = [] }: SearchRequest,
  ids: SearchIds,
  searchTypes: SearchType[],
): Search {
  return {
    queries: [
      {
        id: ids.query,
        timerange: range,
        filter: withStreams(filter ?? null, streams) as SearchFilter | null,
        ...(filters.length > 0 && { filters: [...filters] }),
        query: { type: 'elasticsearch', query_string: query },
        search_types: searchTypes,
      },
    ],
    parameters: [],
  };
}

function messagesType(
  { sort, decorators = [] }: SearchRequest,
  ids: SearchIds,
  { offset, limit }: { offset: number; limit: number },
): MessagesSearchType {
  return {
    type: 'messages',
    id: ids.messages,
    limit,
    offset,
    sort: [{ field: sort.field, order: sort.order }],
    decorators: [...decorators],
  };
}

function histogramType(ids: SearchIds): PivotSearchType {
  return {
    type: 'pivot',
    id: ids.histogram,
    name: 'chart',
    rollup: true,
    row_groups: [{ type: 'time', fields: ['timestamp'], interval: { type: 'auto', scaling: 1 } }],
    column_groups: [{ type: 'values', fields: ['level'], limit: LEVELS }],
    series: [{ type: 'count', id: 'count()' }],
    sort: [],
  };
}

/**
 * `failed`: nothing came back. `partial`: some of it did, `errors` says what is missing and why.
 */
export type Outcome = 'complete' | 'partial' | 'failed';

/** One run of a search. */
export type Execution = {
  request: SearchRequest;
  /**
   * The window that was searched, frozen by the server. Missing where the search could not be
   * started.
   */
  effectiveRange?: AbsoluteRange;
  messages?: MessagesResult;
  histogram?: PivotResult;
  /** Where the bars go on beyond the window: it is followed. */
  histogramRange?: AbsoluteRange;
  errors: SearchError[];
  /** Matching messages, all of them, not only the rows that came. */
  total?: number;
  durationMs: number;
  /** ISO 8601 UTC. */
  executedAt: string;
  outcome: Outcome;
  /** Where the window is searched in slices: how far that is, and what is missing. */
  progress?: SliceProgress;
  /**
   * Where it is followed: messages that came since, those further down than the rows that are kept
   * among them.
   */
  came?: number;
};

/** Reads a finished job. An error of one search type does not take the other's result away. */
export function readJob(
  job: SearchJob,
  request: SearchRequest,
  { ids = SEARCH_IDS, now = new Date() }: { ids?: SearchIds; now?: Date } = {},
): Execution {
  const result = job.results[ids.query];
  const messages = result && messagesOf(result, ids);
  const histogram = result && histogramOf(result, ids);
  const errors = once([...(job.errors ?? []), ...(result?.errors ?? [])]);
  const total = messages?.total_results ?? histogram?.total;
  const range =
    result?.execution_stats.effective_timerange ??
    messages?.effective_timerange ??
    histogram?.effective_timerange;
  return {
    request,
    ...(range && { effectiveRange: range }),
    ...(messages && { messages }),
    ...(histogram && { histogram }),
    errors,
    ...(total !== undefined && { total }),
    durationMs: result?.execution_stats.duration ?? 0,
    executedAt: result?.execution_stats.timestamp ?? now.toISOString(),
    outcome: outcomeOf(
      messages,
      request.rowsOnly ? 'none asked' : histogram,
      errors,
      result?.state,
    ),
  };
}

/** The job repeats the errors of its queries. */
function once(errors: readonly SearchError[]): SearchError[] {
  return [
    ...new Map(
      errors.map((error) => [
        JSON.stringify([error.type, error.description, error.search_type_id]),
        error,
      ]),
    ).values(),
  ];
}

/**
 * Job-level errors are final even where `done` is false; asking again would
 * ask forever.
 */
export function isFinished(job: SearchJob): boolean {
  return job.execution.done || (job.errors?.length ?? 0) > 0;
}

function messagesOf(result: QueryResult, ids: SearchIds): MessagesResult | undefined {
  const found = result.search_types[ids.messages];
  return found?.type === 'messages' ? found : undefined;
}

function histogramOf(result: QueryResult, ids: SearchIds): PivotResult | undefined {
  const found = result.search_types[ids.histogram];
  return found?.type === 'pivot' ? found : undefined;
}

function outcomeOf(
  messages: MessagesResult | undefined,
  histogram: PivotResult | 'none asked' | undefined,
  errors: SearchError[],
  state: QueryResult['state'] | undefined,
): Outcome {
  if (!messages && (!histogram || histogram === 'none asked')) return 'failed';
  return messages && histogram && errors.length === 0 && state === 'COMPLETED'
    ? 'complete'
    : 'partial';
}
