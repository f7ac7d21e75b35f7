import type {
  AutoInterval,
  BackendQuery,
  PercentageStrategy,
  PivotSort,
  SearchFilter,
  SeriesFunction,
  SortOrder,
  UnitInterval,
} from '@/contract/search';
import type { OffsetRange, TimeRange } from '@/domain/time-range/time-range';
import type { SentDecorator } from '../../decorators/decorator-schema';

/** Members of every search type. All are present, as in answers of the API. */
type Common = {
  id: string;
  name: string | null;
  filter: SearchFilter | null;
  /** Stored and echoed; Graylog Open does not apply them. */
  filters: unknown[];
  timerange: TimeRange | OffsetRange | null;
  query: BackendQuery | null;
  streams: string[];
};

export type MessagesDocument = Common & {
  type: 'messages';
  limit: number;
  offset: number;
  sort: { field: string; order: SortOrder }[] | null;
  fields: string[];
  decorators: SentDecorator[];
};

type TimeGroupDocument = { type: 'time'; fields: string[]; interval: AutoInterval | UnitInterval };
type ValuesGroupDocument = {
  type: 'values';
  fields: string[];
  limit: number;
  skip_empty_values: boolean;
};
export type GroupDocument = TimeGroupDocument | ValuesGroupDocument;
/** `type` may be unknown to this node; executing it then fails. */
export type SeriesDocument = {
  type: SeriesFunction;
  id: string;
  field: string | null;
  percentile?: number;
  strategy?: PercentageStrategy;
};
export type PivotDocument = Common & {
  type: 'pivot';
  rollup: boolean;
  row_groups: GroupDocument[];
  column_groups: GroupDocument[];
  series: SeriesDocument[];
  sort: PivotSort[];
};
type EventsDocument = Common & { type: 'events' };

/** `type` may be one that this server does not know; then executing says so. */
export type SearchTypeDocument = MessagesDocument | PivotDocument | EventsDocument;

export type QueryDocument = {
  id: string;
  timerange: TimeRange;
  filter: SearchFilter | null;
  filters: unknown[];
  query: BackendQuery;
  search_types: SearchTypeDocument[];
};

export type ParameterDocument = {
  name: string;
  title: string | null;
  description: string | null;
  optional: boolean;
  binding: unknown;
  type: string;
  data_type: string;
  default_value: unknown;
};

export type SearchDocument = {
  id: string;
  queries: QueryDocument[];
  parameters: ParameterDocument[];
};

/** The streams named anywhere in a filter. */
export function streamsOf(filter: SearchFilter | null | undefined): string[] {
  if (!filter) return [];
  if (filter.type === 'stream') return [filter.id];
  return filter.type === 'query_string' ? [] : filter.filters.flatMap(streamsOf);
}
