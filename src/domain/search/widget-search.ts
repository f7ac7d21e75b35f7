import type { Query } from './search';
import { restOf, streamsOf, withStreams } from './stream-filter';
import type { Widget } from './widget';

/**
 * The page of a search as one of its widgets searches it: what the widget has of its own counts as
 * well, or instead.
 */
export function searchedBy(page: Query, widget: Widget): Query {
  const streams = widget.streams.length > 0 ? widget.streams : streamsOf(page.filter);
  return {
    ...page,
    query: both(page.query, widget.query ?? ''),
    timerange: widget.timerange ?? page.timerange,
    filter: withStreams(bothFilters(restOf(page.filter), widget.filter), streams),
    filters: [...page.filters, ...widget.filters],
  };
}

/** What matches both queries; an empty one matches all. */
function both(page: string, own: string): string {
  if (own.trim() === '') return page;
  return page.trim() === '' ? own : `(${page}) AND (${own})`;
}

/** The filter of a widget is a query. */
function bothFilters(page: unknown, own: string | null): unknown {
  if (!own?.trim()) return page ?? null;
  const filter = { type: 'query_string', query: own };
  return page === undefined ? filter : { type: 'and', filters: [page, filter] };
}
