import type { Query } from '../search';
import { withoutStreams, streamsOf, withStreams } from '../stream-filter';
import type { Widget } from './widget';

/**
 * The effective query of a widget: the page's query combined with, or replaced by, the widget's own
 * settings.
 */
export function effectiveQuery(page: Query, widget: Widget): Query {
  const streams = widget.streams.length > 0 ? widget.streams : streamsOf(page.filter);
  return {
    ...page,
    query: conjunction(page.query, widget.query ?? ''),
    timerange: widget.timerange ?? page.timerange,
    filter: withStreams(combinedFilter(withoutStreams(page.filter), widget.filter), streams),
    filters: [...page.filters, ...widget.filters],
  };
}

/** A query that requires both; an empty one matches everything. */
function conjunction(page: string, own: string): string {
  if (own.trim() === '') return page;
  return page.trim() === '' ? own : `(${page}) AND (${own})`;
}

/** Combines the page's filter with that of the widget, which is a query string. */
function combinedFilter(page: unknown, own: string | null): unknown {
  if (!own?.trim()) return page ?? null;
  const filter = { type: 'query_string', query: own };
  return page === undefined ? filter : { type: 'and', filters: [page, filter] };
}
