import { inOrder } from './in-order';
import { sameJson } from './same-json';
import { withSearchTypes } from './search-types';
import { streamsOf } from './stream-filter';
import { onlyQuery, onStates, type ViewDocument, type ViewState } from './view';

/** `id` gives UUIDs, `searchId` 24 hexadecimal characters. */
export type NewIds = { id: () => string; searchId: () => string };

/**
 * The view as it is stored, with the search types of its widgets. Where it searches something else
 * than what is `stored`, it has a new search: others may still show the one before.
 */
export function toStore(
  document: ViewDocument,
  stored: ViewDocument | undefined,
  ids: NewIds,
): ViewDocument {
  const complete = withSearchTypes(document, stored, ids.id);
  if (!stored) return { ...complete, search: { ...complete.search, id: ids.searchId() } };
  const { id, ...asked } = inOrder(stored).search;
  const { id: _, ...wanted } = inOrder(complete).search;
  return {
    ...complete,
    search: { ...complete.search, id: sameJson(asked, wanted) ? id : ids.searchId() },
  };
}

/**
 * A view of its own with the same content; it was never saved. `favorite` and whose it is do not go
 * along. One that never was saved gets names of its own for its parts, too: they only had to differ
 * until then.
 */
export const asCopy = (document: ViewDocument, title: string, ids: NewIds): ViewDocument =>
  copier(title, ids)(document);

/**
 * Copies of a view and of what becomes of it meanwhile: the same part has the same name in each.
 */
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
  const renameState = (state: ViewState): ViewState => ({
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
 * A dashboard with the widgets of a search: there each has the query, range and streams that were
 * those of the search.
 */
export function asDashboard(document: ViewDocument, title: string, ids: NewIds): ViewDocument {
  const copy = asCopy(document, title, ids);
  const { id, query, timerange, filter } = onlyQuery(copy);
  const streams = streamsOf(filter);
  return {
    ...onStates(copy, (state, queryId) =>
      queryId !== id
        ? state
        : {
            ...state,
            widgets: state.widgets.map((widget) => ({
              ...widget,
              query: widget.query ?? query,
              timerange: widget.timerange ?? timerange,
              streams: widget.streams.length > 0 ? widget.streams : streams,
            })),
          },
    ),
    type: 'DASHBOARD',
  };
}
