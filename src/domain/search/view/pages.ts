import type { TimeRange } from '../../time-range/time-range';
import type { Query, SearchType } from '../search';
import type { Widget } from '../widgets/widget';
import { withWidgetMoved } from './transfer-widget';
import { EMPTY_STATE, stateOf, type ViewDocument, type ViewState } from './view';

/** A page of a dashboard, or the only one of a search. The title is empty if it was never named. */
export type ViewPage = { id: string; title: string };

/** Replaces the query and the range of all widgets of a dashboard. */
export type PageFilter = { query?: string; range?: TimeRange };

/** Changes to the pages of a dashboard; `newId` creates the ids of copied widgets. */
export type PageChange =
  | { type: 'addPage'; pageId: string; title: string }
  | { type: 'renamePage'; pageId: string; title: string }
  | { type: 'removePage'; pageId: string }
  /** New order and titles; pages that are not listed are removed. */
  | { type: 'arrangePages'; pages: readonly ViewPage[] }
  | { type: 'duplicatePage'; pageId: string; copyId: string; title: string; newId: () => string }
  /** With `newId` the widget is copied, otherwise it is moved. */
  | { type: 'sendWidget'; widgetId: string; to: string; newId?: () => string };

export const MAX_PAGE_TITLE = 40;

/** Range of the widgets on a new page that have none of their own. */
const NEW_PAGE_RANGE: TimeRange = { type: 'relative', from: 300 };

const titleIn = ({ titles: { tab } }: ViewState): string =>
  (Object.hasOwn(tab, 'title') ? tab['title'] : undefined) ?? '';

/** All pages in their order. */
export const pagesOf = (document: ViewDocument): ViewPage[] =>
  document.search.queries.map(({ id }) => ({ id, title: titleIn(stateOf(document, id)) }));

/**
 * The query of a page, or of the first one if there is no page with this id.
 * @throws Error if the view has no page at all
 */
export function queryOfPage({ search: { queries } }: ViewDocument, pageId?: string): Query {
  const query = queries.find(({ id }) => id === pageId) ?? queries[0];
  if (!query) throw new Error('The dashboard has no pages.');
  return query;
}

/** The view reduced to a single page, with the filter of the dashboard as its query and range. */
export function onlyPage(
  document: ViewDocument,
  pageId: string | undefined,
  { query, range }: PageFilter = {},
): ViewDocument {
  const page = queryOfPage(document, pageId);
  const isWhole = document.search.queries.length === 1;
  if (isWhole && query === undefined && range === undefined) return document;
  return {
    ...document,
    search: {
      ...document.search,
      queries: [{ ...page, query: query ?? page.query, timerange: range ?? page.timerange }],
    },
    states: { [page.id]: stateOf(document, page.id) },
  };
}

/** A page without widgets. */
export const emptyPage = (id: string): Query => ({
  id,
  query: '',
  timerange: NEW_PAGE_RANGE,
  filter: null,
  filters: [],
  searchTypes: [],
});

/** Applies a change to the pages. The last page is never removed. */
export function editPages(document: ViewDocument, change: PageChange): ViewDocument {
  const pages = pagesOf(document);
  switch (change.type) {
    case 'addPage':
      return withPage(document, emptyPage(change.pageId), named(EMPTY_STATE, change.title));
    case 'renamePage':
      return onState(document, change.pageId, (state) => named(state, change.title));
    case 'removePage':
      return arranged(
        document,
        pages.filter(({ id }) => id !== change.pageId),
      );
    case 'arrangePages':
      return arranged(document, change.pages);
    case 'duplicatePage':
      return duplicated(document, change);
    case 'sendWidget':
      return sent(document, change);
  }
}

/** The page to show once another one is removed: the one before it, or else after it. */
export function neighbourOf(document: ViewDocument, pageId: string): string | undefined {
  const ids = document.search.queries.map(({ id }) => id);
  const at = ids.indexOf(pageId);
  return at === -1 ? undefined : (ids[at - 1] ?? ids[at + 1]);
}

const named = (state: ViewState, title: string): ViewState => ({
  ...state,
  titles: { ...state.titles, tab: title === '' ? {} : { ...state.titles.tab, title } },
});

