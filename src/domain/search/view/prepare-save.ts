import { inOrder } from './in-order';
import { sameJson } from '../../same-json';
import { withAllPositions } from './place-widgets';
import { withSearchTypes } from './search-types';
import { detached } from './transfer-widget';
import { onlyQuery, onStates, type ViewDocument, type QueryState } from './view';

/** `id` creates UUIDs, `searchId` 24 hexadecimal characters. */
export type NewIds = { id: () => string; searchId: () => string };

/**
 * The view to save, with the search types and positions of its widgets. If its search differs from the `stored`
 * one it gets a new search id, because other views may refer to the old one.
 */
export function toStore(
  document: ViewDocument,
  stored: ViewDocument | undefined,
  ids: NewIds,
): ViewDocument {
  const complete = withSearchTypes(withAllPositions(document), stored, ids.id);
  if (!stored) return { ...complete, search: { ...complete.search, id: ids.searchId() } };
  const { id, ...asked } = inOrder(stored).search;
  const { id: _, ...wanted } = inOrder(complete).search;
  return {
    ...complete,
    search: { ...complete.search, id: sameJson(asked, wanted) ? id : ids.searchId() },
  };
}

/**
 * An unsaved copy of a view, without favourite and owner. Parts of an unsaved original get new ids,
 * too: they were unique only until now.
 */
export const asCopy = (document: ViewDocument, title: string, ids: NewIds): ViewDocument =>
  copier(title, ids)(document);

/** Copies a view and its later versions so that the same part gets the same id in each. */
export function copier(title: string, ids: NewIds): (document: ViewDocument) => ViewDocument {
  const names = new Map<string, string>();
  const nameOf = (id: string) => {
    const name = names.get(id) ?? ids.id();
    names.set(id, name);
    return name;
  };
  return (document) => {
    const copy = { ...document, id: '', title, owner: null, createdAt: '', favorite: false };
    return document.id === '' ? renamed(copy, nameOf) : copy;
  };
}

function renamed(document: ViewDocument, nameOf: (id: string) => string): ViewDocument {
  const byWidget = <Value>(record: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(record).map(([id, value]) => [nameOf(id), value]));
  const renameState = (state: QueryState): QueryState => ({
    ...state,
    widgets: state.widgets.map((widget) => ({ ...widget, id: nameOf(widget.id) })),
    titles: { ...state.titles, widget: byWidget(state.titles.widget) },
    positions: byWidget(state.positions),
    widgetMapping: byWidget(state.widgetMapping),
  });
  return {
    ...document,
    search: {
      ...document.search,
      queries: document.search.queries.map((query) => ({ ...query, id: nameOf(query.id) })),
    },
    states: Object.fromEntries(
      Object.entries(document.states).map(([id, state]) => [nameOf(id), renameState(state)]),
    ),
  };
}

/**
 * A dashboard with the widgets of a search, each of which takes over the search's query, range and
 * streams.
 */
export function asDashboard(document: ViewDocument, title: string, ids: NewIds): ViewDocument {
  const copy = asCopy(withAllPositions(document), title, ids);
  const query = onlyQuery(copy);
  const widgets = (state: QueryState) => state.widgets.map((widget) => detached(widget, query));
  return {
    ...onStates(copy, (state, id) =>
      id === query.id ? { ...state, widgets: widgets(state) } : state,
    ),
    type: 'DASHBOARD',
    search: { ...copy.search, queries: [{ ...query, query: '', filters: [] }] },
  };
}
