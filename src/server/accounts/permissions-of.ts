import { PERMISSIONS } from '@/contract/permissions';
import type { ItemPermission } from '@/domain/permissions/permissions';
import type { Grants } from '../authorization/grants';
import { ADMIN_ROLE } from './built-in-roles';
import type { RoleStore } from './role-store';
import type { User } from './user';

/** Permissions of users over themselves. */
export const overOneself = (username: string): ItemPermission[] =>
  [
    PERMISSIONS.users.tokenlist,
    PERMISSIONS.users.passwordchange,
    PERMISSIONS.users.tokenremove,
    PERMISSIONS.users.edit,
    PERMISSIONS.users.tokencreate,
  ].map((permission) => ({ permission, id: username }));

/** All permissions of a user: over themselves, granted directly, by shares, and by roles. */
export function permissionsOf(
  { id, username, roles, permissions }: User,
  known: Pick<RoleStore, 'byName'>,
  grants: Pick<Grants, 'permissionsOf'>,
): (string | ItemPermission)[] {
  if (roles.includes(ADMIN_ROLE)) return ['*'];
  return [
    ...overOneself(username),
    ...grants.permissionsOf(id),
    ...permissions,
    ...roles.flatMap((role) => known.byName(role)?.permissions ?? []),
  ];
}
