import { call } from '@/api/client';
import { deleteAuthzRole, getAuthzRole, pageOfRoles, type AuthzRole } from '@/contract/roles';
import {
  textAttributes,
  toPlainQuery,
  type ListPage,
  type ListRequest,
} from '@/shared/entity-list/paging/list-page';
import { paths } from '@/shared/paths';
import { queryRoots } from '@/shared/mutations/query-roots';
import { defineResource, type EntityPage } from '@/shared/resource/resource';
import type { Session } from '@/shared/session/session-context';
import { sessionQueries } from '@/shared/session/session-queries';
import { t } from '@/shared/texts/t';
import { mayAssign, type RoleRow } from './assigned-users';

/** Permissions of a built-in role are fixed; its users are not. */
export const mayChange = ({ name, read_only: builtIn }: AuthzRole, { permits }: Session) =>
  !builtIn && permits(`roles:edit:${name}`);

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
    loading: 'roles.loading',
  },
  list: {
    path: paths.roles,
    permission: 'roles:read',
    load: loadRoles,
    defaults: { sort: { id: 'name', direction: 'asc' } },
  },
  create: { permission: 'roles:create', label: 'roles.new' },
  read: (id, signal) => call(getAuthzRole, { id }, { signal }),
  pages: [detailsPage, editPage],
  remove: {
    may: ({ read_only: builtIn }, { permits }) => !builtIn && permits('roles:edit'),
    run: (id) => call(deleteAuthzRole, { id }),
    referred: ({ id, name }) => ({ kind: 'role', id, name }),
    texts: {
      title: 'roles.delete',
      means: () => t('roles.deleteMeans'),
      done: (name) => t('roles.deleted', { name }),
    },
    bulk: {
      permissions: ['roles:edit'],
      title: (count) => t('roles.deleteMany', { count }),
      means: () => t('roles.deleteMeans'),
    },
  },
  // Pages of users show their roles, and the signed-in user's permissions can change with a role.
  affects: [queryRoots.users, sessionQueries.all()],
});

async function loadRoles(request: ListRequest, signal: AbortSignal): Promise<ListPage<RoleRow>> {
  const found = await call(pageOfRoles, toPlainQuery(request), { signal });
  return {
    rows: found.roles.map((role) => ({ ...role, users: found.context?.users[role.id] ?? [] })),
    total: found.total,
    page: request.page,
    attributes: textAttributes({
      name: t('roles.column.name'),
      description: t('roles.column.description'),
    }),
  };
}
