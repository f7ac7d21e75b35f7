import { z } from 'zod';
import * as api from '@/contract/roles';
import type { Role } from '@/contract/roles';
import { beanProblem } from '../http/bean-violations';
import type { Call } from '../http/call';
import { Problem } from '../http/problem';
import { serve, type RouteTable } from '../http/serve';
import { mapped, readMapped } from '../http/body-mapping';
import { objectIdAt } from '../storage/object-id';
import { addMember, membersOf, removeMember, replaceRole } from './role-members';
import type { StoredRole } from '../accounts/role-store';
import { summaryOf } from './user-answers';
import type { User } from '../accounts/user';
import { ADMIN_ROLE } from '../accounts/built-in-roles';
import type { UserServices } from './user-services';

const draftSchema = mapped({
  name: z.string(),
  description: z.string().nullish(),
  permissions: z.array(z.string()),
  read_only: z.boolean().nullish(),
});

const answerOf = ({ name, description, permissions, read_only }: StoredRole): Role => ({
  name,
  description,
  permissions,
  read_only,
});

/** Roles by their names. */
export function serveRoles(table: RouteTable, services: UserServices): void {
  const { roles, users, now } = services;
  const asked = ({ params: { name = '' }, demand }: Call, permission: string): StoredRole => {
    demand(permission, name);
    const role = roles.byName(name);
    if (!role) throw new Problem(404, `No role found with name ${name}`);
    return role;
  };

  serve(
    table,
    api.listRoles,
    () => ({ roles: roles.all().map(answerOf), total: roles.all().length }),
    { permission: 'roles:read' },
  );
  serve(table, api.getRole, (call) => answerOf(asked(call, 'roles:read')));

  serve(
    table,
    api.createRole,
    async ({ body, request, reply }) => {
      const draft = draftIn(body, 'create');
      if (roles.byName(draft.name)) throw new Problem(400, `Role ${draft.name} already exists.`);
      const role: StoredRole = { id: objectIdAt(now()), ...draft, read_only: false };
      await roles.save(role);
      reply.headers.set(
        'location',
        `${new URL(request.url).origin}/roles/${encodeURIComponent(role.name)}`,
      );
      return answerOf(role);
    },
    { permission: 'roles:create' },
  );

  serve(table, api.updateRole, async (call) => {
    const role = asked(call, 'roles:edit');
    if (role.read_only) throw new Problem(400, `Cannot update read only role ${role.name}`);
    const draft = draftIn(call.body, 'update');
    const other = roles.byName(draft.name);
    if (other && other.id !== role.id) throw new Problem(400, `Role ${draft.name} already exists.`);
    const changed: StoredRole = { ...role, ...draft };
    await roles.save(changed);
    if (changed.name !== role.name) await replaceRole(users, role.name, changed.name);
    return answerOf(changed);
  });

  serve(table, api.deleteRole, async (call) => {
    const role = asked(call, 'roles:delete');
    if (role.read_only) throw new Problem(400, `Cannot delete read only system role ${role.name}`);
    await roles.remove(role.id);
    await replaceRole(users, role.name, undefined);
    return null;
  });
  serveMembers(table, services, asked);
}

function serveMembers(
  table: RouteTable,
  services: UserServices,
  asked: (call: Call, permission: string) => StoredRole,
): void {
  const { users } = services;

  serve(table, api.listRoleMembers, (call) => {
    call.demand('users:list');
    const role = asked(call, 'roles:read');
    const shown = ({ username }: User) => ({
      permissions: call.permits(`users:permissionsedit:${username}`),
      sessions: true,
    });
    return {
      role: role.name,
      users: membersOf(users, role.name).map((user) => summaryOf(user, services, shown(user))),
    };
  });

  const change = (act: typeof addMember) => async (call: Call) => {
    const { username = '' } = call.params;
    call.demand('users:edit', username);
    const role = asked(call, 'roles:edit');
    const user = users.byName(username);
    if (!user) throw new Problem(404, `User ${username} has not been found.`);
    if (user.read_only) throw new Problem(400, `Cannot modify readonly user ${username}`);
    if (act === addMember && role.name === ADMIN_ROLE && user.service_account)
      throw new Problem(400, 'Cannot assign Admin role to service account');
    await act(users, user, role.name);
    return null;
  };
  serve(table, api.addRoleMember, change(addMember));
  serve(table, api.removeRoleMember, change(removeMember));
}

function draftIn(
  body: unknown,
  method: string,
): Pick<Role, 'name' | 'description' | 'permissions'> {
  const { name, description, permissions } = readMapped(draftSchema, body);
  if (name.trim() === '')
    throw beanProblem(`RolesResource.${method}.arg0`, [
      { member: 'name', rule: 'NotBlank', message: 'must not be blank', value: name },
    ]);
  return { name, description: description ?? null, permissions };
}
