import * as api from '@/contract/views';
import { inBulk } from '../http/bulk';
import type { Call } from '../http/call';
import { Problem } from '../http/problem';
import { serve, type RouteTable } from '../http/serve';
import type { SearchDocument } from '../searches/search-document';
import { objectIdAt } from '../storage/object-id';
import { entityTypeOf, mayDelete, mayEdit, type View } from './view';
import { checkIntegrity, viewIn, type ViewContent } from './view-request';
import { answerOf, entityOf, knownView, versionOf, type ViewServices } from './view-services';

/** Saving, changing and deleting views. */
export function serveViewChanges(table: RouteTable, services: ViewServices): void {
  const { views, defaultView, favorites, entities, now } = services;

  serve(table, api.createView, async (call) => {
    const content = viewIn(call.body, 'create');
    if (content.type === 'DASHBOARD' && !call.permits('dashboards:create'))
      throw new Problem(403, 'User is not allowed to create new dashboards.');
    checkIntegrity(content, usableSearch(services, content, call));
    const view: View = {
      id: objectIdAt(now()),
      ...content,
      owner: call.user.username,
      created_at: new Date(now()).toISOString(),
    };
    await views.put(view.id, view);
    await entities.created(call.user, entityOf(view));
    return answerOf(view, []);
  });

  serve(table, api.updateView, async (call) => {
    const view = knownView(services, call.params['id'] ?? '');
    if (!mayEdit(call.permits, view))
      throw new Problem(403, `Not allowed to edit ${entityTypeOf(view)} <${view.id}>.`);
    const content = viewIn(call.body, 'update');
    checkIntegrity(content, usableSearch(services, content, call));
    // Right before it is stored, without a pause between: what another one stored meanwhile is not
    // overwritten.
    refuseOthers(call.request, view);
    // One kind never becomes the other: grants name the kind.
    const changed: View = { ...view, ...content, type: view.type };
    await views.put(view.id, changed);
    await entities.updated(call.user, entityOf(changed));
    return answerOf(changed, favorites.of(call.user.id));
  });

  const remove = async (id: string, { user, permits }: Call): Promise<View> => {
    const view = knownView(services, id);
    if (!mayDelete(permits, view))
      throw new Problem(403, `Unable to delete ${entityTypeOf(view)} <${id}>.`);
    await views.remove(id);
    if (defaultView.get('default')?.id === id) await defaultView.remove('default');
    await entities.deleted(user, entityOf(view));
    return view;
  };
  serve(table, api.deleteView, async (call) =>
    answerOf(await remove(call.params['id'] ?? '', call), []),
  );
  serve(table, api.deleteViews, (call) =>
    inBulk(call.body, async (id) => void (await remove(id, call))),
  );

  serve(table, api.setDefaultView, async ({ params: { id = '' }, demand }) => {
    demand('view:read', id);
    demand('default-view:set');
    await defaultView.put('default', { id: knownView(services, id).id });
    return null;
  });
}

/**
 * Who says which version was changed changes no other; a proxy that compresses may have marked its
 * name as weak. @throws Problem 412
 */
function refuseOthers({ headers }: Request, view: View): void {
  const asked = headers.get('if-match');
  if (asked !== null && asked !== '*' && asked.replace(/^W\//, '') !== versionOf(view))
    throw new Problem(412, `View ${view.id} was changed in the meantime.`);
}

/**
 * The search that a view shows. @throws Problem 400 where there is none that the caller may read
 */
function usableSearch(
  { searches }: ViewServices,
  { search_id: id }: ViewContent,
  { user: { username }, permits }: Call,
): SearchDocument {
  const search = searches.isReadable(id, { username, permits })
    ? searches.find(id, { username, permits })
    : undefined;
  if (!search) throw new Problem(400, `Search ${id} not available`);
  return search;
}
