import type { AbsoluteRange, TimeRange } from '@/domain/time-range/time-range';
import { endpoint } from './endpoint';

/** Nulls are left out. */
export type TableColumn = {
  name: string;
  column_type: 'field' | 'grouping' | 'metric';
  type: 'string' | 'numeric' | 'date' | 'boolean' | 'binary' | 'ip' | 'geo' | 'unknown';
  function?: string;
  field?: string;
};
/** The answer as JSON. */
export type Table = {
  schema: TableColumn[];
  /** What a message or group does not have is `-`. */
  datarows: unknown[][];
  metadata: { effective_timerange: AbsoluteRange };
};

/** The formats of a table; as plain text it is drawn with lines. */
export const TABLE_TYPES = ['application/json', 'text/csv', 'text/plain'] as const;

export type SortDirection = 'asc' | 'desc' | 'Ascending' | 'Descending';

export type MessagesTableRequest = {
  /** All messages by default. */
  query?: string;
  /** All streams that may be read by default. */
  streams?: string[];
  /** The last day by default. */
  timerange?: TimeRange;
  sort?: string;
  sort_order?: SortDirection;
  from?: number;
  size?: number;
  /** `source` and `timestamp` by default. */
  fields?: string[];
};
/** Messages as a table. */
export const searchMessages = endpoint<MessagesTableRequest, Table | string>({
  method: 'POST',
  path: '/search/messages',
  answers: 'text',
  mediaTypes: TABLE_TYPES,
  toRequest: (body) => ({ body }),
});
/** Messages as a table, asked for by URL parameters. */
export const searchMessagesByUrl = endpoint<
  {
    query?: string;
    streams?: string[];
    /** `2h`, or words such as `last 2 hours`. */
    timerange?: string;
    fields?: string[];
    sort?: string;
    sortOrder?: 'Ascending' | 'Descending';
    from?: number;
    size?: number;
  },
  Table | string
>({
  method: 'GET',
  path: '/search/messages',
  answers: 'text',
  mediaTypes: TABLE_TYPES,
  toRequest: (query) => ({ query }),
});

export type TableGrouping = { field: string; limit?: number };
export type TableMetric = {
  function: string;
  field?: string;
  sort?: SortDirection;
  configuration?: { percentile: number };
};
export type AggregationTableRequest = {
  query?: string;
  streams?: string[];
  timerange?: TimeRange;
  group_by: TableGrouping[];
  metrics: TableMetric[];
};
/** Groups with metrics as a table. */
export const searchAggregate = endpoint<AggregationTableRequest, Table | string>({
  method: 'POST',
  path: '/search/aggregate',
  answers: 'text',
  mediaTypes: TABLE_TYPES,
  toRequest: (body) => ({ body }),
});
/** Groups with metrics as a table, asked for by URL parameters. */
export const searchAggregateByUrl = endpoint<
  {
    query?: string;
    streams?: string[];
    /** `2h`, or words such as `last 2 hours`. */
    timerange?: string;
    groups: string[];
    /** `count` (the default) or `avg:took_ms`. */
    metrics?: string[];
  },
  Table | string
>({
  method: 'GET',
  path: '/search/aggregate',
  answers: 'text',
  mediaTypes: TABLE_TYPES,
  toRequest: (query) => ({ query }),
});
