import type { ListAttribute } from '@/contract/page-list';
import { PERMISSIONS } from '@/contract/permissions';
import { listViewVersions } from '@/contract/view-versions';
import * as api from '@/contract/views';
import type { Call } from '../http/call';
import { Problem } from '../http/problem';
import { serve } from '../http/serve';
import { collection } from '../resource/collection';
import { keptIn } from '../resource/items';
import type { Module } from '../resource/registry';
import { openDocuments } from '../storage/documents';
import { objectIdAt } from '../storage/object-id';
import { entityTypeOf, type View } from './view';
import { answerOf, grnOfView, summaryOf, versionOf } from './view-answers';
import { registerViewEntities } from './view-store';
import { viewSchema } from './view-request';
import { checkContent, type ViewServices } from './view-services';
import { createViewVersions } from './view-versions';

const sortable = { type: 'STRING', sortable: true } as const;
const attributes = (searchable: { searchable?: true }): ListAttribute[] => [
  { id: '_id', title: 'id', type: 'OBJECT_ID', sortable: true, searchable: true, hidden: true },
  { id: 'title', title: 'Title', ...sortable, searchable: true },
  { id: 'created_at', title: 'Created', type: 'DATE', sortable: true, filterable: true },
  { id: 'description', title: 'Description', ...sortable, ...searchable },
  { id: 'summary', title: 'Summary', ...sortable, ...searchable },
  { id: 'owner', title: 'Owner', ...sortable },
  { id: 'favorite', title: 'Favorite', type: 'STRING', sortable: false },
];
const FIELDS = {
  title: 'STRING',
  id: 'OBJECT_ID',
  summary: 'STRING',
  description: 'STRING',
  owner: 'STRING',
  created_at: 'DATE',
} as const;

/** Saved searches and dashboards. */
export const serveViews: Module<ViewServices> = async (registry, services) => {
  const { views, documents, favorites, lastOpened, now } = services;
  /** The id of the view that everybody starts with, under `default`. */
  const defaultView = await openDocuments<{ id: string }>(documents, 'default_view');
  const answer = (view: View, { user }: Call) => answerOf(view, favorites.of(user.id));
  const summary = (view: View, { user }: Call) => summaryOf(view, favorites.of(user.id));
  const versions = createViewVersions(documents, services.searches, now);
  const missing = (id: string) => `View ${id} doesn't exist`;

  const items = collection<View>(registry, {
    permissions: PERMISSIONS.view,
    resource: 'ViewsResource',
    entity: entityTypeOf,
    ...keptIn(views),
    missing,
    isReadable: (permits, view) => api.mayRead(view, { permits }),
    demand: demandView,
    async remove({ id }) {
      await views.remove(id);
      await versions.forget(id);
      if (defaultView.get('default')?.id === id) await defaultView.remove('default');
    },
  });
  registerViewEntities(registry, services);

  items.flatPage(
    api.listViews,
    { fields: FIELDS, sorts: Object.keys(FIELDS), defaultSort: 'title' },
    ({ rows, ...page }, call) => ({
      ...page,
      grand_total: views.all().length,
      views: rows.map((view) => answer(view, call)),
    }),
  );
  const list = { row: summary, sorts: { id: ({ id }: api.ViewSummary) => id } };
  items.page(api.listDashboards, {
    ...list,
    attributes: attributes({ searchable: true }),
    where: ({ type }) => type === 'DASHBOARD',
  });
  items.page(api.listSavedSearches, {
    ...list,
    attributes: attributes({}),
    where: ({ type }) => type === 'SEARCH',
  });
  serve(registry, api.viewsForValue, () => []);

  serve(registry, api.getView, async (call) => {
    const { id = '' } = call.params;
    const view = views.get(id === 'default' ? (defaultView.get('default')?.id ?? '') : id);
    // 404 instead of 403 does not reveal that the view exists.
    if (!view || !api.mayRead(view, call)) throw new Problem(404, missing(id));
    await lastOpened.note(call.user.id, grnOfView(view), view.title);
    call.reply.headers.set('etag', versionOf(view));
    return answer(view, call);
  });
  items.create(api.createView, (view) => answerOf(view, []), {
    permission: null,
    body: viewSchema,
    make(content, call) {
      if (content.type === 'DASHBOARD' && !call.permits(PERMISSIONS.dashboards.create))
        throw new Problem(403, 'User is not allowed to create new dashboards.');
      checkContent(services, content, call);
      return {
        id: objectIdAt(now()),
        ...content,
        owner: call.user.username,
        created_at: new Date(now()).toISOString(),
      };
    },
    after: (view) => versions.keep(view, view.owner ?? ''),
  });
  items.update(api.updateView, answer, {
    body: viewSchema,
    change(view, content, call) {
      checkContent(services, content, call);
      refuseOthers(call.request, view);
      // The type never changes, because grants name it.
      return { ...view, ...content, type: view.type };
    },
    after: (view, before, { user }) => versions.keep(view, user.username, before),
  });
  serve(registry, listViewVersions, async (call) => {
    const { id = '' } = call.params;
    const view = views.get(id);
    if (!view || !api.mayRead(view, call)) throw new Problem(404, missing(id));
    demandView(call, 'edit', view);
    return { versions: await versions.of(id) };
  });
  items.remove(api.deleteView, (view) => answerOf(view, []), { many: api.deleteViews });

  serve(registry, api.setDefaultView, async ({ params: { id = '' }, demand }) => {
    demand(PERMISSIONS.view.read, id);
    demand(PERMISSIONS['default-view'].set);
    if (!views.get(id)) throw new Problem(404, missing(id));
    await defaultView.put('default', { id });
    return null;
  });
};

function demandView({ permits }: Call, action: string, view: View): void {
  const named = `${entityTypeOf(view)} <${view.id}>`;
  if (action === 'edit' && !api.mayEdit(view, { permits }))
    throw new Problem(403, `Not allowed to edit ${named}.`);
  if (action === 'delete' && !api.mayDelete(view, { permits }))
    throw new Problem(403, `Unable to delete ${named}.`);
}

/**
 * Honours `If-Match`, so that nobody overwrites a version they have not seen. Compressing proxies may
 * have turned the tag into a weak one. @throws Problem 412
 */
function refuseOthers({ headers }: Request, view: View): void {
  const asked = headers.get('if-match');
  if (asked !== null && asked !== '*' && asked.replace(/^W\//, '') !== versionOf(view))
    throw new Problem(412, `View ${view.id} was changed in the meantime.`);
}
