import type { SearchType } from '@/domain/search/search';
import { queryOfPage } from '@/domain/search/view/pages';
import { withSearchTypes } from '@/domain/search/view/search-types';
import { onStates, onlyQuery, stateOf, type ViewDocument } from '@/domain/search/view/view';
import type { Widget } from '@/domain/search/widgets/widget';
import type { TimeRange } from '@/domain/time-range/time-range';

/** What the server has stored of the search of a widget. */
export type StoredWidget = {
  searchId: string;
  pageId: string;
  /** The query of the page, which is that of the filter of the dashboard if there is one. */
  query: string;
  /** The stored range of the page, for types without one of their own. */
  range: TimeRange;
  types: readonly SearchType[];
};

/**
 * The stored search types of a widget on the shown page `view` of the dashboard `whole`; undefined if the widget differs from what was stored, because
 * it was changed or variables have values.
 */
export function storedWidget(
  { view, whole }: { view: ViewDocument; whole: ViewDocument },
  widget: Widget,
): StoredWidget | undefined {
  const page = onlyQuery(view);
  const ids = stateOf(view, page.id).widgetMapping[widget.id] ?? [];
  const types = page.searchTypes.filter(({ id }) => ids.includes(id));
  if (view.type !== 'DASHBOARD' || view.search.id === '' || types.length === 0) return undefined;
  const alone = onStates(view, (state) => ({ ...state, widgets: [widget] }));
  const derived = onlyQuery(withSearchTypes(alone, undefined, () => '')).searchTypes;
  // Unchanged types are the same objects. Those of aggregations are compared before they run.
  return widget.kind !== 'messages' || types.every((type) => derived.includes(type))
    ? {
        searchId: view.search.id,
        pageId: page.id,
        query: page.query,
        range: queryOfPage(whole, page.id).timerange,
        types,
      }
    : undefined;
}
