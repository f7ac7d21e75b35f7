import { sameJson } from '../../same-json';
import type { TimeRange } from '../../time-range/time-range';
import { readTimeRange } from '../../time-range/wire-form';
import { isObject } from '../../json-object';
import type { Query, SearchType } from '../search';
import { streamsOf } from '../stream-filter';
import { queryText } from '../widgets/models/widget-fields';
import type { Widget } from '../widgets/widget';
import { onStates, stateOf, type QueryState, type ViewDocument } from './view';

type Between<Value> = { stored: Value; shown: Value };

/** What the stored search of a widget searches other than the widget says. */
export type StoredDifference = {
  timerange?: Between<TimeRange>;
  query?: Between<string>;
  /** Ids; an empty list means all streams. */
  streams?: Between<readonly string[]>;
  /** The widget as its stored search says. */
  asStored: Widget;
};

type Own = Pick<Widget, 'timerange' | 'query' | 'streams'>;

/**
 * How the stored search of a widget differs from it, as in content packs of which only one was
 * changed: Graylog runs the stored search, the console follows the widget. Undefined if they agree,
 * or if saving derives the search from the widget anyway, because the widget differs from `base`.
 */
export function storedDifference(
  base: ViewDocument,
  now: ViewDocument,
  pageId: string,
  widgetId: string,
): StoredDifference | undefined {
  const [page, nowPage] = [pageOf(base, pageId), pageOf(now, pageId)];
  const widget = widgetIn(stateOf(now, pageId), widgetId);
  const known = widgetIn(stateOf(base, pageId), widgetId);
  if (!page || !nowPage || !widget || !known || !sameJson(widget, known)) return undefined;
  const ids = mappedIds(stateOf(now, pageId), widgetId);
  return nowPage.searchTypes
    .filter(({ id, timerange }) => ids.includes(id) && !isOffset(timerange))
    .flatMap((type) => differenceOf(widget, type, page) ?? [])[0];
}

/** Forgets the stored search of a widget, so that saving derives it from the widget. */
export function withoutStoredSearch(
  document: ViewDocument,
  pageId: string,
  widgetId: string,
): ViewDocument {
  const ids = mappedIds(stateOf(document, pageId), widgetId);
  const queries = document.search.queries.map((query) =>
    query.id === pageId
      ? { ...query, searchTypes: query.searchTypes.filter(({ id }) => !ids.includes(id)) }
      : query,
  );
  return onStates({ ...document, search: { ...document.search, queries } }, (state, id) =>
    id === pageId
      ? {
          ...state,
          widgetMapping: Object.fromEntries(
            Object.entries(state.widgetMapping).filter(([name]) => name !== widgetId),
          ),
        }
      : state,
  );
}

const pageOf = ({ search }: ViewDocument, pageId: string) =>
  search.queries.find(({ id }) => id === pageId);
const widgetIn = ({ widgets }: QueryState, widgetId: string) =>
  widgets.find(({ id }) => id === widgetId);
const mappedIds = ({ widgetMapping }: QueryState, widgetId: string): readonly string[] =>
  (Object.hasOwn(widgetMapping, widgetId) ? widgetMapping[widgetId] : undefined) ?? [];
/** Of trends, which depend on another search type. */
const isOffset = (timerange: unknown) => isObject(timerange) && timerange['type'] === 'offset';

function differenceOf(widget: Widget, type: SearchType, page: Query): StoredDifference | undefined {
  const own = ownOf(type);
  const [stored, shown] = [effective(own, page), effective(widget, page)];
  const differs = {
    timerange: !sameJson(comparable(stored.timerange), comparable(shown.timerange)),
    query: meaningOf(stored.query) !== meaningOf(shown.query),
    streams: !sameJson(stored.streams.toSorted(), shown.streams.toSorted()),
  };
  if (!differs.timerange && !differs.query && !differs.streams) return undefined;
  return {
    ...(differs.timerange && { timerange: { stored: stored.timerange, shown: shown.timerange } }),
    ...(differs.query && { query: { stored: stored.query, shown: shown.query } }),
    ...(differs.streams && { streams: { stored: stored.streams, shown: shown.streams } }),
    asStored: {
      ...widget,
      ...(differs.timerange && { timerange: own.timerange }),
      ...(differs.query && { query: own.query }),
      ...(differs.streams && { streams: own.streams }),
    },
  };
}

/** The settings of a search type; as in a widget, null and no streams mean those of the page. */
const ownOf = ({ timerange, query, streams }: SearchType): Own => ({
  timerange: readTimeRange(timerange) ?? null,
  query: typeof query === 'string' || isObject(query) ? queryText.read(query) : null,
  streams: Array.isArray(streams) ? streams.filter((id) => typeof id === 'string') : [],
});

const effective = ({ timerange, query, streams }: Own, page: Query) => ({
  timerange: timerange ?? page.timerange,
  query: query ?? page.query,
  streams: streams.length > 0 ? streams : streamsOf(page.filter),
});

const meaningOf = (query: string) => (query.trim() === '*' ? '' : query.trim());

/** Servers write the same range in several forms. */
function comparable(range: TimeRange): unknown {
  switch (range.type) {
    case 'relative':
      return 'range' in range ? [range.range, 0] : [range.from, range.to ?? 0];
    case 'absolute':
      return [Date.parse(range.from), Date.parse(range.to)];
    default:
      return range.keyword;
  }
}
