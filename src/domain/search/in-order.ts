import { onStates, type ViewDocument, type ViewState } from './view';

/**
 * The view with its widgets as they are read, from the top and the left, and search types by their
 * ids. Graylog keeps both as sets and gives them in another order each time; what counts on the
 * first table, or compares two readings, would waver.
 */
export function inOrder(document: ViewDocument): ViewDocument {
  const queries = document.search.queries.map((query) => ({
    ...query,
    searchTypes: query.searchTypes.toSorted(byId),
  }));
  return onStates({ ...document, search: { ...document.search, queries } }, (state) => ({
    ...state,
    widgets: byPlace(state),
  }));
}

function byPlace({ widgets, positions }: ViewState) {
  const placeOf = (id: string) =>
    (Object.hasOwn(positions, id) ? positions[id] : undefined) ?? { row: Infinity, col: Infinity };
  return widgets.toSorted(
    (one, other) =>
      compare(placeOf(one.id).row, placeOf(other.id).row) ||
      compare(placeOf(one.id).col, placeOf(other.id).col) ||
      byId(one, other),
  );
}

type Named = { id: string };
const byId = (one: Named, other: Named) => compare(one.id, other.id);
const compare = <Value extends number | string>(one: Value, other: Value) =>
  one === other ? 0 : one < other ? -1 : 1;
