import type { z } from 'zod';
import { userGrn } from '../authorization/grn';
import type { Call } from '../http/call';
import { Problem } from '../http/problem';
import { readBody } from '../http/body-mapping';
import { hashPassword } from '../accounts/password';
import { objectIdAt } from '../storage/object-id';
import { DEFAULT_SESSION_TIMEOUT_MS, newUser as userWith, type User } from '../accounts/user';
import { changesSchema, checkRoles, checkUser, draftSchema } from './user-request';
import type { UserServices } from './user-services';

/**
 * Reads the draft of a new user and hashes its password. Call what it returns right before the user
 * is stored: it makes sure that the name is still free.
 */
export async function newUser(
  body: unknown,
  { users, roles, passwordCost, now }: UserServices,
): Promise<() => User> {
  const {
    password,
    timezone,
    session_timeout_ms,
    startpage,
    roles: names,
    service_account,
    ...given
  } = readBody(draftSchema, body);
  const { username, first_name, last_name } = given;
  const full_name = `${first_name} ${last_name}`;
  checkUser({ ...given, full_name }, password);
  const refuseTaken = () => {
    if (users.byName(username))
      throw new Problem(400, `Cannot create user ${username}. Username is already taken.`);
  };
  refuseTaken();
  const user = userWith({
    ...given,
    id: objectIdAt(now()),
    full_name,
    timezone: timezone || null,
    startpage: startpage ?? null,
    session_timeout_ms: session_timeout_ms ?? DEFAULT_SESSION_TIMEOUT_MS,
    service_account: service_account ?? false,
    roles: checkRoles(names ?? ['Reader'], service_account ?? false, roles),
    passwordHash: await hashPassword(password, passwordCost),
  });
  return () => {
    refuseTaken();
    return user;
  };
}

/** The user with what the caller may change of it; other changes are ignored. */
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
  const mayRoles = permits(`users:rolesedit:${user.username}`);
  const isService = mayRoles && service_account != null ? service_account : user.service_account;
  return {
    service_account: isService,
    ...(email != null && { email }),
    ...(first_name != null &&
      last_name != null && { first_name, last_name, full_name: `${first_name} ${last_name}` }),
    ...(timezone !== undefined && { timezone: timezone || null }),
    ...(startpage != null && { startpage }),
    ...(permissions != null &&
      permits(`users:permissionsedit:${user.username}`) && {
        permissions: ownPermissions(permissions, user, users),
      }),
    ...(timeout != null && permits('*') && { session_timeout_ms: timeout }),
    ...(mayRoles && { roles: checkRoles(names ?? user.roles, isService, roles) }),
  };
}

/**
 * Clients send back every permission they were shown. Those that roles and shares give do not
 * become the user's own by that.
 */
function ownPermissions(
  given: readonly string[],
  user: User,
  users: UserServices['users'],
): string[] {
  const anyway = new Set(users.permissionsOf({ ...user, permissions: [] }));
  return [...new Set(given)].filter(
    (permission) => user.permissions.includes(permission) || !anyway.has(permission),
  );
}

/** Deletes a user with all sessions, grants and lists of theirs. */
export async function removeUser(
  { id }: User,
  { users, sessions, grants, favorites, lastOpened }: UserServices,
): Promise<void> {
  await users.remove(id);
  await Promise.all([
    sessions.endAllOf(id),
    grants.take(grants.to(userGrn(id))),
    favorites.forgetUser(id),
    lastOpened.forgetUser(id),
  ]);
}
