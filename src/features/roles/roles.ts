import { call } from '@/api/client';
import { PERMISSIONS, type May } from '@/contract/permissions';
import { deleteAuthzRole, getAuthzRole, pageOfRoles, type AuthzRole } from '@/contract/roles';
import { plainList } from '@/shared/entity-list/paging/lists';
import { paths } from '@/shared/paths';
import { queryRoots } from '@/shared/mutations/query-roots';
import { defineResource, type EntityPage } from '@/shared/resource/resource';
import { sessionQueries } from '@/shared/session/session-queries';
import { t } from '@/shared/texts/t';
import { mayAssign, type RoleRow } from './assigned-users';

/** Permissions of a built-in role are fixed; its users are not. */
export const mayChange: May<AuthzRole> = ({ name, read_only: builtIn }, { permits }) =>
  !builtIn && permits(PERMISSIONS.roles.edit, name);

export const detailsPage: EntityPage<AuthzRole> = {
  path: paths.role,
  heading: (name) => t('roles.detailsOf', { name }),
  label: 'roles.details',
  action: 'resource.show',
};
export const editPage: EntityPage<AuthzRole> = {
  path: paths.editRole,
  heading: (name) => t('roles.editOf', { name }),
  label: 'roles.editRole',
  action: 'resource.edit',
  may: (role, session) => mayChange(role, session) || mayAssign(session),
  fresh: true,
};

export const roles = defineResource<AuthzRole, RoleRow, AuthzRole>({
  name: 'roles',
  nameOf: ({ name }) => name,
  texts: {
    title: 'roles.title',
    lead: 'roles.lead',
    empty: 'roles.empty',
    emptySaysSo: true,
    loading: 'roles.loading',
  },
  list: {
    path: paths.roles,
    permission: PERMISSIONS.roles.read,
    load: plainList({
      load: async (query, signal) => {
        const { roles: found, context, total } = await call(pageOfRoles, query, { signal });
        const rows = found.map((role) => ({ ...role, users: context?.users[role.id] ?? [] }));
        return { rows, total };
      },
      columns: { name: 'roles.column.name', description: 'roles.column.description' },
    }),
    defaults: { sort: { id: 'name', direction: 'asc' } },
  },
  create: { permission: PERMISSIONS.roles.create, label: 'roles.new' },
  read: (id, signal) => call(getAuthzRole, { id }, { signal }),
  param: 'roleId',
  pages: [detailsPage, editPage],
  remove: {
    may: ({ read_only: builtIn }, { permits }) => !builtIn && permits(PERMISSIONS.roles.edit),
    run: (id) => call(deleteAuthzRole, { id }),
    referred: ({ id, name }) => ({ kind: 'role', id, name }),
    texts: {
      title: 'roles.delete',
      means: () => t('roles.deleteMeans'),
      done: (name) => t('roles.deleted', { name }),
    },
    bulk: {
      permissions: [PERMISSIONS.roles.edit],
      title: (count) => t('roles.deleteMany', { count }),
      means: () => t('roles.deleteMeans'),
      done: (count) => t('roles.deletedMany', { count }),
    },
  },
  // Pages of users show their roles, and the signed-in user's permissions can change with a role.
  affects: [queryRoots.users, sessionQueries.all()],
});
