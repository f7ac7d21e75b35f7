import { call } from '@/api/client';
import {
  deleteAuthzRole,
  getAuthzRole,
  pageOfAssignees,
  pageOfRoles,
  type AuthzRole,
} from '@/contract/roles';
import { displayNameOf } from '@/domain/users/display-name';
import {
  textAttributes,
  toPlainQuery,
  type ListPage,
  type ListRequest,
} from '@/shared/entity-list/paging/list-page';
import { paths } from '@/shared/paths';
import { queryRoots } from '@/shared/mutations/query-roots';
import { defineResource, type EntityPage } from '@/shared/resource/resource';
import { sessionQueries } from '@/shared/session/session-queries';
import { t } from '@/shared/texts/t';

/** A role in the list, with its users. */
export type RoleRow = AuthzRole & { users: readonly { id: string; username: string }[] };
type Permits = (permission: string) => boolean;

/** The role of the root user. */
export const ADMIN = 'Admin';
/** Page size that fits all users of a role. */
const ALL_USERS = 10_000;

/** Permissions of a built-in role are fixed; its users are not. */
export const mayChange = ({ name, read_only: builtIn }: AuthzRole, permits: Permits) =>
  !builtIn && permits(`roles:edit:${name}`);
/** The server decides which users may be assigned. */
export const mayAssign = (permits: Permits) => permits('users:rolesedit') && permits('users:list');

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
  may: (role, { permits }) => mayChange(role, permits) || mayAssign(permits),
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
    dependents: usersOf,
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

async function usersOf(id: string, signal: AbortSignal) {
  const { users } = await call(pageOfAssignees, { id, per_page: ALL_USERS }, { signal });
  return users.map((user) => ({
    kind: t('roles.userKind'),
    title: displayNameOf(user),
    href: paths.user(user.id),
  }));
}

async function loadRoles(request: ListRequest, signal: AbortSignal): Promise<ListPage<RoleRow>> {
  const answer = await call(pageOfRoles, toPlainQuery(request), { signal });
  const { roles: found, total, context } = answer;
  return {
    rows: found.map((role) => ({ ...role, users: context?.users[role.id] ?? [] })),
    total,
    page: request.page,
    attributes: textAttributes({
      name: t('roles.column.name'),
      description: t('roles.column.description'),
    }),
  };
}
