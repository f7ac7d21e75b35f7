import { z } from 'zod';
import { PERMISSIONS } from '@/contract/permissions';
import * as api from '@/contract/roles';
import { nodeText } from '@/domain/node-text/node-text';
import { isLookalike, nameFault } from '@/domain/users/username';
import { codedProblem, Problem } from '../http/problem';
import { collection, nothing } from '../resource/collection';
import type { Module } from '../resource/registry';
import { mapped, notBlank } from '../http/body-mapping';
import { objectIdAt } from '../storage/object-id';
import { identityOf, membersOf, replaceRole, ROLE_LIST, serveRoleMembers } from './role-members';
import type { RoleStore, StoredRole } from '../accounts/role-store';
import type { UserServices } from './user-services';

const draft = mapped({
  name: notBlank,
  description: z.string().nullish(),
  permissions: z.array(z.string()),
  read_only: z.boolean().nullish(),
}).transform(({ name, description = null, permissions }) => ({ name, description, permissions }));

const withoutId = ({ id: _, ...role }: StoredRole): api.Role => role;

const NAME_FAULTS = {
  blank: 'node.role.blank',
  characters: 'node.role.characters',
  dots: 'node.role.dots',
} as const;

/** Names are part of addresses and permissions. @throws Problem 400 */
function named<Given extends { name: string }>(given: Given): Given {
  const fault = nameFault(given.name);
  if (fault !== undefined) throw codedProblem(400, nodeText(NAME_FAULTS[fault]));
  return given;
}

function lookalikeOf(name: string, id: string, roles: RoleStore): string | undefined {
  if (roles.byId(id)?.name === name) return undefined;
  const other = roles.all().find((role) => role.id !== id && isLookalike(role.name, name));
  return other && nodeText('node.role.lookalike', { name, other: other.name }).message;
}

/** Roles by name, and by id for newer consoles. */
export const serveRoles: Module<UserServices> = (registry, services) => {
  const { roles, users, now } = services;
  const items = collection<StoredRole>(registry, {
    permissions: PERMISSIONS.roles,
    resource: 'RolesResource',
    all: roles.all,
    get: roles.byId,
    missing: (id) => `Could not find role with id: ${id}`,
    aliases: { name: { get: roles.byName, missing: (name) => `No role found with name ${name}` } },
    save: roles.save,
    conflict: ({ id, name }) =>
      [id, undefined].includes(roles.byName(name)?.id)
        ? lookalikeOf(name, id, roles)
        : `Role ${name} already exists.`,
    async remove({ id, name }) {
      await roles.remove(id);
      await replaceRole(users, name, undefined);
    },
    pathOf: ({ name }) => `/roles/${encodeURIComponent(name)}`,
  });
  const everyRole = { permission: PERMISSIONS.roles.read };
  const unlessReadOnly = (refusal: string) => ({
    refuse: (_: string, role?: StoredRole) =>
      role?.read_only ? `${refusal} ${role.name}` : undefined,
  });

  items.list(api.listRoles, (all) => ({ roles: all.map(withoutId), total: all.length }), everyRole);
  items.get(api.getRole, withoutId);
  items.create(api.createRole, withoutId, {
    body: draft,
    make: (given) => ({ id: objectIdAt(now()), ...named(given), read_only: false }),
  });
  items.update(api.updateRole, withoutId, {
    ...unlessReadOnly('Cannot update read only role'),
    body: draft,
    // Names from before these rules stay valid.
    change: (role, given) => ({ ...role, ...(given.name === role.name ? given : named(given)) }),
    after: (changed, { name }) => replaceRole(users, name, changed.name),
  });
  items.remove(api.deleteRole, nothing, unlessReadOnly('Cannot delete read only system role'));

  items.flatPage(
    api.pageOfRoles,
    ROLE_LIST,
    ({ rows, ...page }) => ({
      ...page,
      roles: rows,
      grand_total: roles.all().length,
      context: {
        users: Object.fromEntries(
          rows.map(({ id, name }) => [id, membersOf(users, name).map(identityOf)]),
        ),
      },
    }),
    everyRole,
  );
  items.get(api.getAuthzRole, (role) => role);
  items.remove(api.deleteAuthzRole, nothing, {
    permission: PERMISSIONS.roles.edit,
    refuse: (id, role) =>
      role === undefined
        ? new Problem(404, `Could not delete role with id: ${id}`)
        : role.read_only
          ? new Problem(405, 'HTTP 405 Method Not Allowed')
          : undefined,
  });
  serveRoleMembers(registry, services, items);
};
