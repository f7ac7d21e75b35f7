import type { AggregationConfig, AggregationWidget, MessagesWidget, TimePivot } from './widget';

/** A widget of a search asks what the search asks, unless it has something of its own. */
const ofTheSearch = {
  filter: null,
  filters: [],
  timerange: null,
  query: null,
  streams: [],
} as const;
/** Groups of a length that is chosen by the range. */
export const overTime = (field = 'timestamp'): TimePivot => ({
  type: 'time',
  fields: [field],
  config: { interval: { type: 'auto', scaling: 1 } },
});

/**
 * What an aggregation begins with: how many messages there were over time, as bars.
 * `changes` take its place.
 */
export function newAggregation(
  id: string,
  changes: Partial<AggregationConfig> = {},
): AggregationWidget {
  return {
    kind: 'aggregation',
    id,
    ...ofTheSearch,
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

/** The newest messages first. `decorators` are whole decorators. */
export function newMessages(
  id: string,
  fields: readonly string[],
  decorators: readonly unknown[] = [],
): MessagesWidget {
  return {
    kind: 'messages',
    id,
    ...ofTheSearch,
    config: {
      fields,
      showMessageRow: true,
      showSummary: false,
      decorators,
      sort: [{ type: 'pivot', field: 'timestamp', direction: 'Descending' }],
    },
  };
}
