import { useQueryClient } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import type { EntityColumn } from '@/shared/entity-list/entity-column';
import { EntityList } from '@/shared/entity-list/EntityList';
import { EntityListItem } from '@/shared/entity-list/EntityListItem';
import { ListPage } from '@/shared/entity-list/ListPage';
import { paths } from '@/shared/paths';
import { IfPermitted } from '@/shared/permissions/IfPermitted';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Chip } from '@/ui/chip/Chip';
import { removal } from './mutations';
import { loadRoles, roleQueries, type RoleRow } from './queries';
import { RoleSheet } from './RoleSheet';
import { useRoleActions } from './use-role-actions';

const defaults = { sort: { id: 'name', direction: 'asc' as const } };
const keyOf = ({ id }: RoleRow) => id;
const nameOf = ({ name }: RoleRow) => name;
/** Names in a cell; the others are counted. */
const NAMED = 5;

/** All roles, and who has them. */
export function RolesPage() {
  const [creates, setCreates] = useState(false);
  const { menuOf, dialog } = useRoleActions();
  const client = useQueryClient();
  const bulkActions = useMemo(() => [removal(client)], [client]);
  const columns = useMemo(() => roleColumns(), []);
  const create = (
    <IfPermitted permissions={['roles:create']}>
      <Button
        variant="primary"
        icon={<Plus aria-hidden size="1.1em" />}
        onClick={() => setCreates(true)}
      >
        {t('roles.new')}
      </Button>
    </IfPermitted>
  );
  return (
    <ListPage title={t('roles.title')} description={t('roles.lead')} actions={create}>
      <EntityList
        id="roles"
        label={t('roles.title')}
        queryKey={roleQueries.lists()}
        load={loadRoles}
        columns={columns}
        defaults={defaults}
        rowKey={keyOf}
        rowTitle={nameOf}
        rowActions={menuOf}
        bulkActions={bulkActions}
        empty={
          <>
            <p>{t('roles.empty')}</p>
            {create}
          </>
        }
      />
      {creates && <RoleSheet onClose={() => setCreates(false)} />}
      {dialog}
    </ListPage>
  );
}

function roleColumns(): EntityColumn<RoleRow>[] {
  return [
    {
      id: 'name',
      title: t('roles.column.name'),
      value: nameOf,
      sortable: true,
      cell: ({ id, name, read_only: builtIn }) => (
        <EntityListItem
          to={paths.role(id)}
          title={name}
          badges={builtIn && <Chip>{t('roles.builtIn')}</Chip>}
        />
      ),
    },
    {
      id: 'description',
      title: t('roles.column.description'),
      value: ({ description }) => description,
      width: { weight: 2 },
      sortable: true,
    },
    {
      id: 'users',
      title: t('roles.column.users'),
      value: ({ users }) => users.map(({ username }) => username).join(', '),
      width: { weight: 1.5 },
      sortable: false,
      cell: (role) => <Holders role={role} />,
    },
  ];
}

function Holders({ role: { users } }: { role: RoleRow }) {
  if (users.length === 0) return <Faint>{t('roles.nobody')}</Faint>;
  const names = users
    .slice(0, NAMED)
    .map(({ username }) => username)
    .join(', ');
  return (
    <span>
      {t('roles.users', { count: users.length })}{' '}
      <Faint>
        {names}
        {users.length > NAMED && ` ${t('roles.andMore', { count: users.length - NAMED })}`}
      </Faint>
    </span>
  );
}

const Faint = styled.span`
  color: ${({ theme }) => theme.color.faint};
  overflow-wrap: anywhere;
`;
