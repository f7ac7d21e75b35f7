import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { PERMISSIONS } from '@/contract/permissions';
import type { ViewSummary } from '@/contract/views';
import { statusOf } from '@/shared/failure/describe-failure';
import { paths } from '@/shared/paths';
import { ResourceSheet } from '@/shared/resource/ResourceForm';
import { ResourceList } from '@/shared/resource/ResourceList';
import { editSheet } from '@/shared/resource/sheet/sheet-address';
import { useSheet } from '@/shared/resource/sheet/use-sheet';
import { useSession, type Session } from '@/shared/session/session-context';
import { useShareAction } from '@/shared/sharing/use-share-action';
import { t } from '@/shared/texts/t';
import type { MenuItem } from '@/ui/menu/menu-item';
import { ImportView } from '@/views/files/ImportView';
import { useExportItem } from '@/views/files/use-export-item';
import { useStartPageItem } from '@/views/list/use-start-page-item';
import { viewColumns } from '@/views/list/view-columns';
import { mayEditView } from '@/views/storing/rights';
import { dashboards } from './dashboards';
import { DashboardLists } from './DashboardLists';
import { propertiesForm } from './properties-form';

export function DashboardsPage() {
  const navigate = useNavigate();
  const session = useSession();
  const { task, open, close } = useSheet(editSheet);
  const { itemsFor, dialog } = useShareAction('dashboard');
  const exportItem = useExportItem();
  const startPageItem = useStartPageItem('dashboard');
  const rowActions = useCallback(
    (view: ViewSummary, usual: readonly MenuItem[]): MenuItem[] => [
      {
        id: 'open',
        label: t('views.open'),
        href: paths.dashboard(view.id),
        onSelect: () => void navigate(paths.dashboard(view.id)),
      },
      ...(mayEditView(view, session)
        ? [
            {
              id: 'edit',
              label: t('dashboards.properties'),
              onSelect: () => open({ kind: 'edit', id: view.id }),
            },
          ]
        : []),
      ...usual,
      exportItem(view),
      ...startPageItem(view),
      ...itemsFor(view),
    ],
    [navigate, session, open, exportItem, startPageItem, itemsFor],
  );
  return (
    <ResourceList
      of={dashboards}
      columns={columns}
      onCreate={() => void navigate(paths.newDashboard())}
      rowActions={rowActions}
      headActions={<ImportView canImport={session.permits(PERMISSIONS.dashboards.create)} />}
      favoriteType="dashboard"
      failure={failure}
      neighbours={<DashboardLists current="dashboards" />}
    >
      {task?.kind === 'edit' && (
        <ResourceSheet of={dashboards} form={propertiesForm} task={task} onClose={close} />
      )}
      {dialog}
    </ResourceList>
  );
}

const columns = (session: Session) => viewColumns(session, paths.dashboard);

const failure = (error: unknown) => ({
  title: t('dashboards.listFailedTitle'),
  text: t('dashboards.listFailed', { status: statusOf(error) }),
});
