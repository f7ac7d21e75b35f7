import { detached, placedWidget, withCopiedWidget } from '@/domain/search/view/transfer-widget';
import { onlyQuery, stateOf, type ViewDocument } from '@/domain/search/view/view';
import { newIds } from './new-ids';
import { loadView } from './queries';
import { saveView } from './store-view';

/**
 * Copies a widget of the shown page to a stored dashboard and saves that. A widget of a search takes
 * the query, range and streams of the search along.
 */
export async function copyToDashboard(
  view: ViewDocument,
  widgetId: string,
  dashboardId: string,
): Promise<ViewDocument> {
  const page = onlyQuery(view);
  const placed = placedWidget(stateOf(view, page.id), widgetId);
  const target = await loadView(dashboardId);
  if (!placed) return target;
  const { widget } = placed;
  const copy = { ...placed, widget: view.type === 'SEARCH' ? detached(widget, page) : widget };
  const outcome = await saveView(withCopiedWidget(target, copy, newIds.id()), target);
  // Someone saved it between reading and writing: copy to that version instead.
  return outcome.kind === 'saved' ? outcome.view : copyToDashboard(view, widgetId, dashboardId);
}
