import { unreachable } from '../unreachable';
import { isObject } from '../json-object';
import { sameJson } from './same-json';
import type { Query, SearchType } from './search';
import { onStates, stateOf, type ViewDocument, type ViewState } from './view';
import type {
  AggregationWidget,
  MessagesWidget,
  Pivot,
  PivotInterval,
  Series,
  SortItem,
  Widget,
} from './widget';

/** Rows on the first page. */
const PAGE_SIZE = 150;
const UNITS: Readonly<Record<string, string>> = {
  seconds: 's',
  minutes: 'm',
  hours: 'h',
  days: 'd',
  weeks: 'w',
  months: 'M',
  years: 'y',
};

/**
 * The view with the search types derived from its widgets, and the mapping between them. Search
 * types of foreign widgets, and of widgets that did not change since `before`, stay exactly as they
 * are.
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
  if (widget.kind === 'foreign') return present;
  const asItWas = before?.widgets.find(({ id }) => id === widget.id);
  if (present.length > 0 && asItWas && sameJson(asItWas, widget)) return present;
  const idOf = (type: string, name: string | null) =>
    present.find((one) => one.type === type && (one['name'] ?? null) === name)?.id ?? newId();
  const made =
    widget.kind === 'messages'
      ? [messagesType(widget, idOf('messages', null))]
      : aggregationTypes(widget, idOf);
  return made.map(
    (type) => present.find((one) => sameJson(withoutNothing(one), withoutNothing(type))) ?? type,
  );
}

/** Servers add null or empty lists for omitted members, which does not change the meaning. */
function withoutNothing(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNothing);
  if (!isObject(value)) return value;
  const told = Object.entries(value).filter(
    ([, inner]) => inner !== null && !(Array.isArray(inner) && inner.length === 0),
  );
  return Object.fromEntries(told.map(([name, inner]) => [name, withoutNothing(inner)]));
}

const commonOf = ({ filter, filters, timerange, query, streams }: Widget) => ({
  filter: filter === null ? null : { type: 'query_string', query: filter },
  filters,
  timerange,
  query: query === null ? null : { type: 'elasticsearch', query_string: query },
  streams,
});

function messagesType(widget: MessagesWidget, id: string): SearchType {
  const { sort, decorators } = widget.config;
  return {
    id,
    type: 'messages',
    name: null,
    ...commonOf(widget),
    limit: PAGE_SIZE,
    offset: 0,
    sort: sort.map(({ field, direction }) => ({
      field,
      order: direction === 'Ascending' ? 'ASC' : 'DESC',
    })),
    decorators,
  };
}

function aggregationTypes(
  widget: AggregationWidget,
  idOf: (type: string, name: string | null) => string,
): SearchType[] {
  const { visualization, visualizationConfig, eventAnnotation } = widget.config;
  const chart = pivotType(widget, idOf('pivot', 'chart'), 'chart');
  const hasTrend = visualization === 'numeric' && visualizationConfig?.['trend'] === true;
  const trend = {
    ...pivotType(widget, hasTrend ? idOf('pivot', 'trend') : '', 'trend'),
    timerange: { type: 'offset', source: 'search_type', id: chart.id },
  };
  const events = {
    id: eventAnnotation ? idOf('events', 'events') : '',
    type: 'events',
    name: 'events',
    ...commonOf(widget),
  };
  return [chart, ...(hasTrend ? [trend] : []), ...(eventAnnotation ? [events] : [])];
}

function pivotType(widget: AggregationWidget, id: string, name: string): SearchType {
  const { rowPivots, columnPivots, series, sort, rollup } = widget.config;
  return {
    id,
    type: 'pivot',
    name,
    ...commonOf(widget),
    rollup,
    row_groups: rowPivots.flatMap(groupOf),
    column_groups: columnPivots.flatMap(groupOf),
    series: series.map(seriesOf),
    sort: sort.map((item) => ({
      type: item.type,
      field: sortedField(item),
      direction: item.direction,
    })),
  };
}

function groupOf(pivot: Pivot): object[] {
  switch (pivot.type) {
    case 'values':
      return [
        {
          type: 'values',
          fields: pivot.fields,
          limit: pivot.config.limit,
          skip_empty_values: pivot.config.skipEmptyValues,
        },
      ];
    case 'time':
      return [{ type: 'time', fields: pivot.fields, interval: intervalOf(pivot.config.interval) }];
    case 'foreign':
      return [];
    default:
      return unreachable(pivot);
  }
}

const intervalOf = (interval: PivotInterval) =>
  interval.type === 'auto'
    ? { type: 'auto', scaling: interval.scaling }
    : { type: 'timeunit', timeunit: `${interval.value}${UNITS[interval.unit] ?? interval.unit}` };

/** `percentile(took_ms,95)`; a field name may contain commas and parentheses. */
const FUNCTION = /^(\w+)\((.*)\)$/s;
const PERCENTILE = /^(.*),\s*(\d+(?:\.\d+)?)$/s;

/** The server returns a metric under its custom name, if it has one. */
function seriesOf({ function: written, config: { name } }: Series) {
  const [, type = written, inner = ''] = FUNCTION.exec(written) ?? [];
  const [, field = inner, percentile] =
    (type === 'percentile' ? PERCENTILE.exec(inner) : null) ?? [];
  return {
    type,
    id: name ?? written,
    ...(field !== '' && { field }),
    ...(percentile !== undefined && { percentile: Number(percentile) }),
  };
}

/** Sorting uses the server's notation of a metric: `percentile(took_ms,95.0)`. */
function sortedField({ type, field }: SortItem): string {
  return type === 'series' && field.startsWith('percentile(')
    ? field.replace(/,\s*(\d+)\)$/, ',$1.0)')
    : field;
}
