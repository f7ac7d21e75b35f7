import type { EntityColumn } from '@/shared/entity-list/columns/entity-column';
import { EntityListItem } from '@/shared/entity-list/EntityListItem';
import { paths } from '@/shared/paths';
import { ResourceFormList } from '@/shared/resource/ResourceFormList';
import { t } from '@/shared/texts/t';
import { Chip } from '@/ui/chip/Chip';
import { AssignedUsers } from './AssignedUsers';
import { usersOf } from './assignees';
import { roleForm } from './RoleForm';
import { roles, type RoleRow } from './roles';

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
    cell: (role) => <AssignedUsers names={usersOf(role)} />,
  },
];
