import type { Search, SearchError, SearchJob, SearchTypeResult } from '@/contract/search';
import { isObject } from '@/domain/json-object';
import { sameJson } from '@/domain/same-json';
import type { Query, SearchType } from '@/domain/search/search';
import { searchCodec } from '@/domain/search/view/search-codec';
import { withSearchTypes } from '@/domain/search/view/search-types';
import { onStates, onlyQuery, stateOf, type ViewDocument } from '@/domain/search/view/view';
import type { WindowOffsets } from '@/domain/search/formatting/window-offsets';
import type { Widget } from '@/domain/search/widgets/widget';
import { formattingTypes } from '@/domain/search/widgets/formatting-search';
import { withSortableMetrics } from '@/domain/search/widgets/sortable-metrics';
import type { TimeRange } from '@/domain/time-range/time-range';
import { SEARCH_IDS } from '@/views/execution/search-request';
import type { StoredWidget } from './stored/stored-widget';
import { widgetRun } from './widget-run';

export type WidgetResult = {
  /** In the order of the widget's search types; failed ones are missing. */
  results: readonly SearchTypeResult[];
  errors: readonly SearchError[];
};

/** The result of a single widget. */
export const runOfWidget = (
  search: Search,
  run: string,
  stored: () => StoredWidget | undefined = () => undefined,
) =>
  widgetRun<WidgetResult>(
    {
      kind: 'widget',
      search,
      stored,
      read: (job) => readWidget(search, job),
      failureOf: ({ results, errors }) =>
        results.length === 0 && errors.length > 0
          ? errors.map(({ description }) => description).join(' ')
          : undefined,
    },
    run,
  );

/**
 * The page's search reduced to the search types of one widget, over the window of the page: that of
 * its run, or the range of a dashboard. It gets ids of its own, because saving changes those of the view and must not trigger
 * another request.
 */
export function searchOfWidget(
  view: ViewDocument,
  widget: Widget,
  window: TimeRange,
  offsets?: WindowOffsets,
): Search {
  const query = onlyQuery(view);
  const alone: ViewDocument = {
    ...view,
    search: {
      ...view.search,
      queries: [
        {
          ...query,
          timerange: window,
          searchTypes: widget.kind === 'foreign' ? ofWidget(view, widget) : [],
        },
      ],
    },
  };
  let ids = 0;
  const { search } = withSearchTypes(
    onStates(alone, (state) => ({ ...state, widgets: [widget] })),
    undefined,
    () => `${(ids += 1)}`,
  );
  const queries = search.queries
    .map((one) => ({
      ...one,
      id: SEARCH_IDS.query,
      searchTypes: renamed(withFormattingTypes(one.searchTypes, widget, offsets)).map(
        withSortableMetrics,
      ),
    }))
    .map((one) => withRangeOf(widget, one));
  // The search is not stored, and an unsaved view has no valid id.
  const { id: _, ...unnamed } = searchCodec.write({ ...search, queries }) as Search;
  return unnamed;
}

function withFormattingTypes(
  types: readonly SearchType[],
  widget: Widget,
  offsets: WindowOffsets | undefined,
): SearchType[] {
  const [chart] = types;
  return [...types, ...(chart ? formattingTypes(widget, chart, offsets) : [])];
}

/**
 * A range of the widget's own becomes that of the whole query: like this, long ones can be searched
 * in parts.
 */
function withRangeOf({ timerange }: Widget, query: Query): Query {
  if (timerange === null) return query;
  const searchTypes = query.searchTypes.map(({ timerange: own, ...type }) =>
    own === undefined || sameJson(own, timerange) ? type : { ...type, timerange: own },
  );
  return { ...query, timerange, searchTypes };
}

/** A search type may refer to another one as the source of its time range. */
function renamed(types: readonly SearchType[]): SearchType[] {
  const names = new Map(
    types.map(({ id }, at) => [id, `6d7f1f3e-6f0c-4f7e-9d3a-${`${at + 1}`.padStart(12, '0')}`]),
  );
  const nameOf = (id: string) => names.get(id) ?? id;
  return types.map((type) => {
    const { timerange } = type;
    return {
      ...type,
      id: nameOf(type.id),
      ...(isObject(timerange) &&
        typeof timerange['id'] === 'string' && {
          timerange: { ...timerange, id: nameOf(timerange['id']) },
        }),
    };
  });
}

/** Search types of an unknown widget cannot be generated. */
function ofWidget(view: ViewDocument, widget: Widget) {
  const query = onlyQuery(view);
  const ids = stateOf(view, query.id).widgetMapping[widget.id] ?? [];
  return query.searchTypes.filter(({ id }) => ids.includes(id));
}

export function readWidget(search: Search, job: SearchJob): WidgetResult {
  const [query] = search.queries;
  const result = query && job.results[query.id];
  const errors = [...(job.errors ?? []), ...(result?.errors ?? [])];
  return {
    results: (query?.search_types ?? []).flatMap(({ id }) => result?.search_types[id] ?? []),
    errors: [...new Map(errors.map((error) => [error.description, error])).values()],
  };
}
