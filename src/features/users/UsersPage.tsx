import { useQueryClient } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { UserRow } from '@/contract/users';
import { EntityList } from '@/shared/entity-list/EntityList';
import { ListPage } from '@/shared/entity-list/ListPage';
import { useKeys } from '@/shared/keys/use-keys';
import { paths } from '@/shared/paths';
import { IfPermitted } from '@/shared/permissions/IfPermitted';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { userBulkActions } from './bulk-actions';
import { loadUsers, userQueries } from './queries';
import { useUserActions } from './use-user-actions';
import { DEFAULT_COLUMNS, nameOf, userColumns } from './user-columns';

const defaults = { sort: { id: 'full_name', direction: 'asc' as const }, columns: DEFAULT_COLUMNS };
const keyOf = ({ id }: UserRow) => id;

/** Everybody who has an account. */
export function UsersPage() {
  const {
    zone,
    permits,
    user: { id: selfId, username: self },
  } = useSession();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { menuOf, dialog } = useUserActions();
  const columns = useMemo(() => userColumns({ zone, self, permits }), [zone, self, permits]);
  const bulkActions = useMemo(() => userBulkActions(client, selfId), [client, selfId]);
  useKeys(
    t('lists.keys'),
    permits('users:create')
      ? [{ keys: 'c', label: t('users.new'), run: () => void navigate(paths.newUser()) }]
      : [],
  );
  const create = (
    <IfPermitted permissions={['users:create']}>
      <Button
        variant="primary"
        icon={<Plus aria-hidden size="1.1em" />}
        onClick={() => void navigate(paths.newUser())}
      >
        {t('users.new')}
      </Button>
    </IfPermitted>
  );
  return (
    <ListPage title={t('users.title')} description={t('users.lead')} actions={create}>
      <EntityList
        id="users"
        label={t('users.title')}
        queryKey={userQueries.lists()}
        load={loadUsers}
        columns={columns}
        defaults={defaults}
        rowKey={keyOf}
        rowTitle={nameOf}
        rowActions={menuOf}
        bulkActions={bulkActions}
        empty={
          <>
            <p>{t('users.empty')}</p>
            {create}
          </>
        }
      />
      {dialog}
    </ListPage>
  );
}
