import type { SearchFilter } from '@/contract/search';
import { withoutStreams, streamsOf } from '@/domain/search/stream-filter';
import { onlyQuery, type ViewDocument } from '@/domain/search/view/view';
import type { MessagesWidget } from '@/domain/search/widgets/widget';
import { effectiveQuery } from '@/domain/search/widgets/widget-search';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import { sortOf } from '@/domain/search/session/page-settings';
import type { SearchRequest } from '@/views/execution/search-request';

/**
 * The request of an additional message table: the page's search combined with its own, over the
 * page's window or its own range.
 */
export function requestOfTable(
  view: ViewDocument,
  widget: MessagesWidget,
  window: AbsoluteRange,
): SearchRequest {
  const { query, filter, filters } = effectiveQuery(onlyQuery(view), widget);
  const rest = withoutStreams(filter) as SearchFilter | undefined;
  return {
    query,
    range: widget.timerange ?? window,
    streams: streamsOf(filter),
    sort: sortOf(widget),
    ...(rest && { filter: rest }),
    ...(filters.length > 0 && { filters }),
    rowsOnly: true,
  };
}
