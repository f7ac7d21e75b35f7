import { onStates, type ViewDocument, type QueryState } from './view';

/**
 * Sorts widgets by position and search types by id. Graylog stores both as sets and returns them in
 * arbitrary order, which would affect comparisons and the choice of the first table.
 */
export function inOrder(document: ViewDocument): ViewDocument {
  const queries = document.search.queries.map((query) => ({
    ...query,
    searchTypes: query.searchTypes.toSorted(byId),
  }));
  return onStates({ ...document, search: { ...document.search, queries } }, (state) => ({
    ...state,
    widgets: byPosition(state),
  }));
}

function byPosition({ widgets, positions }: QueryState) {
  const positionOf = (id: string) =>
    (Object.hasOwn(positions, id) ? positions[id] : undefined) ?? { row: Infinity, col: Infinity };
  return widgets.toSorted(
    (one, other) =>
      compare(positionOf(one.id).row, positionOf(other.id).row) ||
      compare(positionOf(one.id).col, positionOf(other.id).col) ||
      byId(one, other),
  );
}

type Named = { id: string };
const byId = (one: Named, other: Named) => compare(one.id, other.id);
const compare = <Value extends number | string>(one: Value, other: Value) =>
  one === other ? 0 : one < other ? -1 : 1;
