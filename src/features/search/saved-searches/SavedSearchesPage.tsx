import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { call } from '@/api/client';
import { deleteView, deleteViews, type ViewSummary } from '@/contract/views';
import { DeleteDialog } from '@/shared/confirm/DeleteDialog';
import { journal } from '@/shared/drafts/journal';
import type { BulkAction } from '@/shared/entity-list/bulk-action';
import { EntityList } from '@/shared/entity-list/EntityList';
import { ListPage } from '@/shared/entity-list/ListPage';
import { statusOf } from '@/shared/failure/describe-failure';
import { paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session-context';
import { ShareDialog } from '@/shared/sharing/ShareDialog';
import { useMayShare } from '@/shared/sharing/use-may-share';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import type { MenuItem } from '@/ui/menu/menu-item';
import { loadSavedSearches, viewQueries } from '@/views/saving/queries';
import { mayEditSearch } from '@/views/saving/rights';
import { savedSearchColumns } from './saved-search-columns';

const PER_PAGE = 20;
const defaults = { sort: { id: 'title', direction: 'asc' as const }, perPage: PER_PAGE };
const keyOf = ({ id }: ViewSummary) => id;
const titleOf = ({ title }: ViewSummary) => title;

/** All saved searches that one may read. */
export function SavedSearchesPage() {
  const session = useSession();
  const { zone } = session;
  const client = useQueryClient();
  const navigate = useNavigate();
  const mayShare = useMayShare();
  const [shared, setShared] = useState<ViewSummary>();
  const [doomed, setDoomed] = useState<ViewSummary>();
  const columns = useMemo(() => savedSearchColumns(zone), [zone]);
  const bulkActions = useMemo(() => [removal(client)], [client]);
  const rowActions = useMemo(
    () =>
      (view: ViewSummary): MenuItem[] => [
        {
          id: 'open',
          label: t('views.open'),
          onSelect: () => void navigate(paths.savedSearch(view.id)),
        },
        ...(mayShare({ type: 'search', id: view.id })
          ? [{ id: 'share', label: t('sharing.action'), onSelect: () => setShared(view) }]
          : []),
        ...(mayEditSearch(session, view)
          ? [
              { id: 'line', separator: true } as const,
              {
                id: 'delete',
                label: t('views.remove'),
                danger: true,
                onSelect: () => setDoomed(view),
              },
            ]
          : []),
      ],
    [navigate, mayShare, session],
  );

  return (
    <ListPage title={t('views.list')} description={t('views.listLead')}>
      <EntityList
        id="saved_searches"
        label={t('views.list')}
        queryKey={viewQueries.lists()}
        load={loadSavedSearches}
        columns={columns}
        defaults={defaults}
        rowKey={keyOf}
        rowTitle={titleOf}
        rowActions={rowActions}
        bulkActions={bulkActions}
        favoriteType="search"
        failure={failure}
        empty={
          <>
            <p>{t('views.listEmpty')}</p>
            <Link to={paths.search()}>{t('views.toSearch')}</Link>
          </>
        }
      />
      {shared && (
        <ShareDialog
          entity={{ type: 'search', id: shared.id, title: shared.title }}
          onClose={() => setShared(undefined)}
        />
      )}
      {doomed && (
        <DeleteDialog
          title={t('views.deleteOne')}
          names={[doomed.title]}
          onDelete={() => remove(client, doomed.id)}
          onCancel={() => setDoomed(undefined)}
          onDeleted={() => {
            setDoomed(undefined);
            toasts.success(t('views.deleteDone', { title: doomed.title }), t('views.success'));
          }}
        >
          <p>{t('views.deleteAsk', { title: doomed.title })}</p>
        </DeleteDialog>
      )}
    </ListPage>
  );
}

const failure = (error: unknown) => ({
  title: t('views.listFailedTitle'),
  text: t('views.listFailed', { status: statusOf(error) }),
});

const refresh = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: viewQueries.lists() });

async function remove(client: QueryClient, id: string): Promise<void> {
  await call(deleteView, { id });
  journal.discard(`search.view.${id}`);
  await refresh(client);
}

const removal = (client: QueryClient): BulkAction => ({
  id: 'delete',
  label: t('views.remove'),
  danger: true,
  run: async (ids) => {
    const result = await call(deleteViews, { ids });
    await refresh(client);
    return result;
  },
  confirm: (count) => ({
    title: t('views.deleteManyTitle', { count }),
    text: t('views.deleteMany', { count }),
  }),
  failed: (failed, selected) => t('views.someNotDeleted', { failed, selected }),
});
