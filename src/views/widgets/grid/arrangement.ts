import type { ViewState } from '@/domain/search/view';
import type { AggregationWidget, MessagesWidget, Widget } from '@/domain/search/widget';

/**
 * What a search shows that nobody arranged: the count of messages over time, and the messages below
 * it.
 */
export type PlainResults = { histogram: AggregationWidget; messages: MessagesWidget };

/** Of the count in a new search; what lies below it takes the rest of the page. */
const COUNT_HEIGHT = 2;

/** The two of a new search, where they stand as in one; undefined asks for the grid. */
export function plainResults({
  widgets,
  positions,
}: Pick<ViewState, 'widgets' | 'positions'>): PlainResults | undefined {
  const [histogram, messages, ...others] = widgets;
  if (
    !histogram ||
    !isMessageCount(histogram) ||
    messages?.kind !== 'messages' ||
    !searchesAsThePage(messages) ||
    others.length > 0
  )
    return undefined;
  const [above, below] = [positions[histogram.id], positions[messages.id]];
  if (!above || !below) return { histogram, messages };
  return above.width === Infinity &&
    above.height === COUNT_HEIGHT &&
    below.width === Infinity &&
    above.row < below.row
    ? { histogram, messages }
    : undefined;
}

/** Messages over time by level, as the page's own run counts them. */
export function isMessageCount(widget: Widget): widget is AggregationWidget {
  if (widget.kind !== 'aggregation' || !searchesAsThePage(widget)) return false;
  const {
    rowPivots: [time, ...moreRows],
    columnPivots: [level, ...moreColumns],
    series: [count, ...moreSeries],
    visualization,
    eventAnnotation,
  } = widget.config;
  if (
    moreRows.length + moreColumns.length + moreSeries.length > 0 ||
    visualization !== 'bar' ||
    eventAnnotation
  )
    return false;
  const byTime =
    time?.type === 'time' &&
    time.fields.join() === 'timestamp' &&
    time.config.interval.type === 'auto' &&
    time.config.interval.scaling === 1;
  const byLevel = level?.type === 'values' && level.fields.join() === 'level';
  return byTime && byLevel && count?.function === 'count()' && count.config.name === null;
}

/** It has no query, range or streams of its own. */
export const searchesAsThePage = ({
  filter,
  filters,
  timerange,
  query,
  streams,
}: Widget): boolean =>
  !filter && filters.length === 0 && timerange === null && !query && streams.length === 0;
