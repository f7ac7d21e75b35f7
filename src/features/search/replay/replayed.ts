import type { AggregationEventConfig, Event, EventDefinition } from '@/contract/events';
import { addTerm } from '@/domain/query/terms';
import { EMPTY_VALUE } from '@/domain/search/empty-value';
import { editView } from '@/domain/search/view/edit-view';
import { newAggregation, overTime } from '@/domain/search/widgets/new-widgets';
import { withStreams } from '@/domain/search/stream-filter';
import { onlyQuery, type ViewDocument } from '@/domain/search/view/view';
import type { TimeRange } from '@/domain/time-range/time-range';

/**
 * The search of an event or its definition; undefined for those without one, such as system events.
 */
export type Replayed = {
  query: string;
  timerange: TimeRange;
  streams: readonly string[];
  config: AggregationEventConfig | undefined;
};

const MS = 1_000;

/** As the definition would run now, over its search window. */
export function ofDefinition({ config }: EventDefinition): Replayed | undefined {
  if (config.type !== 'aggregation-v1') return undefined;
  return {
    query: config.query,
    timerange: { type: 'relative', range: Math.max(1, Math.round(config.search_within_ms / MS)) },
    streams: config.streams,
    config,
  };
}

/**
 * As it ran when the event was created, for the group of the event. Older events lack some of it,
 * which then comes from the definition.
 */
export function ofEvent(
  event: Event,
  definition: EventDefinition | undefined,
): Replayed | undefined {
  const config = definition?.config.type === 'aggregation-v1' ? definition.config : undefined;
  const { replay_info: info } = event;
  const [from, to] = [
    info?.timerange_start ?? event.timerange_start,
    info?.timerange_end ?? event.timerange_end,
  ];
  const query = info?.query ?? config?.query;
  if (query === undefined || !from || !to) return undefined;
  const ofGroup = Object.entries(event.group_by_fields).reduce(
    (text, [field, value]) => addTerm(text, field, value === EMPTY_VALUE ? null : value),
    query,
  );
  return {
    query: ofGroup,
    timerange: { type: 'absolute', from, to },
    streams:
      info?.streams ??
      (event.source_streams.length > 0 ? event.source_streams : (config?.streams ?? [])),
    config,
  };
}

/**
 * A new search with it; if the definition aggregates, the aggregation is shown above the messages.
 */
export function replayView(
  initial: ViewDocument,
  { query, timerange, streams, config }: Replayed,
  aggregation: { id: string; title: string },
): ViewDocument {
  const page = onlyQuery(initial);
  const view = {
    ...initial,
    search: {
      ...initial.search,
      queries: [{ ...page, query, timerange, filter: withStreams(page.filter, streams) }],
    },
  };
  if (!config || config.series.length === 0) return view;
  const widget = newAggregation(aggregation.id, {
    rowPivots: [overTime()],
    columnPivots: config.group_by.map((field) => ({
      type: 'values',
      fields: [field],
      config: { limit: GROUPS, skipEmptyValues: false },
    })),
    series: config.series.map(({ function: name, field }) => ({
      function: `${name}(${field ?? ''})`,
      config: { name: null },
    })),
    rollup: false,
  });
  return editView(view, page.id, {
    type: 'addWidget',
    widget,
    title: aggregation.title,
    position: { col: 1, row: 1, height: 3, width: Infinity },
  });
}

const GROUPS = 15;
