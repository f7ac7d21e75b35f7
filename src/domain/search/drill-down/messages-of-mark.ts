import { addInterval, addTerm } from '../../query/terms';
import type { TimeRange } from '../../time-range/time-range';
import type { Query } from '../search';
import { streamsOf } from '../stream-filter';
import { newMessages } from '../widgets/new-widgets';
import type { AggregationWidget, MessagesWidget } from '../widgets/widget';
import { otherIntervalsOf, rangeOf, termsOf, type Mark } from './mark';

/** A search for the messages of a mark. */
export type MarkSearch = {
  query: string;
  streams: readonly string[];
  /** Undefined keeps the time range of the page. */
  range: TimeRange | undefined;
};

/** Narrows a query to the values of a mark. Its intervals of time are left to the time range. */
export function narrowedTo(query: string, mark: Mark): string {
  const named = termsOf(mark).reduce((now, { field, value }) => addTerm(now, field, value), query);
  return otherIntervalsOf(mark).reduce(
    (now, { field, interval: { from, to } }) => addInterval(now, field, from, to),
    named,
  );
}

/**
 * The search that finds the messages counted by a mark: the query of the page with that of the
 * widget, its filter and the values of the mark, in the interval of the mark.
 */
export function searchOfMark(
  page: Pick<Query, 'query' | 'filter'>,
  widget: AggregationWidget,
  mark: Mark,
): MarkSearch {
  return {
    query: narrowedTo(allOf([page.query, widget.query ?? '', widget.filter ?? '']), mark),
    streams: widget.streams.length > 0 ? widget.streams : streamsOf(page.filter),
    range: rangeOf(mark) ?? widget.timerange ?? undefined,
  };
}

/** Queries that must all match; empty ones match everything. */
function allOf(queries: readonly string[]): string {
  const written = queries.map((one) => one.trim()).filter((one) => one !== '' && one !== '*');
  return written.length < 2 ? (written[0] ?? '') : written.map((one) => `(${one})`).join(' AND ');
}

/** A message table with the messages of a mark, which keeps following the query of the page. */
export function tableOfMark(
  id: string,
  widget: AggregationWidget,
  mark: Mark,
  columns: readonly string[],
): MessagesWidget {
  const { filter, filters, streams } = widget;
  return {
    ...newMessages(id, columns),
    filter,
    filters,
    streams,
    query: narrowedTo(widget.query ?? '', mark) || null,
    timerange: rangeOf(mark) ?? widget.timerange,
  };
}
