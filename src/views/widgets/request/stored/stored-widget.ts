import type { SearchType } from '@/domain/search/search';
import { withSearchTypes } from '@/domain/search/view/search-types';
import { onStates, onlyQuery, stateOf, type ViewDocument } from '@/domain/search/view/view';
import type { Widget } from '@/domain/search/widgets/widget';

/** What the server has stored of the search of a widget. */
export type StoredWidget = {
  searchId: string;
  pageId: string;
  /** The query of the page, which is that of the filter of the dashboard if there is one. */
  query: string;
  types: readonly SearchType[];
};

/**
 * The stored search types of a widget; undefined if the widget differs from what was stored, because
 * it was changed or variables have values.
 */
export function storedWidget(view: ViewDocument, widget: Widget): StoredWidget | undefined {
  const page = onlyQuery(view);
  const ids = stateOf(view, page.id).widgetMapping[widget.id] ?? [];
  const types = page.searchTypes.filter(({ id }) => ids.includes(id));
  if (view.type !== 'DASHBOARD' || view.search.id === '' || types.length === 0) return undefined;
  const alone = onStates(view, (state) => ({ ...state, widgets: [widget] }));
  const derived = onlyQuery(withSearchTypes(alone, undefined, () => '')).searchTypes;
  // Unchanged types are the same objects.
  return types.every((type) => derived.includes(type))
    ? { searchId: view.search.id, pageId: page.id, query: page.query, types }
    : undefined;
}
