import { isObject } from '../../json-object';
import { sameJson } from '../../same-json';
import type { Query, SearchType } from '../search';
import { onStates, stateOf, type ViewDocument, type QueryState } from './view';
import type { Widget } from '../widgets/widget';
import { modelOf } from '../widgets/models/widget-models';

/**
 * The view with the search types and the widget mapping derived from its widgets. Search types of
 * foreign widgets, and of widgets that equal those in `before`, are kept unchanged.
 */
export function withSearchTypes(
  document: ViewDocument,
  before: ViewDocument | undefined,
  newId: () => string,
): ViewDocument {
  const queries = document.search.queries.map((query) => {
    const state = stateOf(document, query.id);
    const known = before ? stateOf(before, query.id) : undefined;
    const mapped = state.widgets.map((widget) => ({
      widget,
      types: typesOf(widget, state, known, query, newId),
    }));
    return {
      query: {
        ...query,
        searchTypes: [
          ...unmappedTypes(query, known ?? state),
          ...mapped.flatMap(({ types }) => types),
        ],
      },
      mapped,
    };
  });
  const mappings = new Map(
    queries.map(({ query, mapped }) => [
      query.id,
      Object.fromEntries(
        mapped
          .filter(({ types }) => types.length > 0)
          .map(({ widget, types }) => [widget.id, types.map(({ id }) => id)]),
      ),
    ]),
  );
  const search = { ...document.search, queries: queries.map(({ query }) => query) };
  return onStates({ ...document, search }, (state, id) => ({
    ...state,
    widgetMapping: mappings.get(id) ?? state.widgetMapping,
  }));
}

const idsOf = (state: QueryState, widgetId: string): readonly string[] =>
  Object.hasOwn(state.widgetMapping, widgetId) ? (state.widgetMapping[widgetId] ?? []) : [];
const unmappedTypes = ({ searchTypes }: Query, { widgetMapping }: QueryState) => {
  const mappedIds = new Set(Object.values(widgetMapping).flat());
  return searchTypes.filter(({ id }) => !mappedIds.has(id));
};

function typesOf(
  widget: Widget,
  state: QueryState,
  before: QueryState | undefined,
  { searchTypes }: Query,
  newId: () => string,
): readonly SearchType[] {
  const ids = idsOf(state, widget.id);
  const present = ids.flatMap((id) => searchTypes.find((type) => type.id === id) ?? []);
  const previous = before?.widgets.find(({ id }) => id === widget.id);
  if (present.length > 0 && previous && sameJson(previous, widget)) return present;
  const idOf = (type: string, name: string | null) =>
    present.find((one) => one.type === type && (one['name'] ?? null) === name)?.id ?? newId();
  const derived = modelOf(widget).searchTypes(widget, idOf);
  if (!derived) return present;
  return derived.map(
    (type) =>
      present.find((one) => sameJson(withoutEmptyMembers(one), withoutEmptyMembers(type))) ?? type,
  );
}

/** Servers add omitted members as null or as an empty list, which requests nothing else. */
export function withoutEmptyMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmptyMembers);
  if (!isObject(value)) return value;
  const nonEmpty = Object.entries(value).filter(
    ([, inner]) => inner !== null && !(Array.isArray(inner) && inner.length === 0),
  );
  return Object.fromEntries(nonEmpty.map(([name, inner]) => [name, withoutEmptyMembers(inner)]));
}
