import { useCallback } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { ViewSummary } from '@/contract/views';
import { statusOf } from '@/shared/failure/describe-failure';
import { paths } from '@/shared/paths';
import { ResourceList } from '@/shared/resource/ResourceList';
import type { Session } from '@/shared/session/session-context';
import { useShareAction } from '@/shared/sharing/use-share-action';
import { t } from '@/shared/texts/t';
import type { MenuItem } from '@/ui/menu/menu-item';
import { ImportView } from '@/views/files/ImportView';
import { useExportItem } from '@/views/files/use-export-item';
import { useStartPageItem } from '@/views/list/use-start-page-item';
import { viewColumns } from '@/views/list/view-columns';
import { savedSearches } from './saved-searches';

export function SavedSearchesPage() {
  const navigate = useNavigate();
  const { itemsFor, dialog } = useShareAction('search');
  const exportItem = useExportItem();
  const startPageItem = useStartPageItem('search');
  const rowActions = useCallback(
    (view: ViewSummary): MenuItem[] => [
      {
        id: 'open',
        label: t('views.open'),
        onSelect: () => void navigate(paths.savedSearch(view.id)),
      },
      exportItem(view),
      ...startPageItem(view),
      ...itemsFor(view),
    ],
    [navigate, exportItem, startPageItem, itemsFor],
  );
  return (
    <ResourceList
      of={savedSearches}
      columns={columns}
      rowActions={rowActions}
      headActions={<ImportView canImport />}
      favoriteType="search"
      failure={failure}
      emptyAction={<Link to={paths.search()}>{t('views.toSearch')}</Link>}
    >
      {dialog}
    </ResourceList>
  );
}

const columns = (session: Session) => viewColumns(session, paths.savedSearch);

const failure = (error: unknown) => ({
  title: t('views.listFailedTitle'),
  text: t('views.listFailed', { status: statusOf(error) }),
});
