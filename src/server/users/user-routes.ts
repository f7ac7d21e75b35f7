import * as api from '@/contract/users';
import type { Call } from '../http/call';
import { Problem } from '../http/problem';
import { serve } from '../http/serve';
import { collection, nothing } from '../resource/collection';
import type { Module } from '../resource/registry';
import { ROOT_USER_ID, type User } from '../accounts/user';
import { rowOf, shownOf, summaryOf, USER_LIST, userValue } from './user-answers';
import { changedUser, nameConflict, newUser, removeUser } from './user-changes';
import { changesSchema, draftSchema } from './user-request';
import { readOnlyRefusal, serveUserSettings } from './user-settings';
import type { UserServices } from './user-services';

/** Users by id and by name. */
export const serveUsers: Module<UserServices> = (registry, services) => {
  const { users, sessions } = services;
  const items = collection<User>(registry, {
    permission: 'users',
    all: () => users.all().filter(({ id }) => id !== ROOT_USER_ID),
    get: (id) => users.byId(id),
    missing: (id) => `Couldn't find user with ID <${id}>`,
    aliases: {
      username: {
        get: users.byName,
        missing: (username) => `Couldn't find user ${username}`,
      },
    },
    isReadable: (permits) => permits('users:list'),
    demand: demandUser,
    save: users.save,
    conflict: (user) => nameConflict(user, users),
    remove: (user) => removeUser(user, services),
    suggestions: { name: 'users', columns: ['username', 'full_name', 'email'] },
    pathOf: ({ username }) => `/users/${encodeURIComponent(username)}`,
  });
  const everyUser = { permission: 'users:list' };
  const answer = (user: User, call: Call) =>
    summaryOf(user, services, {
      ...shownOf(user, call),
      ...(call.user.id === user.id && { permissions: true }),
    });

  serve(
    registry,
    api.listUsers,
    (call) => {
      const asked = (name: string) => call.query.get(name) !== 'false';
      return {
        users: users.all().map((user) =>
          summaryOf(user, services, {
            permissions: asked('include_permissions') && shownOf(user, call).permissions,
            sessions: asked('include_sessions'),
          }),
        ),
      };
    },
    everyUser,
  );
  items.flatPage(
    api.pageOfUsers,
    {
      ...USER_LIST,
      defaultSort: 'full_name',
      value: (user, field) => userValue(user, field, sessions),
    },
    ({ rows, query, ...page }) => {
      const root = users.byId(ROOT_USER_ID);
      return {
        ...page,
        users: rows.map((user) => rowOf(user, sessions)),
        query,
        context: { admin_user: root ? rowOf(root, sessions) : null },
      };
    },
    everyUser,
  );
  items.get(api.getUserById, answer);
  items.get(api.getUser, answer);

  items.create(api.createUser, nothing, {
    body: draftSchema,
    make: (draft) => newUser(draft, services),
  });
  items.update(api.updateUser, nothing, {
    refuse: readOnlyRefusal,
    body: changesSchema,
    change: (user, changes, call) => changedUser(user, changes, call, services),
    async after(changed, { session_timeout_ms }) {
      if (changed.session_timeout_ms !== session_timeout_ms) await sessions.endAllOf(changed.id);
    },
  });
  const deletion = {
    permission: 'users:edit',
    refuse: (_: string, user?: User) =>
      user?.id === ROOT_USER_ID ? 'The root user cannot be deleted.' : undefined,
  };
  items.remove(api.deleteUser, nothing, deletion);
  items.remove(api.deleteUserById, nothing, deletion);
  serveUserSettings(registry, services, items);
};

/** Permissions name users by their user name, even where the path has an id. */
function demandUser({ user: caller, permits, demand, params }: Call, action: string, user: User) {
  if (action === 'edit') demand('users:edit', user.username);
  if (action !== 'read' || caller.id === user.id || permits('users:edit', user.username)) return;
  const named = params['id'] === undefined ? `user ${user.username}` : `userId ${user.id}`;
  throw new Problem(403, `Not allowed to view ${named}`);
}
