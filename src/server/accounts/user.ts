import type { UserSummary } from '@/contract/users';

/**
 * An access token with its SHA-256. `lastAccess` in milliseconds since the epoch, if it was ever
 * used. One that `isReadOnly` may only read, whatever its user may do.
 */
export type StoredToken = { name: string; hash: string; lastAccess?: number; isReadOnly?: boolean };

/** A stored user; the password is a salted hash. */
export type User = {
  id: string;
  username: string;
  passwordHash: string | null;
  email: string;
  first_name: string | null;
  last_name: string | null;
  full_name: string | null;
  /** In addition to those of the roles and over oneself. */
  permissions: string[];
  preferences: Record<string, unknown>;
  timezone: string | null;
  /** The session timeout in milliseconds; negative for never. */
  session_timeout_ms: number;
  startpage: { type: string; id: string } | null;
  roles: string[];
  /** True for the root user `admin`. */
  read_only: boolean;
  account_status: UserSummary['account_status'];
  service_account: boolean;
  /**
   * Access tokens by id.
   */
  tokens: Record<string, StoredToken>;
};

export const ROOT_USER_ID = 'local:admin';
export const DEFAULT_SESSION_TIMEOUT_MS = 28_800_000;
export const DEFAULT_PREFERENCES: Record<string, unknown> = {
  updateUnfocussed: false,
  enableSmartSearch: true,
};

/** A user with defaults for everything that is not given. */
export const newUser = (given: Partial<User> & { id: string; username: string }): User => ({
  passwordHash: null,
  email: '',
  first_name: null,
  last_name: null,
  full_name: given.username,
  permissions: [],
  preferences: DEFAULT_PREFERENCES,
  timezone: null,
  session_timeout_ms: DEFAULT_SESSION_TIMEOUT_MS,
  startpage: null,
  roles: ['Reader'],
  read_only: false,
  account_status: 'enabled',
  service_account: false,
  tokens: {},
  ...given,
});
