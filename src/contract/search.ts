import type { Fields } from '@/domain/exact';
import type { AbsoluteRange, OffsetRange, TimeRange } from '@/domain/time-range/time-range';
import { endpoint } from './endpoint';

export type BackendQuery = { type: 'elasticsearch'; query_string: string };
export type SearchFilter =
  | { type: 'or' | 'and'; filters: SearchFilter[] }
  | { type: 'stream'; id: string; title?: string | null }
  | { type: 'query_string'; query: string };

type SearchTypeBase = {
  id: string;
  name?: string | null;
  filter?: SearchFilter | null;
  filters?: unknown[];
  timerange?: TimeRange | OffsetRange | null;
  query?: BackendQuery | null;
  streams?: string[];
};

export type SortOrder = 'ASC' | 'DESC';
export type MessagesSearchType = SearchTypeBase & {
  type: 'messages';
  limit?: number;
  offset?: number;
  sort?: { field: string; order: SortOrder }[] | null;
  /** Empty means all fields. */
  fields?: string[];
  decorators?: unknown[];
};

export type AutoInterval = { type: 'auto'; scaling: number };
export type UnitInterval = { type: 'timeunit'; timeunit: string };
export type TimeGroup = {
  type: 'time';
  fields?: string[];
  field?: string;
  interval: AutoInterval | UnitInterval | string;
};
export type ValuesGroup = {
  type: 'values';
  fields?: string[];
  field?: string;
  limit?: number;
  skip_empty_values?: boolean;
};
export type PivotGroup = TimeGroup | ValuesGroup;
export type SeriesFunction =
  | 'avg'
  | 'card'
  | 'count'
  | 'latest'
  | 'max'
  | 'min'
  | 'percentage'
  | 'percentile'
  | 'stddev'
  | 'sum'
  | 'sumofsquares'
  | 'variance';
export type Series = {
  type: SeriesFunction;
  id?: string;
  field?: string | null;
  percentile?: number;
  /** Of percentages; COUNT if it is missing. */
  strategy?: PercentageStrategy;
};
/** What a percentage is the share of: messages, or values of the field if it has one; or its sum. */
export type PercentageStrategy = 'COUNT' | 'SUM';
export type PivotSort = {
  type: 'pivot' | 'series';
  field: string;
  direction: 'Ascending' | 'Descending';
};
export type PivotSearchType = SearchTypeBase & {
  type: 'pivot';
  rollup?: boolean;
  row_groups?: PivotGroup[];
  column_groups?: PivotGroup[];
  series: Series[];
  sort?: PivotSort[];
};
export type EventsSearchType = SearchTypeBase & { type: 'events' };
export type SearchType = MessagesSearchType | PivotSearchType | EventsSearchType;

export type Query = {
  id: string;
  timerange: TimeRange;
  filter?: SearchFilter | null;
  filters?: unknown[];
  query: BackendQuery;
  search_types: SearchType[];
};
export type Search = { id?: string; queries: Query[]; parameters?: unknown[] };
export type StoredSearch = Search & { id: string };

export type ExecutionOverride = {
  timerange?: TimeRange;
  query?: BackendQuery;
  limit?: number;
  offset?: number;
  search_types?: Record<
    string,
    { limit?: number; offset?: number; timerange?: TimeRange; query?: BackendQuery }
  >;
  keep_search_types?: string[];
  keep_queries?: string[];
};
export type ExecutionState = {
  parameter_bindings?: Record<string, unknown>;
  global_override?: ExecutionOverride;
  queries?: Record<string, ExecutionOverride>;
};

export type SearchError = {
  type: 'query' | 'search_type' | 'unbound_parameter' | 'result_window_limit';
  description: string;
  /** Of the text, sent by the embedded node only (`domain/node-text`). */
  code?: string | undefined;
  values?: Readonly<Record<string, string | number>> | undefined;
  query_id?: string;
  search_type_id?: string;
  backtrace?: string;
  parameter?: string;
  result_window_limit?: number;
};

