import type { Query, SearchType } from '../search';
import type { Widget } from '../widgets/widget';
import type { ViewChange } from './edit-view';
import { emptyPage, pagesOf, titleIn, type ViewPage } from './pages';
import { withWidgetMoved } from './transfer-widget';
import { EMPTY_STATE, stateOf, type ViewDocument, type QueryState } from './view';

/** Changes to the pages of a dashboard; `newId` creates the ids of copied widgets. */
export type PageChange =
  | { type: 'addPage'; pageId: string; title: string }
  | { type: 'renamePage'; pageId: string; title: string }
  | { type: 'removePage'; pageId: string }
  /** New order and titles; pages that are not listed are removed. */
  | { type: 'arrangePages'; pages: readonly ViewPage[] }
  | ({ type: 'duplicatePage' } & CopiedPage)
  /** With `newId` the widget is copied, otherwise it is moved. */
  | { type: 'sendWidget'; widgetId: string; to: string; newId?: () => string };

/** The change as one of a view state. */
export const pageChange = (change: PageChange): ViewChange => ({
  type: 'document',
  apply: (document) => editPages(document, change),
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
      return withCopyOfPage(document, document, change);
    case 'sendWidget':
      return sent(document, change);
  }
}

const named = (state: QueryState, title: string): QueryState => ({
  ...state,
  titles: { ...state.titles, tab: title === '' ? {} : { ...state.titles.tab, title } },
});

const onState = (
  document: ViewDocument,
  pageId: string,
  change: (state: QueryState) => QueryState,
): ViewDocument => ({
  ...document,
  states: { ...document.states, [pageId]: change(stateOf(document, pageId)) },
});

const withPage = (document: ViewDocument, query: Query, state: QueryState): ViewDocument => ({
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

type CopiedPage = { pageId: string; copyId: string; title: string; newId: () => string };

/** The dashboard with a copy of a page of a dashboard, this or another one, after its own pages. */
export function withCopyOfPage(
  document: ViewDocument,
  source: ViewDocument,
  { pageId, copyId, title, newId }: CopiedPage,
): ViewDocument {
  const original = source.search.queries.find(({ id }) => id === pageId);
  if (!original) return document;
  const state = stateOf(source, pageId);
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
  const copy: QueryState = {
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
  { widgetMapping }: QueryState,
  { id, kind }: Widget,
): readonly SearchType[] =>
  kind === 'foreign' && Object.hasOwn(widgetMapping, id)
    ? searchTypes.filter((type) => widgetMapping[id]?.includes(type.id))
    : [];

const copiedTypes = (query: Query, state: QueryState, widget: Widget, newId: () => string) =>
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
