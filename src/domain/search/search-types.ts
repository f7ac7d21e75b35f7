import { isObject } from '../json-object';
import { sameJson } from './same-json';
import type { Query, SearchType } from './search';
import { onStates, stateOf, type ViewDocument, type ViewState } from './view';
import type { Widget } from './widget';
import { modelOf } from './widget-models';

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
          ...ofNoWidget(query, known ?? state),
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

const idsOf = (state: ViewState, widgetId: string): readonly string[] =>
  Object.hasOwn(state.widgetMapping, widgetId) ? (state.widgetMapping[widgetId] ?? []) : [];
const ofNoWidget = ({ searchTypes }: Query, { widgetMapping }: ViewState) => {
  const taken = new Set(Object.values(widgetMapping).flat());
  return searchTypes.filter(({ id }) => !taken.has(id));
};

function typesOf(
  widget: Widget,
  state: ViewState,
  before: ViewState | undefined,
  { searchTypes }: Query,
  newId: () => string,
): readonly SearchType[] {
  const ids = idsOf(state, widget.id);
  const present = ids.flatMap((id) => searchTypes.find((type) => type.id === id) ?? []);
  const asItWas = before?.widgets.find(({ id }) => id === widget.id);
  if (present.length > 0 && asItWas && sameJson(asItWas, widget)) return present;
  const idOf = (type: string, name: string | null) =>
    present.find((one) => one.type === type && (one['name'] ?? null) === name)?.id ?? newId();
  const made = modelOf(widget).searchTypes(widget, idOf);
  if (!made) return present;
  return made.map(
    (type) => present.find((one) => sameJson(withoutNothing(one), withoutNothing(type))) ?? type,
  );
}

/** Servers add omitted members as null or as an empty list, which requests nothing else. */
function withoutNothing(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNothing);
  if (!isObject(value)) return value;
  const told = Object.entries(value).filter(
    ([, inner]) => inner !== null && !(Array.isArray(inner) && inner.length === 0),
  );
  return Object.fromEntries(told.map(([name, inner]) => [name, withoutNothing(inner)]));
}
