import { startsWithMessageRow } from './message-row';
import type {
  AggregationConfig,
  AggregationWidget,
  MessagesWidget,
  TextWidget,
  TimePivot,
} from './widget';

/** A widget of a search uses the search's settings unless it has its own. */
const inherited = {
  filter: null,
  filters: [],
  timerange: null,
  query: null,
  streams: [],
} as const;
/** Time buckets whose size depends on the range. */
export const overTime = (field = 'timestamp'): TimePivot => ({
  type: 'time',
  fields: [field],
  config: { interval: { type: 'auto', scaling: 1 } },
});

/** A new aggregation: the number of messages over time as bars. `changes` override parts of it. */
export function newAggregation(
  id: string,
  changes: Partial<AggregationConfig> = {},
): AggregationWidget {
  return {
    kind: 'aggregation',
    id,
    ...inherited,
    config: {
      rowPivots: [overTime()],
      columnPivots: [],
      series: [{ function: 'count()', config: { name: null } }],
      sort: [],
      visualization: 'bar',
      visualizationConfig: null,
      formattingSettings: null,
      rollup: true,
      eventAnnotation: false,
      ...changes,
    },
  };
}

const TOP_VALUES = 15;

/** Each syslog level has its own colour; other values count only in the total of their bar. */
const LEVELS = 8;

/**
 * The number of messages over time by level, as stacked bars. It is stored so that Graylog's own
 * console draws the same: with `rollup` it would add bars of the total, and without a mode it would
 * place the levels side by side.
 */
export const newMessageCount = (id: string): AggregationWidget =>
  newAggregation(id, {
    columnPivots: [
      { type: 'values', fields: ['level'], config: { limit: LEVELS, skipEmptyValues: false } },
    ],
    visualizationConfig: { barmode: 'stack', axis_type: 'linear' },
    rollup: false,
  });

/** The number of messages; `name` is that of the metric. */
export const newTotal = (id: string, name: string): AggregationWidget =>
  newAggregation(id, {
    rowPivots: [],
    series: [{ function: 'count()', config: { name } }],
    visualization: 'numeric',
    rollup: false,
  });

/** The number of messages for each of the most frequent values of a field, as a table. */
export const newTopValues = (id: string, field: string): AggregationWidget =>
  newAggregation(id, {
    rowPivots: [
      { type: 'values', fields: [field], config: { limit: TOP_VALUES, skipEmptyValues: true } },
    ],
    sort: [{ type: 'series', field: 'count()', direction: 'Descending' }],
    visualization: 'table',
    visualizationConfig: { pinned_columns: [] },
  });

/** A message table, newest first. `decorators` are complete decorators, not ids. */
export function newMessages(
  id: string,
  fields: readonly string[],
  decorators: readonly unknown[] = [],
): MessagesWidget {
  return {
    kind: 'messages',
    id,
    ...inherited,
    config: {
      fields,
      showMessageRow: startsWithMessageRow(fields),
      showSummary: false,
      decorators,
      sort: [{ type: 'pivot', field: 'timestamp', direction: 'Descending' }],
    },
  };
}

/** A text, empty at first. */
export const newText = (id: string, markdown = ''): TextWidget => ({
  kind: 'text',
  id,
  ...inherited,
  config: { markdown },
});
