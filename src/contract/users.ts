import { endpoint } from './endpoint';

export type UserSummary = {
  id: string;
  username: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  full_name: string | null;
  permissions: string[];
  grn_permissions: string[];
  preferences: Record<string, unknown> | null;
  timezone: string | null;
  session_timeout_ms: number;
  read_only: boolean;
  external: boolean;
  startpage: { type: string; id: string } | null;
  roles: string[];
  session_active: boolean;
  last_activity: string | null;
  client_address: string | null;
  account_status: 'enabled' | 'disabled' | 'deleted';
  service_account: boolean;
};

export const getUserById = endpoint<{ id: string }, UserSummary>({ method: 'GET', path: '/users/id/:id', toRequest: ({ id }) => ({ params: { id } }) });
export const getUser = endpoint<{ username: string }, UserSummary>({ method: 'GET', path: '/users/:username', toRequest: ({ username }) => ({ params: { username } }) });
/** Replaces all preferences. 500 for the root user of a real server: his stay in the browser (graylog-api.md §6). */
export const setPreferences = endpoint<{ username: string; preferences: Record<string, unknown> }, null>({
  method: 'PUT',
  path: '/users/:username/preferences',
  status: 204,
  toRequest: ({ username, preferences }) => ({ params: { username }, body: { preferences } }),
});

export const listUsers = endpoint<void, { users: UserSummary[] }>({ method: 'GET', path: '/users', toRequest: () => ({}) });

/** A row of the paginated list. */
export type UserRow = Omit<UserSummary, 'permissions' | 'grn_permissions' | 'preferences' | 'timezone' | 'session_timeout_ms' | 'external' | 'startpage' | 'read_only' | 'session_active'> & {
  auth_service_id: null;
  auth_service_uid: null;
  external_user: boolean;
  read_only: boolean | null;
  session_active: boolean | null;
};
type UserPage = { total: number; count: number; page: number; per_page: number; users: UserRow[]; query: string; context: { admin_user: UserRow | null } };
/** The root user is no row, but in `context` (graylog-api.md §6). */
export const pageOfUsers = endpoint<void, UserPage>({ method: 'GET', path: '/users/paginated', toRequest: () => ({}) });
