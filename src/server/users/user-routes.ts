import { getUser, getUserById, listUsers, pageOfUsers, setPreferences, type UserRow, type UserSummary } from '@/contract/users';
import { bodyObject } from '../http/body';
import type { Call } from '../http/call';
import { Problem } from '../http/problem';
import { pageOf, slicePage } from '../http/query-values';
import { serve, type RouteTable } from '../http/serve';
import { withOffset } from '../sessions/session-routes';
import type { SessionStore } from '../sessions/session-store';
import { ROOT_USER_ID, type User } from './user';
import type { UserStore } from './user-store';

export function serveUsers(table: RouteTable, users: UserStore, sessions: SessionStore): void {
  serve(table, listUsers, ({ permits }) => ({ users: users.all().map((user) => summaryOf(user, users, sessions, permits)) }), { permission: 'users:list' });

  serve(
    table,
    pageOfUsers,
    ({ query }) => {
      const text = query.get('query') ?? '';
      const found = users.all().filter((user) => user.id !== ROOT_USER_ID && matches(user, text)).sort((a, b) => (a.full_name ?? '').localeCompare(b.full_name ?? ''));
      const page = pageOf(query);
      const rows = slicePage(found, page).map((user) => rowOf(user, sessions));
      const root = users.byId(ROOT_USER_ID);
      return { total: found.length, count: rows.length, page: page.page, per_page: page.perPage, users: rows, query: text, context: { admin_user: root ? rowOf(root, sessions) : null } };
    },
    { permission: 'users:list' },
  );

  serve(table, getUserById, (call) => {
    const { id = '' } = call.params;
    const user = users.byId(id);
    if (!user) throw new Problem(404, `Couldn't find user with ID <${id}>`);
    return visible(user, users, sessions, call);
  });

  serve(table, getUser, (call) => {
    const { username = '' } = call.params;
    const user = users.byName(username);
    if (!user) throw new Problem(404, `Couldn't find user ${username}`);
    return visible(user, users, sessions, call);
  });

  serve(table, setPreferences, async (call) => {
    const { username = '' } = call.params;
    const user = users.byName(username);
    if (!user) throw new Problem(404, `Couldn't find user ${username}`);
    call.demand('users:edit', username);
    const { preferences } = bodyObject(call.body);
    if (typeof preferences !== 'object' || preferences === null || Array.isArray(preferences)) throw new Problem(400, 'The member preferences must be an object.');
    await users.save({ ...user, preferences: { ...preferences } });
    return null;
  });
}

function visible(user: User, users: UserStore, sessions: SessionStore, { user: caller, permits }: Call): UserSummary {
  const own = caller.id === user.id;
  if (!own && !permits(`users:edit:${user.username}`)) throw new Problem(403, `Not allowed to view userId ${user.id}`);
  return summaryOf(user, users, sessions, own ? () => true : permits);
}

/** `word` looks in the full name, `username:word` in the name (graylog-api.md §6). */
function matches({ username, full_name }: User, text: string): boolean {
  const wanted = text.toLowerCase();
  const name = /^username:(.*)$/.exec(wanted)?.[1];
  return name === undefined ? (full_name ?? '').toLowerCase().includes(wanted) : username.toLowerCase().includes(name);
}

function rowOf(user: User, sessions: SessionStore): UserRow {
  const latest = sessions.latestOf(user.id);
  return {
    id: user.id,
    auth_service_id: null,
    auth_service_uid: null,
    username: user.username,
    email: user.email,
    first_name: user.first_name,
    last_name: user.last_name,
    full_name: user.full_name,
    external_user: false,
    roles: user.roles,
    read_only: user.read_only || null,
    session_active: sessions.activeOf(user.id) || null,
    last_activity: latest ? withOffset(latest.lastAccess) : null,
    client_address: latest?.address ?? null,
    account_status: user.account_status,
    service_account: user.service_account,
  };
}

/** Permissions of others are shown to those who may change them (graylog-api.md §6). */
function summaryOf(user: User, users: UserStore, sessions: SessionStore, permits: (permission: string) => boolean): UserSummary {
  const latest = sessions.latestOf(user.id);
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    first_name: user.first_name,
    last_name: user.last_name,
    full_name: user.full_name,
    permissions: permits(`users:permissionsedit:${user.username}`) ? users.permissionsOf(user) : [],
    grn_permissions: [],
    preferences: user.preferences,
    timezone: user.timezone,
    session_timeout_ms: user.session_timeout_ms,
    external: false,
    startpage: user.startpage,
    roles: user.roles,
    read_only: user.read_only,
    session_active: sessions.activeOf(user.id),
    last_activity: latest ? withOffset(latest.lastAccess) : null,
    client_address: latest?.address ?? null,
    account_status: user.account_status,
    service_account: user.service_account,
  };
}
