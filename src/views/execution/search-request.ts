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
 * The search parameters from the URL. Presentation such as columns and selection is not part of it
 * and never triggers a run.
 */
export type SearchRequest = {
  /** The query as typed; empty matches everything. */
  query: string;
  range: TimeRange;
  /** Empty means every stream the user may read. */
  streams: readonly string[];
  sort: { field: string; order: SortOrder };
  /** Conditions of a saved search besides its streams. */
  filter?: SearchFilter;
  /** Referenced search filters, in their wire format. */
  filters?: readonly unknown[];
  /** Complete decorators that the server applies to the rows. */
  decorators?: readonly unknown[];
  /** Skips the histogram, for callers that do not show it. */
  rowsOnly?: true;
};

export type SearchIds = { query: string; messages: string; histogram: string };

/** The search is not stored, so fixed ids suffice; the server expects the UUID format. */
export const SEARCH_IDS: SearchIds = {
  query: '6d7f1f3e-6f0c-4f7e-9d3a-0d6a0c1b5a01',
  messages: '6d7f1f3e-6f0c-4f7e-9d3a-0d6a0c1b5a02',
  histogram: '6d7f1f3e-6f0c-4f7e-9d3a-0d6a0c1b5a03',
};

export const PAGE_SIZE = 150;
/** Syslog has eight levels; other values count only towards the total of a bar. */
const LEVELS = 8;

/** One search document, so that rows and histogram cover the same window of the same execution. */
export function toSearch(request: SearchRequest, ids: SearchIds = SEARCH_IDS): Search {
  return search(request, ids, [
    messagesType(request, ids, { offset: 0, limit: PAGE_SIZE }),
    ...(request.rowsOnly ? [] : [histogramType(ids)]),
  ]);
}

/**
 * Requests further rows of the same search. Pass the absolute range of the first response, or rows
 * are lost or duplicated.
 */
export function toMessagesPage(
  request: SearchRequest,
  page: { offset: number; limit: number },
  ids: SearchIds = SEARCH_IDS,
): Search {
  return search(request, ids, [messagesType(request, ids, page)]);
}

/** Requests only the histogram, when the rows are known but no longer give the counts. */
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
 * `failed`: no results at all. `partial`: some results, with `errors` explaining what is missing.
 */
export type Outcome = 'complete' | 'partial' | 'failed';

export type Execution = {
  request: SearchRequest;
  /** The effective time range as resolved by the server; missing if the search could not start. */
  effectiveRange?: AbsoluteRange;
  messages?: MessagesResult;
  histogram?: PivotResult;
  /** The range of the histogram while following: it extends beyond the window of the rows. */
  histogramRange?: AbsoluteRange;
  errors: SearchError[];
  /** All matching messages, not only the loaded rows. */
  total?: number;
  durationMs: number;
  /** ISO 8601 in UTC. */
  executedAt: string;
  outcome: Outcome;
  /** Progress and missing slices of a sliced search. */
  progress?: SliceProgress;
  /** Messages that arrived while following, including those beyond the rows kept in memory. */
  arrivedCount?: number;
};

/** Reads a finished job. The error of one search type does not discard the results of the other. */
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
      request.rowsOnly ? 'not requested' : histogram,
      errors,
      result?.state,
    ),
  };
}

/** Drops duplicates: the job repeats the errors of its queries. */
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
 * Errors of the job are final even with `done: false`; without this check, polling would never end.
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
  histogram: PivotResult | 'not requested' | undefined,
  errors: SearchError[],
  state: QueryResult['state'] | undefined,
): Outcome {
  if (!messages && (!histogram || histogram === 'not requested')) return 'failed';
  return messages && histogram && errors.length === 0 && state === 'COMPLETED'
    ? 'complete'
    : 'partial';
}
