import * as api from '@/contract/users';
import { bodyObject } from '../http/body';
import type { Call } from '../http/call';
import { flatList } from '../http/lists/flat-list';
import { Problem } from '../http/problem';
import { serve, type RouteTable } from '../http/serve';
import { ROOT_USER_ID, type User } from '../accounts/user';
import { rowOf, summaryOf, USER_FIELDS, USER_SORTS, userValue } from './user-answers';
import { userById, userByName, type UserServices } from './user-services';

/** Reading users, and their preferences. */
export function serveUserReading(table: RouteTable, services: UserServices): void {
  const { users, sessions } = services;
  const list = { permission: 'users:list' };

  serve(
    table,
    api.listUsers,
    ({ permits, query }) => {
      const asked = (name: string) => query.get(name) !== 'false';
      const shown = ({ username }: User) => ({
        permissions: asked('include_permissions') && permits(`users:permissionsedit:${username}`),
        sessions: asked('include_sessions'),
      });
      return { users: users.all().map((user) => summaryOf(user, services, shown(user))) };
    },
    list,
  );

  serve(
    table,
    api.pageOfUsers,
    ({ query }) => {
      const all = users.all().filter(({ id }) => id !== ROOT_USER_ID);
      const {
        rows,
        query: text,
        ...page
      } = flatList(all, query, {
        fields: USER_FIELDS,
        sorts: USER_SORTS,
        defaultSort: 'full_name',
        valueOf: (user, field) => userValue(user, field, sessions),
      });
      const root = users.byId(ROOT_USER_ID);
      return {
        ...page,
        users: rows.map((user) => rowOf(user, sessions)),
        query: text,
        context: { admin_user: root ? rowOf(root, sessions) : null },
      };
    },
    list,
  );

  serve(table, api.getUserById, (call) =>
    visible(userById(users, call.params), services, call, ({ id }) => `userId ${id}`),
  );
  serve(table, api.getUser, (call) =>
    visible(userByName(users, call.params), services, call, ({ username }) => `user ${username}`),
  );

  serve(table, api.setPreferences, async (call) => {
    const user = userByName(users, call.params);
    call.demand('users:edit', user.username);
    const { preferences } = bodyObject(call.body);
    if (typeof preferences !== 'object' || preferences === null || Array.isArray(preferences))
      throw new Problem(400, 'The member preferences must be an object.');
    await users.save({ ...user, preferences: { ...preferences } });
    return null;
  });
}

/** Permissions of others are shown to those who may change them. */
function visible(
  user: User,
  services: UserServices,
  { user: caller, permits }: Call,
  name: (user: User) => string,
): api.UserSummary {
  const own = caller.id === user.id;
  if (!own && !permits(`users:edit:${user.username}`))
    throw new Problem(403, `Not allowed to view ${name(user)}`);
  return summaryOf(user, services, {
    permissions: own || permits(`users:permissionsedit:${user.username}`),
    sessions: true,
  });
}