const onState = (
  document: ViewDocument,
  pageId: string,
  change: (state: ViewState) => ViewState,
): ViewDocument => ({
  ...document,
  states: { ...document.states, [pageId]: change(stateOf(document, pageId)) },
});

const withPage = (document: ViewDocument, query: Query, state: ViewState): ViewDocument => ({
  ...document,
  search: { ...document.search, queries: [...document.search.queries, query] },
  states: { ...document.states, [query.id]: state },
});

function arranged(document: ViewDocument, pages: readonly ViewPage[]): ViewDocument {
  const queries = pages.flatMap(
    ({ id }) => document.search.queries.find((query) => query.id === id) ?? [],
  );
  if (queries.length === 0) return document;
  return {
    ...document,
    search: { ...document.search, queries },
    states: Object.fromEntries(
      pages.map(({ id, title }) => {
        const state = stateOf(document, id);
        return [id, titleIn(state) === title ? state : named(state, title)];
      }),
    ),
  };
}

function duplicated(
  document: ViewDocument,
  { pageId, copyId, title, newId }: Extract<PageChange, { type: 'duplicatePage' }>,
): ViewDocument {
  const original = document.search.queries.find(({ id }) => id === pageId);
  if (!original) return document;
  const state = stateOf(document, pageId);
  const copies = new Map(state.widgets.map(({ id }) => [id, newId()]));
  const byCopy = <Value>(record: Readonly<Record<string, Value>>) =>
    Object.fromEntries(
      Object.entries(record).flatMap(([id, value]) => {
        const copy = copies.get(id);
        return copy === undefined ? [] : [[copy, value] as const];
      }),
    );
  const types = state.widgets.map((widget) => ({
    widget,
    types: copiedTypes(original, state, widget, newId),
  }));
  const copy: ViewState = {
    ...state,
    widgets: state.widgets.map((widget) => ({
      ...widget,
      id: copies.get(widget.id) ?? widget.id,
    })),
    titles: { ...state.titles, widget: byCopy(state.titles.widget) },
    positions: byCopy(state.positions),
    widgetMapping: byCopy(
      Object.fromEntries(
        types
          .filter(({ types: copied }) => copied.length > 0)
          .map(({ widget, types: copied }) => [widget.id, copied.map(({ id }) => id)]),
      ),
    ),
  };
  return withPage(
    document,
    { ...original, id: copyId, searchTypes: types.flatMap(({ types: copied }) => copied) },
    named(copy, title),
  );
}

/** The search types of an unknown widget, which cannot be derived from it. */
const foreignTypes = (
  { searchTypes }: Query,
  { widgetMapping }: ViewState,
  { id, kind }: Widget,
): readonly SearchType[] =>
  kind === 'foreign' && Object.hasOwn(widgetMapping, id)
    ? searchTypes.filter((type) => widgetMapping[id]?.includes(type.id))
    : [];

const copiedTypes = (query: Query, state: ViewState, widget: Widget, newId: () => string) =>
  foreignTypes(query, state, widget).map((type) => ({ ...type, id: newId() }));

/** Unlike those of known widgets, the search types of a foreign one go along with it. */
function sent(
  document: ViewDocument,
  { widgetId, to, newId }: Extract<PageChange, { type: 'sendWidget' }>,
): ViewDocument {
  const from = document.search.queries.find(({ id }) =>
    stateOf(document, id).widgets.some((widget) => widget.id === widgetId),
  );
  const source = from && stateOf(document, from.id);
  const widget = source?.widgets.find(({ id }) => id === widgetId);
  const isPage = document.search.queries.some(({ id }) => id === to);
  if (!from || !source || !widget || !isPage) return document;
  const copyId = newId?.();
  const moved = withWidgetMoved(document, { widgetId, from: from.id, to, copyId });
  const types = newId
    ? copiedTypes(from, source, widget, newId)
    : foreignTypes(from, source, widget);
  if (types.length === 0) return moved;
  const queries = moved.search.queries.map((query) =>
    query.id === to ? { ...query, searchTypes: [...query.searchTypes, ...types] } : query,
  );
  return onState({ ...moved, search: { ...moved.search, queries } }, to, (state) => ({
    ...state,
    widgetMapping: { ...state.widgetMapping, [copyId ?? widgetId]: types.map(({ id }) => id) },
  }));
}
