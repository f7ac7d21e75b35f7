import { PERMISSIONS } from '@/contract/permissions';
import { listDashboards, type ViewSummary } from '@/contract/views';
import { isScreen } from '@/domain/screens/screen-codec';
import { withoutScreens } from '@/domain/screens/screen-lists';
import type { ViewDocument } from '@/domain/search/view/view';
import { queryRoots } from '@/shared/mutations/query-roots';
import { paths } from '@/shared/paths';
import { defineResource } from '@/shared/resource/resource';
import { keptText, t } from '@/shared/texts/t';
import { viewList, viewRemoval } from '@/views/list/view-list';
import { mayEditView } from '@/views/storing/rights';
import { loadView } from '@/views/storing/queries';
import { saveAs } from '@/views/storing/store-view';
import { dashboardDrafts } from '@/views/view-state/origin';

const { load, defaults } = viewList(listDashboards);

export const dashboards = defineResource<ViewSummary, ViewSummary, ViewSummary>({
  name: queryRoots.dashboards[0],
  nameOf: ({ title }) => title,
  texts: {
    title: 'dashboards.list',
    lead: 'dashboards.lead',
    empty: 'dashboards.empty',
    emptySaysSo: true,
  },
  list: {
    path: paths.dashboards,
    load: async (request, signal) => {
      const found = await load({ ...request, query: withoutScreens(request.query) }, signal);
      return { ...found, rows: found.rows.filter((view) => !isScreen(view)) };
    },
    defaults,
  },
  create: { permission: PERMISSIONS.dashboards.create, label: 'dashboards.create', key: 'n' },
  edit: { may: mayEditView },
  read: (id, signal) => loadView(id, signal).then(summaryOf),
  actions: [
    {
      id: 'duplicate',
      label: () => t('dashboards.duplicate'),
      may: (_, session) => session.permits(PERMISSIONS.dashboards.create),
      run: async ({ id, title }) =>
        saveAs(await loadView(id), keptText('widgets.copyOf', { title })),
      done: ({ title }) => t('dashboards.duplicated', { title }),
      failed: ({ title }) => t('dashboards.notDuplicated', { title }),
    },
  ],
  remove: viewRemoval(
    dashboardDrafts,
    {
      title: 'dashboards.deleteOne',
      means: (title) => t('dashboards.deleteAsk', { title }),
    },
    {
      title: (count) => t('dashboards.deleteManyTitle', { count }),
      means: (count) => t('dashboards.deleteMany', { count }),
      done: (count) => t('dashboards.deletedMany', { count }),
      failed: (failed, selected) => t('dashboards.someNotDeleted', { failed, selected }),
    },
  ),
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
