import * as api from '@/contract/roles';
import { flatList } from '../http/lists/flat-list';
import type { Call } from '../http/call';
import { Problem } from '../http/problem';
import { serve, type RouteTable } from '../http/serve';
import { addMember, membersOf, removeMember, replaceRole } from './role-members';
import type { StoredRole } from '../accounts/role-store';
import { checkRoles } from './user-request';
import { rowOf, USER_FIELDS, USER_SORTS, userValue } from './user-answers';
import type { User } from '../accounts/user';
import type { UserServices } from './user-services';

const ROLE_LIST = {
  fields: { name: 'STRING', description: 'STRING', id: 'OBJECT_ID' },
  sorts: ['name', 'description', 'id', 'read_only'],
  defaultSort: 'name',
  valueOf: (role: StoredRole, field: string) =>
    field === 'description'
      ? (role.description ?? '')
      : field === 'id'
        ? role.id
        : field === 'read_only'
          ? `${role.read_only}`
          : role.name,
} as const;

/** Roles by their ids, and who has them. */
export function serveAuthzRoles(table: RouteTable, services: UserServices): void {
  const { roles, users, sessions } = services;
  const read = { permission: 'roles:read' };
  const known = (id: string): StoredRole => {
    const role = roles.byId(id);
    if (!role) throw new Problem(404, `Could not find role with id: ${id}`);
    return role;
  };

  serve(
    table,
    api.pageOfRoles,
    ({ query }) => {
      const { rows, ...page } = flatList(roles.all(), query, ROLE_LIST);
      const members = (role: StoredRole) =>
        membersOf(users, role.name).map(({ id, username }) => ({ id, username }));
      return {
        ...page,
        roles: rows,
        grand_total: roles.all().length,
        context: { users: Object.fromEntries(rows.map((role) => [role.id, members(role)])) },
      };
    },
    read,
  );
  serve(table, api.getAuthzRole, ({ params: { id = '' }, demand }) => {
    demand('roles:read', id);
    return known(id);
  });
  serve(
    table,
    api.pageOfRolesOfUser,
    ({ query, params: { username = '' } }) => {
      const user = users.byName(username);
      if (!user) throw new Problem(404, `Couldn't find user: ${username}`);
      const his = roles.all().filter(({ name }) => user.roles.includes(name));
      const { rows, ...page } = flatList(his, query, ROLE_LIST);
      return { ...page, roles: rows, grand_total: roles.all().length };
    },
    read,
  );
  serve(
    table,
    api.deleteAuthzRole,
    async ({ params: { id = '' } }) => {
      const role = roles.byId(id);
      if (!role) throw new Problem(404, `Could not delete role with id: ${id}`);
      if (role.read_only) throw new Problem(405, 'HTTP 405 Method Not Allowed');
      await roles.remove(id);
      await replaceRole(users, role.name, undefined);
      return null;
    },
    { permission: 'roles:edit' },
  );

  serve(
    table,
    api.pageOfAssignees,
    ({ query, params: { id = '' } }) => {
      const { rows, ...page } = flatList(membersOf(users, known(id).name), query, {
        fields: USER_FIELDS,
        sorts: USER_SORTS,
        defaultSort: 'username',
        valueOf: (user, field) => userValue(user, field, sessions),
      });
      return { ...page, users: rows.map((user) => rowOf(user, sessions)) };
    },
    { permission: 'users:list' },
  );

  const assignee = ({ demand }: Call, username: string): User => {
    demand('users:rolesedit', username);
    const user = users.byName(username);
    if (!user) throw new Problem(404, `Cannot find user with name: ${username}`);
    if (user.read_only) throw new Problem(400, `Cannot modify readonly user ${username}`);
    return user;
  };
  serve(table, api.assignRole, async (call) => {
    if (!Array.isArray(call.body)) {
      call.demand('users:rolesedit');
      throw new Problem(400, 'The request body must be a list of user names.');
    }
    const chosen = call.body.map((username) => assignee(call, String(username)));
    const { name } = known(call.params['id'] ?? '');
    for (const user of chosen) checkRoles([name], user.service_account, roles);
    for (const user of chosen) await addMember(users, user, name);
    return null;
  });
  serve(table, api.unassignRole, async (call) => {
    const user = assignee(call, call.params['username'] ?? '');
    await removeMember(users, user, known(call.params['id'] ?? '').name);
    return null;
  });
}