/** A message in a result, with arbitrary fields. */
export type ResultMessage = {
  message: Fields;
  index: string;
  highlight_ranges?: Record<string, { start: number; length: number }[]>;
  decoration_stats?: {
    added_fields: Fields;
    changed_fields: Fields;
    removed_fields: Fields;
  } | null;
};
export type MessagesResult = {
  id: string;
  type: 'messages';
  name?: string;
  messages: ResultMessage[];
  total_results: number;
  effective_timerange: AbsoluteRange;
};
/** Numbers may be the strings "Infinity", "-Infinity" and "NaN" (no documents), or missing. */
export type PivotValue = {
  key: string[];
  value?: number | bigint | string | null;
  rollup: boolean;
  source: 'row-leaf' | 'col-leaf' | 'row-inner';
};
export type PivotRow = { key: string[]; values: PivotValue[]; source: 'leaf' | 'non-leaf' };
export type PivotResult = {
  id: string;
  type: 'pivot';
  name?: string;
  rows: PivotRow[];
  total: number;
  effective_timerange: AbsoluteRange;
};
export type EventResult = {
  id: string;
  streams: string[];
  timestamp: string;
  message: string;
  alert: boolean;
};
export type EventsResult = {
  id: string;
  type: 'events';
  name?: string | null;
  events: EventResult[];
  effective_timerange?: AbsoluteRange;
};
export type SearchTypeResult = MessagesResult | PivotResult | EventsResult;

export type QueryResult = {
  query: Query;
  execution_stats: { duration: number; timestamp: string; effective_timerange: AbsoluteRange };
  /** A search type that failed is missing here and has an entry in `errors`. */
  search_types: Record<string, SearchTypeResult>;
  errors: SearchError[];
  state: 'INCOMPLETE' | 'COMPLETED' | 'FAILED';
};
export type SearchJob = {
  id: string;
  search_id: string;
  owner: string;
  /** The node that runs the job, in answers of Graylog 6.0 and later. */
  executing_node?: string | null;
  execution: {
    done: boolean;
    cancelled: boolean;
    completed_exceptionally: boolean;
    /**
     * How many searches run or start before this one while it waits; only the embedded node tells.
     */
    searches_ahead?: number;
  };
  /** Errors of the whole job, final even if `done` is false. */
  errors?: SearchError[];
  results: Record<string, QueryResult>;
};

export type SearchMetadata = {
  query_metadata: Record<string, { used_parameters_names: string[] }>;
  declared_parameters: Record<string, unknown>;
};

/**
 * The embedded node answers a search that takes longer than this with an unfinished job; in
 * milliseconds. Graylog ignores it.
 */
const RESPOND_AFTER = { respond_after: 1_000 };

/** Rows show a few KB; longer texts are fetched with their message. */
const ROW_TEXT_LIMIT = 4096;

export const createSearch = endpoint<Search, StoredSearch>({
  method: 'POST',
  path: '/views/search',
  status: 201,
  toRequest: (search) => ({ body: search }),
});
export const getSearch = endpoint<{ id: string }, StoredSearch>({
  method: 'GET',
  path: '/views/search/:id',
  toRequest: ({ id }) => ({ params: { id } }),
});
export const listSearches = endpoint<void, StoredSearch[]>({
  method: 'GET',
  path: '/views/search',
  toRequest: () => ({}),
});
export const searchMetadata = endpoint<Search, SearchMetadata>({
  method: 'POST',
  path: '/views/search/metadata',
  toRequest: (search) => ({ body: search }),
});
export const storedSearchMetadata = endpoint<{ id: string }, SearchMetadata>({
  method: 'GET',
  path: '/views/search/metadata/:id',
  toRequest: ({ id }) => ({ params: { id } }),
});
export const executeSearch = endpoint<{ id: string; state: ExecutionState }, SearchJob>({
  method: 'POST',
  path: '/views/search/:id/execute',
  status: 201,
  cutStringsAt: ROW_TEXT_LIMIT,
  toRequest: ({ id, state }) => ({ params: { id }, query: RESPOND_AFTER, body: state }),
});
export const searchStatus = endpoint<{ jobId: string }, SearchJob>({
  method: 'GET',
  path: '/views/search/status/:jobId',
  cutStringsAt: ROW_TEXT_LIMIT,
  toRequest: ({ jobId }) => ({ params: { jobId }, query: RESPOND_AFTER }),
});
/** Ends a running job; servers whose jobs name no `executing_node` cannot. */
export const cancelSearch = endpoint<{ nodeId: string; jobId: string }, null>({
  method: 'DELETE',
  path: '/views/searchjobs/:nodeId/:jobId/cancel',
  toRequest: ({ nodeId, jobId }) => ({ params: { nodeId, jobId } }),
});
/** Executes an ad-hoc search in one round trip. */
export const syncSearch = endpoint<Search, SearchJob>({
  method: 'POST',
  path: '/views/search/sync',
  cutStringsAt: ROW_TEXT_LIMIT,
  toRequest: (search) => ({ query: { timeout: 60_000, ...RESPOND_AFTER }, body: search }),
});
