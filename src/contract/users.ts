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

export const getUserById = endpoint<{ id: string }, UserSummary>({
  method: 'GET',
  path: '/users/id/:id',
  toRequest: ({ id }) => ({ params: { id } }),
});
export const getUser = endpoint<{ username: string }, UserSummary>({
  method: 'GET',
  path: '/users/:username',
  toRequest: ({ username }) => ({ params: { username } }),
});
/**
 * Replaces all preferences. 500 for the root user of a real server: his stay in the browser.
 */
export const setPreferences = endpoint<
  { username: string; preferences: Record<string, unknown> },
  null
>({
  method: 'PUT',
  path: '/users/:username/preferences',
  status: 204,
  toRequest: ({ username, preferences }) => ({ params: { username }, body: { preferences } }),
});

/** All of them, the root user too. Without permissions or sessions those members are empty. */
export const listUsers = endpoint<
  { include_permissions?: boolean; include_sessions?: boolean } | void,
  { users: UserSummary[] }
>({ method: 'GET', path: '/users', toRequest: (query) => (query ? { query } : {}) });

/** A row of the paginated list. */
export type UserRow = Omit<
  UserSummary,
  | 'permissions'
  | 'grn_permissions'
  | 'preferences'
  | 'timezone'
  | 'session_timeout_ms'
  | 'external'
  | 'startpage'
  | 'read_only'
  | 'session_active'
> & {
  auth_service_id: null;
  auth_service_uid: null;
  external_user: boolean;
  read_only: boolean | null;
  session_active: boolean | null;
};
export type UserPage = {
  total: number;
  count: number;
  page: number;
  per_page: number;
  users: UserRow[];
  query: string;
  context: { admin_user: UserRow | null };
};
/**
 * `query` is in the small query language over id, username, full_name (which words without a field
 * are looked for in) and email.
 */
export type UserPageQuery = {
  page?: number;
  per_page?: number;
  query?: string;
  sort?: string;
  order?: 'asc' | 'desc';
};
/** The root user is no row, but in `context`. */
export const pageOfUsers = endpoint<UserPageQuery | void, UserPage>({
  method: 'GET',
  path: '/users/paginated',
  toRequest: (query) => (query ? { query } : {}),
});

/** `roles` are names. `session_timeout_ms` negative is never. */
export type UserDraft = {
  username: string;
  password: string;
  email: string;
  first_name: string;
  last_name: string;
  permissions: readonly string[];
  timezone?: string | null;
  session_timeout_ms?: number;
  startpage?: UserSummary['startpage'];
  roles?: readonly string[];
  service_account?: boolean;
};
/**
 * Names are changed together. What the caller may not change is passed over with 204.
 */
export type UserChanges = Partial<Omit<UserDraft, 'username' | 'password'>>;

type ById = { id: string };
type ByName = { username: string };
const byId = ({ id }: ById) => ({ params: { id } });
const byName = ({ username }: ByName) => ({ params: { username } });

/** 201 without a body; the path of the user is in `Location`. */
export const createUser = endpoint<UserDraft, null>({
  method: 'POST',
  path: '/users',
  status: 201,
  toRequest: (body) => ({ body }),
});
export const updateUser = endpoint<ById & { changes: UserChanges }, null>({
  method: 'PUT',
  path: '/users/:id',
  status: 204,
  toRequest: ({ id, changes }) => ({ params: { id }, body: changes }),
});
export const deleteUser = endpoint<ByName, null>({
  method: 'DELETE',
  path: '/users/:username',
  status: 204,
  toRequest: byName,
});
export const deleteUserById = endpoint<ById, null>({
  method: 'DELETE',
  path: '/users/id/:id',
  status: 204,
  toRequest: byId,
});
/** `old_password` is needed for one's own, and by those who may not change all passwords. */
export const changePassword = endpoint<ById & { old_password?: string; password: string }, null>({
  method: 'PUT',
  path: '/users/:id/password',
  status: 204,
  toRequest: ({ id, ...body }) => ({ params: { id }, body }),
});
/** 304 where it has that status already. */
export const setUserStatus = endpoint<ById & { status: UserSummary['account_status'] }, null>({
  method: 'PUT',
  path: '/users/:id/status/:status',
  toRequest: ({ id, status }) => ({ params: { id, status } }),
});
export const setUserPermissions = endpoint<ByName & { permissions: readonly string[] }, null>({
  method: 'PUT',
  path: '/users/:username/permissions',
  status: 204,
  toRequest: ({ username, permissions }) => ({ params: { username }, body: { permissions } }),
});
export const clearUserPermissions = endpoint<ByName, null>({
  method: 'DELETE',
  path: '/users/:username/permissions',
  status: 204,
  toRequest: byName,
});

/** `last_access` of a token that was never used is the epoch. */
export type TokenSummary = { id: string; name: string; last_access: string };
/** With the secret, which is told this once. */
export type Token = TokenSummary & { token: string };

export const listTokens = endpoint<ById, { tokens: TokenSummary[] }>({
  method: 'GET',
  path: '/users/:id/tokens',
  toRequest: byId,
});
export const createToken = endpoint<ById & { name: string }, Token>({
  method: 'POST',
  path: '/users/:id/tokens/:name',
  toRequest: ({ id, name }) => ({ params: { id, name }, body: {} }),
});
/** `token` is its id or the secret itself. */
export const deleteToken = endpoint<ById & { token: string }, null>({
  method: 'DELETE',
  path: '/users/:id/tokens/:token',
  status: 204,
  toRequest: ({ id, token }) => ({ params: { id, token } }),
});
