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
 * Replaces all preferences. Graylog returns 500 for the root user, whose preferences stay in the
 * browser.
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

/** All users including the root user. Permissions and sessions are empty unless requested. */
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
 * `query` uses the list query language over id, username, full_name (the default field) and email.
 */
export type UserPageQuery = {
  page?: number;
  per_page?: number;
  query?: string;
  sort?: string;
  order?: 'asc' | 'desc';
};
/** The root user is not a row but in `context`. */
export const pageOfUsers = endpoint<UserPageQuery | void, UserPage>({
  method: 'GET',
  path: '/users/paginated',
  toRequest: (query) => (query ? { query } : {}),
});

/** `roles` are names. A negative `session_timeout_ms` means never. */
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
 * What is left out stays, except the start page: servers since 7.0 take none for no start page.
 * The names must be changed together. Changes the caller is not permitted to make are ignored with
 * 204.
 */
export type UserChanges = Partial<Omit<UserDraft, 'username' | 'password'>>;

type ById = { id: string };
type ByName = { username: string };
const byId = ({ id }: ById) => ({ params: { id } });
const byName = ({ username }: ByName) => ({ params: { username } });

/** Without a start page it is null since 7.0; before, one with an empty id. */
const withStartPage = <Draft extends Pick<UserDraft, 'startpage'>>(draft: Draft) =>
  draft.startpage?.id === '' ? { ...draft, startpage: null } : draft;

/** 201 without a body; `Location` has the path of the user. */
export const createUser = endpoint<UserDraft, null>({
  method: 'POST',
  path: '/users',
  status: 201,
  toRequest: (body) => ({ body }),
  dialects: [{ since: '7.0', toRequest: (user) => ({ body: withStartPage(user) }) }],
});
export const updateUser = endpoint<ById & { changes: UserChanges }, null>({
  method: 'PUT',
  path: '/users/:id',
  status: 204,
  toRequest: ({ id, changes }) => ({ params: { id }, body: changes }),
  dialects: [
    {
      since: '7.0',
      toRequest: ({ id, changes }) => ({ params: { id }, body: withStartPage(changes) }),
    },
  ],
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
/**
 * `old_password` is required for the caller's own password, and for callers without the right to
 * change all passwords.
 */
export const changePassword = endpoint<ById & { old_password?: string; password: string }, null>({
  method: 'PUT',
  path: '/users/:id/password',
  status: 204,
  toRequest: ({ id, ...body }) => ({ params: { id }, body }),
});
/** 304 if the user already has that status. */
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

/** `last_access` is the epoch if the token was never used. */
export type TokenSummary = {
  id: string;
  name: string;
  last_access: string;
  /** ISO 8601; since 6.2, where tokens expire. */
  expires_at?: string | null;
  /** An addition of the embedded node. */
  read_only?: boolean;
};
/** Includes the secret, which is returned only once. */
export type Token = TokenSummary & { token: string };

export const listTokens = endpoint<ById, { tokens: TokenSummary[] }>({
  method: 'GET',
  path: '/users/:id/tokens',
  toRequest: byId,
});
/** Ten years: tokens are deleted by those who made them. */
const LONGEST_LIFE = 'P3650D';

/** A Graylog server ignores `readOnly`. */
export const createToken = endpoint<ById & { name: string; readOnly?: boolean }, Token>({
  method: 'POST',
  path: '/users/:id/tokens/:name',
  toRequest: ({ id, name, readOnly }) => ({
    params: { id, name },
    ...(readOnly && { query: { read_only: true } }),
    body: {},
  }),
  dialects: [
    {
      since: '6.2',
      toRequest: ({ id, name }) => ({ params: { id, name }, body: { token_ttl: LONGEST_LIFE } }),
    },
  ],
});
/** `token` is its id or the secret. */
export const deleteToken = endpoint<ById & { token: string }, null>({
  method: 'DELETE',
  path: '/users/:id/tokens/:token',
  status: 204,
  toRequest: ({ id, token }) => ({ params: { id, token } }),
});
