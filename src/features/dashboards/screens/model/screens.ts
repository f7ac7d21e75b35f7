import { PERMISSIONS } from '@/contract/permissions';
import { listDashboards, type ViewSummary } from '@/contract/views';
import type { Screen } from '@/domain/screens/screen';
import { readScreen, SCREEN_SUMMARY, writeScreen } from '@/domain/screens/screen-codec';
import { onlyScreens } from '@/domain/screens/screen-lists';
import type { ViewDocument } from '@/domain/search/view/view';
import { ApiError } from '@/api/errors';
import { queryRoots } from '@/shared/mutations/query-roots';
import { paths } from '@/shared/paths';
import { defineResource, type EntityPage } from '@/shared/resource/resource';
import { keptText, t } from '@/shared/texts/t';
import { viewList, viewRemoval } from '@/views/list/view-list';
import { loadView, viewQueries } from '@/views/storing/queries';
import { mayEditView } from '@/views/storing/rights';
import { saveAs, saveView } from '@/views/storing/store-view';
import { NEW_DASHBOARD } from '@/views/view-state/new-view';
import { dashboardDrafts } from '@/views/view-state/origin';
import { summaryOf } from '../../list/dashboards';

/** A screen with the view that contains it. */
export type ScreenRow = ViewSummary & { screen: Screen };

export const screenPage: EntityPage<ScreenRow> = {
  path: paths.screen,
  heading: (name) => name,
  label: 'screens.details',
  action: 'resource.show',
};

const { load, defaults } = viewList(listDashboards);

export const screens = defineResource<ScreenRow, ScreenRow, ScreenRow>({
  name: 'screens',
  nameOf: ({ title }) => title,
  texts: { title: 'screens.list', lead: 'screens.lead', empty: 'screens.empty', emptySaysSo: true },
  list: {
    path: paths.screens,
    load: async (request, signal) => {
      const found = await load({ ...request, query: onlyScreens(request.query) }, signal);
      return { ...found, rows: found.rows.flatMap((view) => rowOf(view) ?? []) };
    },
    defaults,
  },
  create: { permission: PERMISSIONS.dashboards.create, label: 'screens.create', key: 'n' },
  edit: { may: mayEditView },
  read: async (id, signal) => existing(await loadView(id, signal)),
  param: 'screenId',
  pages: [screenPage],
  remove: viewRemoval(
    dashboardDrafts,
    { title: 'screens.deleteOne', means: (title) => t('screens.deleteAsk', { title }) },
    {
      title: (count) => t('screens.deleteManyTitle', { count }),
      means: (count) => t('screens.deleteMany', { count }),
      done: (count) => t('screens.deletedMany', { count }),
      failed: (failed, selected) => t('screens.someNotDeleted', { failed, selected }),
    },
  ),
  affects: [queryRoots.dashboards, viewQueries.all()],
});

function rowOf(view: ViewSummary): ScreenRow | undefined {
  const screen = readScreen(view.properties);
  return screen && { ...view, screen };
}

/** A dashboard at the address of a screen counts as missing. */
function existing(document: ViewDocument): ScreenRow {
  const row = rowOf(summaryOf(document));
  if (!row)
    throw new ApiError({
      status: 404,
      message: '',
      request: { method: 'GET', url: paths.screen(document.id) },
    });
  return row;
}

/** Graylog's own console shows these texts in its list of dashboards. */
export async function createScreen(title: string, screen: Screen): Promise<ScreenRow> {
  const { view } = await saveAs(
    {
      ...NEW_DASHBOARD,
      summary: SCREEN_SUMMARY,
      description: keptText('screens.storedAs'),
      properties: writeScreen([], screen),
    },
    title,
  );
  return existing(view);
}

/** Changes what is stored at this moment, so that nothing of others is lost. */
export async function updateScreen(
  id: string,
  change: (screen: Screen) => Screen,
  title?: string,
): Promise<ScreenRow> {
  const base = await loadView(id);
  const { screen } = existing(base);
  const outcome = await saveView(
    {
      ...base,
      title: title ?? base.title,
      properties: writeScreen(base.properties, change(screen)),
    },
    base,
  );
  return existing(outcome.kind === 'saved' ? outcome.view : outcome.current);
}
