import {
  mergeOf,
  variablesUsedBy,
  withMissingVariables,
  type Merge,
} from '@/domain/search/transfer/carried-variables';
import { copyOf, groupOf, withGroup } from '@/domain/search/transfer/widget-group';
import { withCopyOfPage } from '@/domain/search/view/edit-pages';
import { queryOfPage } from '@/domain/search/view/pages';
import { detached } from '@/domain/search/view/transfer-widget';
import { onlyQuery, stateOf, type ViewDocument } from '@/domain/search/view/view';
import { newIds } from './new-ids';
import { loadView } from './queries';
import { saveView } from './store-view';

/** The dashboard that was copied to, and what became of the variables that came along. */
export type Copied = { dashboard: ViewDocument; merge: Merge };

/**
 * Copies widgets of the shown page to the first page of a stored dashboard and saves that. Widgets
 * of a search take the query, range and streams of the search along, those of a dashboard the
 * variables that their queries use.
 */
export async function copyToDashboard(
  view: ViewDocument,
  widgetIds: ReadonlySet<string>,
  dashboardId: string,
): Promise<Copied> {
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

/** Copies a page of a dashboard to the end of a stored one and saves that, with the variables used. */
export async function copyPageToDashboard(
  view: ViewDocument,
  { pageId, title }: { pageId: string; title: string },
  dashboardId: string,
): Promise<Copied> {
  const target = await loadView(dashboardId);
  const variables = variablesUsedBy(
    stateOf(view, pageId).widgets.map((widget) => ({ widget })),
    view,
    queryOfPage(view, pageId).query,
  );
  const merge = mergeOf(target, variables);
  const copied = withCopyOfPage(target, view, {
    pageId,
    copyId: newIds.id(),
    title,
    newId: newIds.id,
  });
  const outcome = await saveView(withMissingVariables(copied, variables), target);
  // Someone saved it between reading and writing: copy to that version instead.
  return outcome.kind === 'saved'
    ? { dashboard: outcome.view, merge }
    : copyPageToDashboard(view, { pageId, title }, dashboardId);
}
