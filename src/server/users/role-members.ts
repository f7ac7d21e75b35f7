import { z } from 'zod';
import { PERMISSIONS } from '@/contract/permissions';
import * as api from '@/contract/roles';
import type { Call } from '../http/call';
import { flatList } from '../http/lists/flat-list';
import { Problem } from '../http/problem';
import { serve, type RouteTable } from '../http/serve';
import type { Items } from '../resource/items';
import { readBody } from '../http/body-mapping';
import { ADMIN_ROLE } from '../accounts/built-in-roles';
import type { StoredRole } from '../accounts/role-store';
import type { User } from '../accounts/user';
import { rowOf, shownOf, summaryOf, USER_LIST, userValue } from './user-answers';
import { checkRoles } from './user-request';
import type { UserServices } from './user-services';
import type { UserStore } from '../accounts/user-store';

/** Users with this role, except the root user, whose roles cannot be changed. */
export const membersOf = (users: UserStore, role: string): User[] =>
  users.all().filter(({ read_only, roles }) => !read_only && roles.includes(role));

export const identityOf = ({ id, username }: User) => ({ id, username });

/** Replaces a role in all users that have it, or removes it. */
export async function replaceRole(users: UserStore, role: string, other?: string): Promise<void> {
  if (role === other) return;
  const others = other === undefined ? [] : [other];
  for (const user of users.all())
    if (user.roles.includes(role))
      await users.save({
        ...user,
        roles: user.roles.flatMap((one) => (one === role ? others : [one])),
      });
}

export const ROLE_LIST = {
  fields: { name: 'STRING', description: 'STRING', id: 'OBJECT_ID' },
  sorts: ['name', 'description', 'id', 'read_only'],
  defaultSort: 'name',
} as const;

/** Graylog calls users with a role members under `/roles`, and assignees under `/authz/roles`. */
export function serveRoleMembers(
  table: RouteTable,
  services: UserServices,
  items: Items<StoredRole>,
): void {
  const { roles, users, sessions } = services;
  const add = async (user: User, { name }: StoredRole) => {
    if (!user.roles.includes(name)) await users.save({ ...user, roles: [...user.roles, name] });
  };
  const remove = async (user: User, { name }: StoredRole) => {
    if (user.roles.includes(name))
      await users.save({ ...user, roles: user.roles.filter((one) => one !== name) });
  };
  const changeable = (username: string, missing: string): User => {
    const user = users.byName(username);
    if (!user) throw new Problem(404, missing);
    if (user.read_only) throw new Problem(400, `Cannot modify readonly user ${username}`);
    return user;
  };

  serve(table, api.listRoleMembers, (call) => {
    call.demand(PERMISSIONS.users.list);
    const { name } = items.one(call);
    const members = membersOf(users, name);
    return {
      role: name,
      users: members.map((user) => summaryOf(user, services, shownOf(user, call))),
    };
  });
  const memberOf = (call: Call): [User, StoredRole] => {
    const { username = '' } = call.params;
    call.demand(PERMISSIONS.users.edit, username);
    const role = items.one(call, { action: 'edit' });
    return [changeable(username, `User ${username} has not been found.`), role];
  };
  serve(table, api.addRoleMember, async (call) => {
    const [user, role] = memberOf(call);
    if (role.name === ADMIN_ROLE && user.service_account)
      throw new Problem(400, 'Cannot assign Admin role to service account');
    await add(user, role);
    return null;
  });
  serve(table, api.removeRoleMember, async (call) => {
    await remove(...memberOf(call));
    return null;
  });

  serve(
    table,
    api.pageOfRolesOfUser,
    ({ query, params: { username = '' } }) => {
      const user = users.byName(username);
      if (!user) throw new Problem(404, `Couldn't find user: ${username}`);
      const own = roles.all().filter(({ name }) => user.roles.includes(name));
      const { rows, ...page } = flatList(own, query, ROLE_LIST);
      return { ...page, roles: rows, grand_total: roles.all().length };
    },
    { permission: PERMISSIONS.roles.read },
  );
  serve(
    table,
    api.pageOfAssignees,
    (call) => {
      const { name } = items.one(call, { permission: PERMISSIONS.users.list });
      const { rows, ...page } = flatList(membersOf(users, name), call.query, {
        ...USER_LIST,
        defaultSort: 'username',
        value: (user, field) => userValue(user, field, sessions),
      });
      return { ...page, users: rows.map((user) => rowOf(user, sessions)) };
    },
    { permission: PERMISSIONS.users.list },
  );
  const assigneeOf = ({ demand }: Call, username: string): User => {
    demand(PERMISSIONS.users.rolesedit, username);
    return changeable(username, `Cannot find user with name: ${username}`);
  };
  serve(table, api.assignRole, async (call) => {
    if (!Array.isArray(call.body)) call.demand(PERMISSIONS.users.rolesedit);
    const chosen = readBody(z.array(z.coerce.string()), call.body).map((username) =>
      assigneeOf(call, username),
    );
    const role = items.one(call, { permission: PERMISSIONS.users.rolesedit });
    for (const user of chosen) checkRoles([role.name], user.service_account, roles);
    for (const user of chosen) await add(user, role);
    return null;
  });
  serve(table, api.unassignRole, async (call) => {
    const user = assigneeOf(call, call.params['username'] ?? '');
    await remove(user, items.one(call, { permission: PERMISSIONS.users.rolesedit }));
    return null;
  });
}
