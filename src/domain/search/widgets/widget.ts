import type { TimeRange } from '../../time-range/time-range';
import type { FieldUnits, Formatting } from '../formatting/formatting';
import type { Kept } from '../lossless';

/** Sorting of rows or groups. */
export type SortItem = Kept & {
  type: 'pivot' | 'series';
  field: string;
  direction: 'Ascending' | 'Descending';
};

/** Configuration of a message table. `decorators` are complete decorators, not ids. */
export type MessagesConfig = Kept & {
  fields: readonly string[];
  showMessageRow: boolean;
  showSummary: boolean;
  decorators: readonly unknown[];
  sort: readonly SortItem[];
};

/** Size of time buckets: automatic by range, or a number of units. */
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
/** Grouping of an aggregation. Unknown types are kept and not displayed. */
export type Pivot = ValuesPivot | TimePivot | { type: 'foreign'; wire: unknown };

/** A metric such as `count()`, `avg(took_ms)` or `percentile(took_ms,95)`, with its name. */
export type Series = Kept & { function: string; config: Kept & { name: string | null } };

/** The content of `visualizationConfig` depends on the visualization. */
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
  /** Units of fields, which newer Graylogs store; they are kept and cannot be edited. */
  units?: FieldUnits;
  /** What Graylog has no members for; missing if it is the default. Set it by `formatted`. */
  formatting?: Formatting;
};

/** Common to all widgets. On a search, query, range and streams default to those of the search. */
type WidgetBase = Kept & {
  id: string;
  filter: string | null;
  filters: readonly unknown[];
  timerange: TimeRange | null;
  /** The query string. */
  query: string | null;
  streams: readonly string[];
};

export type MessagesWidget = WidgetBase & { kind: 'messages'; config: MessagesConfig };
export type AggregationWidget = WidgetBase & { kind: 'aggregation'; config: AggregationConfig };
/**
 * A widget type of a plugin or a later version: `type` is its name in wire format, and all content
 * is kept.
 */
export type ForeignWidget = WidgetBase & { kind: 'foreign'; type: string; config: unknown };
/** A text that users write in Markdown. */
export type TextWidget = WidgetBase & { kind: 'text'; config: Kept & { markdown: string } };
export type Widget = MessagesWidget | AggregationWidget | TextWidget | ForeignWidget;

/** In grid units starting at 1; a `width` of Infinity spans all columns. */
export type WidgetPosition = Kept & { col: number; row: number; height: number; width: number };
