import type { Grants } from '../authorization/grants';
import { ADMIN_ROLE } from './built-in-roles';
import type { RoleStore } from './role-store';
import type { User } from './user';

/** What each user may do about himself. */
export const overOneself = (username: string) =>
  ['tokenlist', 'passwordchange', 'tokenremove', 'edit', 'tokencreate'].map(
    (action) => `users:${action}:${username}`,
  );

/** All a user may do: himself, what was given to him alone, what was shared with him, his roles. */
export function permissionsOf(
  { id, username, roles, permissions }: User,
  known: Pick<RoleStore, 'byName'>,
  grants: Pick<Grants, 'permissionsOf'>,
): string[] {
  if (roles.includes(ADMIN_ROLE)) return ['*'];
  return [
    ...new Set([
      ...overOneself(username),
      ...permissions,
      ...grants.permissionsOf(id),
      ...roles.flatMap((role) => known.byName(role)?.permissions ?? []),
    ]),
  ];
}
