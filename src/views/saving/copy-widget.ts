import { copyOf, groupOf, withGroup } from '@/domain/search/transfer/widget-group';
import { queryOfPage } from '@/domain/search/view/pages';
import { detached } from '@/domain/search/view/transfer-widget';
import { onlyQuery, stateOf, type ViewDocument } from '@/domain/search/view/view';
import { newIds } from './new-ids';
import { loadView } from './queries';
import { saveView } from './store-view';

/**
 * Copies widgets of the shown page to the first page of a stored dashboard and saves that. Widgets
 * of a search take the query, range and streams of the search along.
 */
export async function copyToDashboard(
  view: ViewDocument,
  widgetIds: ReadonlySet<string>,
  dashboardId: string,
): Promise<ViewDocument> {
  const page = onlyQuery(view);
  const group = groupOf(stateOf(view, page.id), widgetIds);
  const target = await loadView(dashboardId);
  if (group.length === 0) return target;
  const copies = copyOf(
    view.type === 'SEARCH'
      ? group.map(({ widget, ...placed }) => ({ ...placed, widget: detached(widget, page) }))
      : group,
    newIds.id,
  );
  const outcome = await saveView(withGroup(target, queryOfPage(target).id, copies), target);
  // Someone saved it between reading and writing: copy to that version instead.
  return outcome.kind === 'saved' ? outcome.view : copyToDashboard(view, widgetIds, dashboardId);
}
