import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '@/api/client';
import { listPermissions } from '@/contract/permission-lists';
import { createRole, updateRole, type AuthzRole, type Role } from '@/contract/roles';
import { TextAreaField, TextField } from '@/shared/form/fields';
import { MultiSelectField } from '@/shared/pickers/MultiSelectField';
import type { ResourceForm } from '@/shared/resource/ResourceForm';
import { t } from '@/shared/texts/t';
import { roles } from './roles';

type RoleValues = { name: string; description: string; permissions: string[] };

/** All permissions known to the server, such as `streams:read`. */
const allPermissions = queryOptions({
  queryKey: [roles.name, 'permissions'],
  queryFn: ({ signal }) => call(listPermissions, undefined, { signal }),
  staleTime: Infinity,
  select: ({ permissions }) =>
    Object.entries(permissions)
      .flatMap(([domain, actions]) => actions.map((action) => `${domain}:${action}`))
      .sort(),
});

const toDraft = ({ name, description, permissions }: RoleValues) => ({
  name: name.trim(),
  description: description.trim(),
  permissions,
  read_only: false,
});

/** `streams:read:5f…,6a…`: parts between colons, `*` for any. */
const readPermission = (typed: string) => (/^[^\s:]+(:[^\s:]+)*$/.test(typed) ? typed : undefined);

export const roleForm: ResourceForm<RoleValues, AuthzRole, Role> = {
  empty: () => ({ name: '', description: '', permissions: [] }),
  from: ({ name, description, permissions }) => ({
    name,
    description: description ?? '',
    permissions,
  }),
  validate: ({ name }) => (name.trim() === '' ? { name: t('forms.required') } : {}),
  create: (values) => call(createRole, toDraft(values)),
  merge: { lists: { permissions: 'set' } },
  createsAgain: true,
  update: ({ name }, values) => call(updateRole, { name, role: toDraft(values) }),
  refusals: { name: /already exists|name/i, permissions: /permission/i },
  Fields: RoleFields,
  texts: {
    new: 'roles.new',
    edit: 'roles.editRole',
    create: 'roles.create',
    created: ({ name }) => t('roles.created', { name }),
    update: 'roles.update',
    updated: ({ name }) => t('roles.updated', { name }),
  },
};

function RoleFields() {
  return (
    <>
      <TextField
        name="name"
        label={t('roles.field.name')}
        required
        maxLength={100}
        data-autofocus
      />
      <TextAreaField name="description" label={t('roles.field.description')} rows={2} optional />
      <MultiSelectField
        name="permissions"
        label={t('roles.field.permissions')}
        help={t('roles.field.permissionsHelp')}
        query={useQuery(allPermissions)}
        toOption={(permission) => ({ value: permission, label: permission })}
        toValue={readPermission}
        placeholder={t('roles.field.permissionsPick')}
        monospace
      />
    </>
  );
}
