import { endpoint } from './endpoint';
import type { UserRow, UserSummary } from './users';

/** A role in `/roles`, identified by name. */
export type Role = {
  name: string;
  description: string | null;
  permissions: string[];
  read_only: boolean;
};
/** A role in `/authz/roles`, identified by id. */
export type AuthzRole = Role & { id: string };
export type RoleDraft = {
  name: string;
  description?: string | null;
  permissions: readonly string[];
  read_only?: boolean;
};

type Page = { total: number; count: number; page: number; per_page: number; query: string };
export type RolePage = Page & {
  roles: AuthzRole[];
  grand_total: number;
  /** The users of each role on the page, by role id. */
  context?: {
    users: Record<string, { id: string; username: string }[]>;
  };
};
export type AssigneePage = Page & { users: UserRow[] };
type PageQuery = {
  page?: number;
  per_page?: number;
  query?: string;
  sort?: string;
  order?: 'asc' | 'desc';
};

type ByName = { name: string };
type ById = { id: string };
type Member = { name: string; username: string };
const byName = ({ name }: ByName) => ({ params: { name } });
const byId = ({ id }: ById) => ({ params: { id } });
const member = (params: Member) => ({ params });

export const listRoles = endpoint<void, { roles: Role[]; total: number }>({
  method: 'GET',
  path: '/roles',
  toRequest: () => ({}),
});
export const getRole = endpoint<ByName, Role>({
  method: 'GET',
  path: '/roles/:name',
  toRequest: byName,
});
export const createRole = endpoint<RoleDraft, Role>({
  method: 'POST',
  path: '/roles',
  status: 201,
  toRequest: (body) => ({ body }),
});
/** `role.name` renames the role. */
export const updateRole = endpoint<ByName & { role: RoleDraft }, Role>({
  method: 'PUT',
  path: '/roles/:name',
  toRequest: ({ name, role }) => ({ params: { name }, body: role }),
});
export const deleteRole = endpoint<ByName, null>({
  method: 'DELETE',
  path: '/roles/:name',
  status: 204,
  toRequest: byName,
});
export const listRoleMembers = endpoint<ByName, { role: string; users: UserSummary[] }>({
  method: 'GET',
  path: '/roles/:name/members',
  toRequest: byName,
});
export const addRoleMember = endpoint<Member, null>({
  method: 'PUT',
  path: '/roles/:name/members/:username',
  status: 204,
  toRequest: (params) => ({ params, body: {} }),
});
export const removeRoleMember = endpoint<Member, null>({
  method: 'DELETE',
  path: '/roles/:name/members/:username',
  status: 204,
  toRequest: member,
});

export const pageOfRoles = endpoint<PageQuery, RolePage>({
  method: 'GET',
  path: '/authz/roles',
  toRequest: (query) => ({ query }),
});
export const getAuthzRole = endpoint<ById, AuthzRole>({
  method: 'GET',
  path: '/authz/roles/:id',
  toRequest: byId,
});
/** 405 for built-in roles. */
export const deleteAuthzRole = endpoint<ById, null>({
  method: 'DELETE',
  path: '/authz/roles/:id',
  status: 204,
  toRequest: byId,
});
export const pageOfAssignees = endpoint<ById & PageQuery, AssigneePage>({
  method: 'GET',
  path: '/authz/roles/:id/assignees',
  toRequest: ({ id, ...query }) => ({ params: { id }, query }),
});
export const assignRole = endpoint<ById & { usernames: readonly string[] }, null>({
  method: 'PUT',
  path: '/authz/roles/:id/assignees',
  status: 204,
  toRequest: ({ id, usernames }) => ({ params: { id }, body: usernames }),
});
export const unassignRole = endpoint<ById & { username: string }, null>({
  method: 'DELETE',
  path: '/authz/roles/:id/assignee/:username',
  status: 204,
  toRequest: ({ id, username }) => ({ params: { id, username } }),
});
export const pageOfRolesOfUser = endpoint<PageQuery & { username: string }, RolePage>({
  method: 'GET',
  path: '/authz/roles/user/:username',
  toRequest: ({ username, ...query }) => ({ params: { username }, query }),
});
