import {
  mergeOf,
  variablesUsedBy,
  withMissingVariables,
  type Merge,
} from '@/domain/search/transfer/carried-variables';
import { copyOf, groupOf, withGroup } from '@/domain/search/transfer/widget-group';
import { queryOfPage } from '@/domain/search/view/pages';
import { detached } from '@/domain/search/view/transfer-widget';
import { onlyQuery, stateOf, type ViewDocument } from '@/domain/search/view/view';
import { newIds } from './new-ids';
import { loadView } from './queries';
import { saveView } from './store-view';

/**
 * Copies widgets of the shown page to the first page of a stored dashboard and saves that. Widgets
 * of a search take the query, range and streams of the search along, those of a dashboard the variables that
 * their queries use.
 */
export async function copyToDashboard(
  view: ViewDocument,
  widgetIds: ReadonlySet<string>,
  dashboardId: string,
): Promise<{ dashboard: ViewDocument; merge: Merge }> {
  const page = onlyQuery(view);
  const group = groupOf(stateOf(view, page.id), widgetIds);
  const target = await loadView(dashboardId);
  const variables = variablesUsedBy(group, view);
  const merge = mergeOf(target, variables);
  if (group.length === 0) return { dashboard: target, merge };
  const copies = copyOf(
    view.type === 'SEARCH'
      ? group.map(({ widget, ...placed }) => ({ ...placed, widget: detached(widget, page) }))
      : group,
    newIds.id,
  );
  const outcome = await saveView(
    withMissingVariables(withGroup(target, queryOfPage(target).id, copies), variables),
    target,
  );
  // Someone saved it between reading and writing: copy to that version instead.
  return outcome.kind === 'saved'
    ? { dashboard: outcome.view, merge }
    : copyToDashboard(view, widgetIds, dashboardId);
}
