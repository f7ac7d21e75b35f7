import { withoutComments } from '../../query/syntax/comments';
import type { TimeRange } from '../../time-range/time-range';
import { sameJson } from '../../same-json';
import { streamsOf, withStreams } from '../stream-filter';
import { onStates, onlyQuery, stateOf, type ViewDocument } from '../view/view';
import { withColumns } from '../widgets/message-row';
import type { MessagesWidget, SortItem } from '../widgets/widget';

export type Sort = { field: string; order: 'ASC' | 'DESC' };

/** The part of a view that is also in the URL of its page. */
export type PageSettings = {
  /** In a URL as typed; in a document without comments. An empty query matches everything. */
  query: string;
  range: TimeRange;
  /** Empty means all streams that the user may read. */
  streams: readonly string[];
  sort: Sort;
  columns: readonly string[];
};

/** Default columns of a message table. */
export const DEFAULT_COLUMNS: readonly string[] = ['timestamp', 'source', 'level', 'message'];
export const DEFAULT_SORT: Sort = { field: 'timestamp', order: 'DESC' };
/** The last 300 seconds. */
export const DEFAULT_RANGE: TimeRange = { type: 'relative', range: 300 };

/** The message table `widgetId`; without an id the first one, whose columns are in the URL. */
export function messagesWidgetOf(
  document: ViewDocument,
  widgetId?: string,
): MessagesWidget | undefined {
  return stateOf(document, onlyQuery(document).id).widgets.find(
    (widget): widget is MessagesWidget =>
      widget.kind === 'messages' && (widgetId === undefined || widget.id === widgetId),
  );
}

/** The columns of a table; the defaults if there is no table. */
export const columnsOf = (table: MessagesWidget | undefined): readonly string[] =>
  table?.config.fields ?? DEFAULT_COLUMNS;

/** The first sort of a table; a URL contains only one. */
export function sortOf(table: MessagesWidget | undefined): Sort {
  const [first] = table?.config.sort ?? [];
  return first
    ? { field: first.field, order: first.direction === 'Ascending' ? 'ASC' : 'DESC' }
    : DEFAULT_SORT;
}

/** A sort as message tables store it. */
export const sortItemOf = ({ field, order }: Sort): SortItem => ({
  type: 'pivot',
  field,
  direction: order === 'ASC' ? 'Ascending' : 'Descending',
});

/** A dashboard has no settings: its widgets have, and its address only overrides them. */
const OF_DASHBOARDS: PageSettings = {
  query: '',
  range: DEFAULT_RANGE,
  streams: [],
  sort: DEFAULT_SORT,
  columns: DEFAULT_COLUMNS,
};

/**
 * The settings in a document.
 * @throws Error if it is a search that has not exactly one query
 */
export function settingsOf(document: ViewDocument): PageSettings {
  if (document.type === 'DASHBOARD') return OF_DASHBOARDS;
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
 * The document with these settings. Unchanged parts keep their identity, and so does the document
 * if nothing changes.
 */
export function withSettings(
  document: ViewDocument,
  { query: typed, range, streams, sort, columns }: PageSettings,
): ViewDocument {
  if (document.type === 'DASHBOARD') return document;
  // Graylog's own console would search for the text of comments in a stored query.
  const query = withoutComments(typed);
  const before = settingsOf(document);
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
    ...withColumns(table.config, columns),
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

/** The settings of `after` that differ from those of `before`. */
export const changedSettings = (
  before: PageSettings,
  after: PageSettings,
): Partial<PageSettings> => ({
  ...(after.query !== before.query && { query: after.query }),
  ...(!sameJson(after.range, before.range) && { range: after.range }),
  ...(!sameJson(after.streams, before.streams) && { streams: after.streams }),
  ...(!sameJson(after.sort, before.sort) && { sort: after.sort }),
  ...(!sameJson(after.columns, before.columns) && { columns: after.columns }),
});
