import { over, PERMISSIONS } from '@/contract/permissions';
import type { UserRow, UserSummary } from '@/contract/users';
import type { Call } from '../http/call';
import { columnOf } from '../http/lists/column-of';
import { withOffset } from '../sessions/session-routes';
import type { SessionStore } from '../accounts/session-store';
import type { User } from '../accounts/user';
import type { UserStore } from '../accounts/user-store';

type Stores = { users: UserStore; sessions: SessionStore };
type Shown = { permissions: boolean; sessions: boolean };

/** Ownership of one entity; the API lists it apart from the other permissions. */
const isGrn = (permission: string) => permission.startsWith(over(PERMISSIONS.entity.own, 'grn:'));

const sessionOf = (user: User, sessions: SessionStore) => {
  const latest = sessions.latestOf(user.id);
  return {
    last_activity: latest ? withOffset(latest.lastAccess) : null,
    client_address: latest?.address ?? null,
  };
};

/** A row of the paginated lists. */
export const rowOf = (user: User, sessions: SessionStore): UserRow => ({
  id: user.id,
  auth_service_id: null,
  auth_service_uid: null,
  username: user.username,
  email: user.email,
  first_name: user.first_name,
  last_name: user.last_name,
  full_name: user.full_name,
  external_user: false,
  roles: [...user.roles].sort(),
  read_only: user.read_only || null,
  session_active: sessions.activeOf(user.id) || null,
  ...sessionOf(user, sessions),
  account_status: user.account_status,
  service_account: user.service_account,
});

/** All members of a user; those that are not `shown` are empty. */
export function summaryOf(user: User, { users, sessions }: Stores, shown: Shown): UserSummary {
  const permissions = shown.permissions ? users.permissionTexts(user) : [];
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    first_name: user.first_name,
    last_name: user.last_name,
    full_name: user.full_name,
    permissions: permissions.filter((permission) => !isGrn(permission)),
    grn_permissions: permissions.filter(isGrn),
    preferences: user.preferences,
    timezone: user.timezone,
    session_timeout_ms: user.session_timeout_ms,
    external: false,
    startpage: user.startpage,
    roles: user.roles,
    read_only: user.read_only,
    session_active: shown.sessions && sessions.activeOf(user.id),
    ...(shown.sessions ? sessionOf(user, sessions) : { last_activity: null, client_address: null }),
    account_status: user.account_status,
    service_account: user.service_account,
  };
}

/** Only those who may change a user's permissions see them. */
export const shownOf = ({ username }: User, { permits }: Pick<Call, 'permits'>): Shown => ({
  permissions: permits(PERMISSIONS.users.permissionsedit, username),
  sessions: true,
});

/** The value that lists of users search and sort by. */
export const userValue = (user: User, field: string, sessions: SessionStore): string =>
  columnOf(rowOf(user, sessions), field);

/** `defaultSort` differs from list to list. */
export const USER_LIST = {
  fields: { full_name: 'STRING', username: 'STRING', email: 'STRING', id: 'OBJECT_ID' },
  sorts: [
    'id',
    'username',
    'email',
    'first_name',
    'last_name',
    'full_name',
    'roles',
    'read_only',
    'session_active',
    'last_activity',
    'client_address',
    'account_status',
    'service_account',
    'external_user',
    'auth_service_id',
    'auth_service_uid',
  ],
} as const;
