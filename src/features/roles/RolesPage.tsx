import styled from 'styled-components';
import type { EntityColumn } from '@/shared/entity-list/columns/entity-column';
import { EntityListItem } from '@/shared/entity-list/EntityListItem';
import { paths } from '@/shared/paths';
import { ResourceFormList } from '@/shared/resource/ResourceFormList';
import { t } from '@/shared/texts/t';
import { Chip } from '@/ui/chip/Chip';
import { roleForm } from './RoleForm';
import { ADMIN, roles, type RoleRow } from './roles';

/** Maximum number of names in a cell; the rest is shown as a count. */
const MAX_NAMES = 5;

export function RolesPage() {
  return <ResourceFormList of={roles} columns={roleColumns} form={roleForm} />;
}

const roleColumns = (): EntityColumn<RoleRow>[] => [
  {
    id: 'name',
    title: t('roles.column.name'),
    value: roles.nameOf,
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
    value: (role) => usersOf(role).join(', '),
    width: { weight: 1.5 },
    sortable: false,
    cell: (role) => <RoleUsers names={usersOf(role)} />,
  },
];

/** The server leaves out the root user, whose role cannot be taken away. */
const usersOf = ({ name, users }: RoleRow): readonly string[] => [
  ...(name === ADMIN ? [t('roles.root')] : []),
  ...users.map(({ username }) => username),
];

function RoleUsers({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <Faint>{t('roles.nobody')}</Faint>;
  return (
    <span>
      {t('roles.users', { count: names.length })}{' '}
      <Faint>
        {names.slice(0, MAX_NAMES).join(', ')}
        {names.length > MAX_NAMES && ` ${t('roles.andMore', { count: names.length - MAX_NAMES })}`}
      </Faint>
    </span>
  );
}

const Faint = styled.span`
  color: ${({ theme }) => theme.color.faint};
  overflow-wrap: anywhere;
`;
