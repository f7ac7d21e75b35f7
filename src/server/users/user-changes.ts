import { PERMISSIONS } from '@/contract/permissions';
import { nodeText } from '@/domain/node-text/node-text';
import { isLookalike } from '@/domain/users/username';
import type { z } from 'zod';
import { userGrn } from '../authorization/grn';
import type { Call } from '../http/call';
import { Problem } from '../http/problem';
import { hashPassword } from '../accounts/password';
import { objectIdAt } from '../storage/object-id';
import { DEFAULT_SESSION_TIMEOUT_MS, newUser as userWith, type User } from '../accounts/user';
import type { UserStore } from '../accounts/user-store';
import { checkRoles, checkUser, type changesSchema, type draftSchema } from './user-request';
import type { UserServices } from './user-services';

/** Says so if another user has the name of a new one, or one that looks like it. */
export function nameConflict(
  { id, username }: Pick<User, 'username'> & { id?: string },
  users: Pick<UserStore, 'all' | 'byId' | 'byName'>,
): string | undefined {
  if (id !== undefined && users.byId(id)?.username === username) return undefined;
  if (users.byName(username)) return `Cannot create user ${username}. Username is already taken.`;
  const other = users.all().find((user) => isLookalike(user.username, username))?.username;
  return other === undefined
    ? undefined
    : nodeText('node.user.lookalike', { name: username, other }).message;
}

/** A user from a draft, with its password hashed. @throws Problem 400 */
export async function newUser(
  { password, roles: names, ...draft }: z.output<typeof draftSchema>,
  { users, roles, passwordCost, minPasswordLength, now }: UserServices,
): Promise<User> {
  const full_name = `${draft.first_name} ${draft.last_name}`;
  checkUser({ ...draft, full_name }, { password, minPasswordLength });
  const conflict = nameConflict(draft, users);
  if (conflict !== undefined) throw new Problem(400, conflict);
  const service_account = draft.service_account ?? false;
  return userWith({
    ...draft,
    id: objectIdAt(now()),
    full_name,
    timezone: draft.timezone || null,
    startpage: draft.startpage ?? null,
    session_timeout_ms: draft.session_timeout_ms ?? DEFAULT_SESSION_TIMEOUT_MS,
    service_account,
    roles: checkRoles(names ?? ['Reader'], service_account, roles),
    passwordHash: await hashPassword(password, passwordCost),
  });
}

/** Applies the changes that the caller is allowed to make and ignores the others. */
export function changedUser(
  user: User,
  changes: z.output<typeof changesSchema>,
  call: Call,
  services: UserServices,
): User {
  const changed = { ...user, ...changesOf(user, changes, call, services) };
  checkUser(changed);
  return changed;
}

function changesOf(
  user: User,
  changes: z.output<typeof changesSchema>,
  { permits }: Call,
  { users, roles }: UserServices,
): Partial<User> {
  const {
    email,
    first_name,
    last_name,
    timezone,
    startpage,
    permissions,
    session_timeout_ms: timeout,
    roles: names,
    service_account,
  } = changes;
  const mayRoles = permits(PERMISSIONS.users.rolesedit, user.username);
  const isService = mayRoles && service_account != null ? service_account : user.service_account;
  return {
    service_account: isService,
    ...(email != null && { email }),
    ...(first_name != null &&
      last_name != null && { first_name, last_name, full_name: `${first_name} ${last_name}` }),
    ...(timezone !== undefined && { timezone: timezone || null }),
    ...(startpage != null && { startpage }),
    ...(permissions != null &&
      permits(PERMISSIONS.users.permissionsedit, user.username) && {
        permissions: ownPermissions(permissions, user, users),
      }),
    ...(timeout != null && permits('*') && { session_timeout_ms: timeout }),
    ...(mayRoles && { roles: checkRoles(names ?? user.roles, isService, roles) }),
  };
}

/**
 * Clients send back every permission they were shown. Those that come from roles and shares must not
 * become the user's own.
 */
function ownPermissions(
  given: readonly string[],
  user: User,
  users: UserServices['users'],
): string[] {
  const anyway = new Set(users.permissionTexts({ ...user, permissions: [] }));
  return [...new Set(given)].filter(
    (permission) => user.permissions.includes(permission) || !anyway.has(permission),
  );
}

/** Deletes a user with their sessions, grants, favorites and history. */
export async function removeUser(
  { id }: User,
  { users, sessions, browsers, grants, favorites, lastOpened }: UserServices,
): Promise<void> {
  await users.remove(id);
  await Promise.all([
    sessions.endAllOf(id),
    browsers.forgetUser(id),
    grants.take(grants.to(userGrn(id))),
    favorites.forgetUser(id),
    lastOpened.forgetUser(id),
  ]);
}
