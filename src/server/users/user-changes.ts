import * as api from '@/contract/users';
import type { z } from 'zod';
import { userGrn } from '../authorization/grn';
import { bodyObject } from '../http/body';
import type { Call } from '../http/call';
import { Problem } from '../http/problem';
import { serve, type RouteTable } from '../http/serve';
import { readMapped } from '../http/body-mapping';
import { hashPassword } from '../accounts/password';
import { objectIdAt } from '../storage/object-id';
import { DEFAULT_SESSION_TIMEOUT_MS, newUser, ROOT_USER_ID, type User } from '../accounts/user';
import { changesSchema, checkRoles, checkUser, draftSchema } from './user-request';
import { userById, userByName, type UserServices } from './user-services';

/** Making, changing and deleting users. */
export function serveUserChanges(table: RouteTable, services: UserServices): void {
  const { users } = services;

  serve(table, api.createUser, (call) => created(call, services), { permission: 'users:create' });
  serve(table, api.updateUser, (call) => updated(call, services));
  serve(table, api.deleteUser, ({ params }) => removed(userByName(users, params), services), {
    permission: 'users:edit',
  });
  serve(table, api.deleteUserById, ({ params }) => removed(userById(users, params), services), {
    permission: 'users:edit',
  });
  serve(table, api.setUserStatus, (call) => withStatus(call, services));

  const setPermissions = async ({ params }: Call, permissions: string[]) => {
    const user = writable(userByName(users, params));
    await users.save({ ...user, permissions });
    return null;
  };
  serve(table, api.setUserPermissions, (call) => setPermissions(call, permissionsIn(call.body)), {
    permission: 'users:permissionsedit',
  });
  serve(table, api.clearUserPermissions, (call) => setPermissions(call, []), {
    permission: 'users:permissionsedit',
  });
}

async function created(
  { body, request, reply }: Call,
  { users, roles, passwordCost, now }: UserServices,
): Promise<null> {
  const {
    password,
    timezone,
    session_timeout_ms,
    startpage,
    roles: names,
    service_account,
    ...given
  } = readMapped(draftSchema, body);
  const { username, first_name, last_name } = given;
  const full_name = `${first_name} ${last_name}`;
  checkUser({ ...given, full_name }, password);
  if (users.byName(username))
    throw new Problem(400, `Cannot create user ${username}. Username is already taken.`);
  const user = newUser({
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
  // The password took a while to derive.
  if (users.byName(username))
    throw new Problem(400, `Cannot create user ${username}. Username is already taken.`);
  await users.save(user);
  reply.headers.set(
    'location',
    `${new URL(request.url).origin}/users/${encodeURIComponent(username)}`,
  );
  return null;
}

async function updated(call: Call, services: UserServices): Promise<null> {
  const { users, sessions } = services;
  const user = userById(users, call.params);
  call.demand('users:edit', user.username);
  writable(user);
  const changed = {
    ...user,
    ...changesOf(user, readMapped(changesSchema, call.body), call, services),
  };
  checkUser(changed);
  await users.save(changed);
  if (changed.session_timeout_ms !== user.session_timeout_ms) await sessions.endAllOf(user.id);
  return null;
}

/** What the caller may not change is passed over. */
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
 * Clients send back all that they were told, with what comes of roles and shares: that is not his
 * own because of it.
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

async function removed(
  user: User,
  { users, sessions, grants, favorites, lastOpened }: UserServices,
): Promise<null> {
  if (user.id === ROOT_USER_ID) throw new Problem(400, 'The root user cannot be deleted.');
  await users.remove(user.id);
  await Promise.all([
    sessions.endAllOf(user.id),
    grants.take(grants.to(userGrn(user.id))),
    favorites.forgetUser(user.id),
    lastOpened.forgetUser(user.id),
  ]);
  return null;
}

const STATUSES: readonly api.UserSummary['account_status'][] = ['enabled', 'disabled', 'deleted'];

async function withStatus(call: Call, { users, sessions }: UserServices): Promise<null> {
  const status = STATUSES.find((one) => one === call.params['status']?.toLowerCase());
  const user = userById(users, call.params);
  call.demand('users:edit', user.username);
  if (status === undefined)
    throw new Problem(
      400,
      `The status is one of ${STATUSES.join(', ')}, not “${call.params['status']}”.`,
    );
  if (user.id === call.user.id)
    throw new Problem(400, 'Users are not allowed to set their own status');
  writable(user);
  if (user.account_status === status) {
    call.reply.status = 304;
    return null;
  }
  await users.save({ ...user, account_status: status });
  if (status !== 'enabled') await sessions.endAllOf(user.id);
  return null;
}

/** @throws Problem 400 for the root user */
function writable(user: User): User {
  if (user.read_only) throw new Problem(400, `Cannot modify readonly user ${user.username}`);
  return user;
}

function permissionsIn(body: unknown): string[] {
  const { permissions } = bodyObject(body);
  if (!Array.isArray(permissions) || !permissions.every((one) => typeof one === 'string'))
    throw new Problem(400, 'The member permissions must be a list of texts.');
  return permissions;
}
