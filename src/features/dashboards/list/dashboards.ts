import { call } from '@/api/client';
import { deleteView, deleteViews, listDashboards, type ViewSummary } from '@/contract/views';
import type { ViewDocument } from '@/domain/search/view/view';
import { journal } from '@/shared/drafts/journal';
import {
  fromPageList,
  toPageListQuery,
  type ListPage,
  type ListRequest,
} from '@/shared/entity-list/paging/list-page';
import { queryRoots } from '@/shared/mutations/query-roots';
import { paths } from '@/shared/paths';
import { defineResource } from '@/shared/resource/resource';
import { keptText, t } from '@/shared/texts/t';
import { loadView } from '@/views/saving/queries';
import { mayDeleteView } from '@/views/saving/rights';
import { saveAs } from '@/views/saving/store-view';
import { dashboardDrafts } from '@/views/session/origin';

const load = async (request: ListRequest, signal: AbortSignal): Promise<ListPage<ViewSummary>> =>
  fromPageList(await call(listDashboards, toPageListQuery(request), { signal }));

export const dashboards = defineResource<ViewSummary, ViewSummary, ViewSummary>({
  name: queryRoots.dashboards[0],
  nameOf: ({ title }) => title,
  texts: { title: 'dashboards.list', lead: 'dashboards.lead', empty: 'dashboards.empty' },
  list: {
    path: paths.dashboards,
    load,
    defaults: { sort: { id: 'title', direction: 'asc' }, perPage: 20 },
  },
  create: { permission: 'dashboards:create', label: 'dashboards.create', key: 'n' },
  read: (id, signal) => loadView(id, signal).then(summaryOf),
  actions: [
    {
      id: 'duplicate',
      label: () => t('dashboards.duplicate'),
      may: (_, session) => session.permits('dashboards:create'),
      run: async ({ id, title }) =>
        saveAs(await loadView(id), keptText('widgets.copyOf', { title })),
      done: ({ title }) => t('dashboards.duplicated', { title }),
      failed: ({ title }) => t('dashboards.notDuplicated', { title }),
    },
  ],
  remove: {
    may: (view, session) => mayDeleteView(session, view),
    run: async (id) => {
      await call(deleteView, { id });
      for (const { key } of journal.list(dashboardDrafts(id))) journal.discard(key);
    },
    texts: {
      action: 'lists.delete',
      title: 'dashboards.deleteOne',
      means: (title) => t('dashboards.deleteAsk', { title }),
      done: (title) => t('views.deleteDone', { title }),
      doneTitle: 'views.success',
    },
    bulk: {
      title: (count) => t('dashboards.deleteManyTitle', { count }),
      means: (count) => t('dashboards.deleteMany', { count }),
      failed: (failed, selected) => t('dashboards.someNotDeleted', { failed, selected }),
      run: (ids) => call(deleteViews, { ids }),
    },
  },
});

/** A dashboard as a list shows it. */
export const summaryOf = (document: ViewDocument): ViewSummary => ({
  id: document.id,
  type: document.type,
  title: document.title,
  summary: document.summary,
  description: document.description,
  search_id: document.search.id,
  properties: [...document.properties],
  requires: { ...document.requires },
  owner: document.owner,
  created_at: document.createdAt,
  favorite: document.favorite,
});
