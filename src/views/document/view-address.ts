import { withoutComments } from '@/domain/query/comments';
import { sameJson } from '@/domain/search/same-json';
import { streamsOf, withStreams } from '@/domain/search/stream-filter';
import { onStates, onlyQuery, stateOf, type ViewDocument } from '@/domain/search/view';
import type { MessagesWidget, SortItem } from '@/domain/search/widget';
import type { SearchRequest } from '@/views/execution/search-request';
import { DEFAULT_COLUMNS } from '@/views/messages/columns/columns';
import { DEFAULT_SORT } from '@/views/messages/columns/sort-cycle';
import { writeSearchState, type SearchState } from '@/views/session/url-state';

/** What of a view stands in the address of its page as well. */
export type Addressed = Omit<SearchState, 'refresh'>;

/**
 * The table of messages whose columns and order the address names, the first one, or that of
 * `widgetId`.
 */
export function messagesWidgetOf(
  document: ViewDocument,
  widgetId?: string,
): MessagesWidget | undefined {
  return stateOf(document, onlyQuery(document).id).widgets.find(
    (widget): widget is MessagesWidget =>
      widget.kind === 'messages' && (widgetId === undefined || widget.id === widgetId),
  );
}

export const columnsOf = (table: MessagesWidget | undefined): readonly string[] =>
  table?.config.fields ?? DEFAULT_COLUMNS;

/** What a table is sorted by first. */
export function sortOf(table: MessagesWidget | undefined): SearchRequest['sort'] {
  const [first] = table?.config.sort ?? [];
  return first
    ? { field: first.field, order: first.direction === 'Ascending' ? 'ASC' : 'DESC' }
    : DEFAULT_SORT;
}

/** What the address of the view says, where it says everything. */
export function addressedOf(document: ViewDocument): Addressed {
  const { query, timerange, filter } = onlyQuery(document);
  const table = messagesWidgetOf(document);
  return {
    query,
    range: timerange,
    streams: streamsOf(filter),
    sort: sortOf(table),
    columns: columnsOf(table),
  };
}

/**
 * What the address of a view says where it was `stored` like this; how it is looked at, and
 * comments, stay as they are.
 */
export function parametersOf(
  view: ViewDocument,
  stored: ViewDocument,
  { query, ...shown }: SearchState,
): Record<string, string> {
  const addressed = addressedOf(view);
  const state = {
    ...shown,
    ...addressed,
    query: withoutComments(query) === addressed.query ? query : addressed.query,
  };
  return Object.fromEntries(writeSearchState(state, addressedOf(stored)));
}

/** The view with what its address says. What says the same stays the same object. */
export function atAddress(
  document: ViewDocument,
  { query: written, range, streams, sort, columns }: Addressed,
): ViewDocument {
  // Other consoles would search for the comments of a stored query.
  const query = withoutComments(written);
  const before = addressedOf(document);
  if (sameJson(before, { query, range, streams, sort, columns })) return document;
  const { id } = onlyQuery(document);
  const table = messagesWidgetOf(document);
  const search = {
    ...document.search,
    queries: document.search.queries.map((one) => ({
      ...one,
      query,
      timerange: sameJson(one.timerange, range) ? one.timerange : range,
      filter: withStreams(one.filter, streams),
    })),
  };
  const config = table && {
    ...table.config,
    fields: columns,
    ...(!sameJson(before.sort, sort) && { sort: [sortItemOf(sort)] }),
  };
  return onStates({ ...document, search }, (state, queryId) =>
    queryId === id && table && config
      ? {
          ...state,
          widgets: state.widgets.map((widget) =>
            widget.id === table.id ? { ...table, config } : widget,
          ),
        }
      : state,
  );
}

export const sortItemOf = ({ field, order }: SearchRequest['sort']): SortItem => ({
  type: 'pivot',
  field,
  direction: order === 'ASC' ? 'Ascending' : 'Descending',
});
