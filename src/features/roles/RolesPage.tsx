import type { EntityColumn } from '@/shared/entity-list/columns/entity-column';
import { EntityListItem } from '@/shared/entity-list/EntityListItem';
import { paths } from '@/shared/paths';
import { ResourceFormList } from '@/shared/resource/ResourceFormList';
import { serverFormText } from '@/shared/texts/server-text';
import { t } from '@/shared/texts/t';
import type { RoleRow } from './assigned-users';
import { usersColumn } from './AssignedUsersColumn';
import { BuiltInChip } from './built-in';
import { roleForm } from './RoleForm';
import { roles } from './roles';

export function RolesPage() {
  return <ResourceFormList of={roles} columns={roleColumns} form={roleForm} />;
}

const roleColumns = (): EntityColumn<RoleRow>[] => [
  {
    id: 'name',
    title: t('roles.column.name'),
    value: roles.nameOf,
    sortable: true,
    cell: (role) => (
      <EntityListItem
        to={paths.role(role.id)}
        title={role.name}
        badges={<BuiltInChip role={role} />}
      />
    ),
  },
  {
    id: 'description',
    title: t('roles.column.description'),
    value: ({ description }) => serverFormText(description ?? ''),
    width: { weight: 2 },
    sortable: true,
  },
  usersColumn(),
];
