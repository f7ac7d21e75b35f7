import type { SearchFilter } from '@/contract/search';
import { withoutStreams, streamsOf } from '@/domain/search/stream-filter';
import { onlyQuery, type ViewDocument } from '@/domain/search/view/view';
import type { MessagesWidget, Widget } from '@/domain/search/widgets/widget';
import { effectiveQuery } from '@/domain/search/widgets/widget-search';
import type { TimeRange } from '@/domain/time-range/time-range';
import { DEFAULT_SORT, sortOf } from '@/domain/search/view-state/page-settings';
import type { SearchRequest } from '@/views/execution/search-request';

/**
 * The request of a widget with settings of its own: the page's search combined with the widget's,
 * over the page's window or the widget's range.
 */
export function requestOfWidget(
  view: ViewDocument,
  widget: Widget,
  window: TimeRange,
): SearchRequest {
  const { query, filter, filters } = effectiveQuery(onlyQuery(view), widget);
  const rest = withoutStreams(filter) as SearchFilter | undefined;
  return {
    query,
    range: widget.timerange ?? window,
    streams: streamsOf(filter),
    sort: DEFAULT_SORT,
    ...(rest && { filter: rest }),
    ...(filters.length > 0 && { filters }),
  };
}

/** The request of an additional message table. */
export const requestOfTable = (
  view: ViewDocument,
  widget: MessagesWidget,
  window: TimeRange,
): SearchRequest => ({
  ...requestOfWidget(view, widget, window),
  sort: sortOf(widget),
  rowsOnly: true,
});
