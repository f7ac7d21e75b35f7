import type { TimeRange } from '../time-range/time-range';
import type { Kept } from './lossless';

/** How rows or groups are ordered. */
export type SortItem = Kept & {
  type: 'pivot' | 'series';
  field: string;
  direction: 'Ascending' | 'Descending';
};

/** What a table of messages shows. `decorators` are whole decorators. */
export type MessagesConfig = Kept & {
  fields: readonly string[];
  showMessageRow: boolean;
  showSummary: boolean;
  decorators: readonly unknown[];
  sort: readonly SortItem[];
};

/** Length of a time group: chosen by the range, or so many of a unit. */
export type PivotInterval = Kept &
  ({ type: 'auto'; scaling: number } | { type: 'timeunit'; value: number; unit: string });

export type ValuesPivot = Kept & {
  type: 'values';
  fields: readonly string[];
  config: Kept & { limit: number; skipEmptyValues: boolean };
};
export type TimePivot = Kept & {
  type: 'time';
  fields: readonly string[];
  config: Kept & { interval: PivotInterval };
};
/** Groups of an aggregation. Groups of another kind are kept and not shown. */
export type Pivot = ValuesPivot | TimePivot | { type: 'foreign'; wire: unknown };

/** A metric: `count()`, `avg(took_ms)`, `percentile(took_ms,95)`, and how it is called. */
export type Series = Kept & { function: string; config: Kept & { name: string | null } };

/** What `visualizationConfig` holds depends on the visualization. */
export type AggregationConfig = Kept & {
  rowPivots: readonly Pivot[];
  columnPivots: readonly Pivot[];
  series: readonly Series[];
  sort: readonly SortItem[];
  visualization: string;
  visualizationConfig: Readonly<Record<string, unknown>> | null;
  formattingSettings: Readonly<Record<string, unknown>> | null;
  rollup: boolean;
  eventAnnotation: boolean;
};

/**
 * What every widget has. On a search, query, range and streams are those of the search unless the
 * widget has its own.
 */
type WidgetBase = Kept & {
  id: string;
  filter: string | null;
  filters: readonly unknown[];
  timerange: TimeRange | null;
  /** The text of the query. */
  query: string | null;
  streams: readonly string[];
};

export type MessagesWidget = WidgetBase & { kind: 'messages'; config: MessagesConfig };
export type AggregationWidget = WidgetBase & { kind: 'aggregation'; config: AggregationConfig };
/** Of a plugin or a later version: `type` is its name on the wire, everything of it is kept. */
export type ForeignWidget = WidgetBase & { kind: 'foreign'; type: string; config: unknown };
export type Widget = MessagesWidget | AggregationWidget | ForeignWidget;

/** In units of the grid, from 1 on; a `width` of Infinity is all of it. */
export type WidgetPosition = Kept & { col: number; row: number; height: number; width: number };
