import type { UserSummary } from '@/contract/users';

/** A user as stored. The password is only there as a salted hash. */
export type User = {
  id: string;
  username: string;
  passwordHash: string | null;
  email: string;
  first_name: string | null;
  last_name: string | null;
  full_name: string | null;
  /** Granted beside those of the roles and those over oneself. */
  permissions: string[];
  preferences: Record<string, unknown>;
  timezone: string | null;
  /** Milliseconds without a request after which a session ends; negative is never. */
  session_timeout_ms: number;
  startpage: { type: string; id: string } | null;
  roles: string[];
  /** The root user `admin`. */
  read_only: boolean;
  account_status: UserSummary['account_status'];
  service_account: boolean;
  /**
   * SHA-256 of each access token by its id. `lastAccess` in milliseconds since the epoch, missing
   * where it was never used.
   */
  tokens: Record<string, { name: string; hash: string; lastAccess?: number }>;
};

export const ROOT_USER_ID = 'local:admin';
export const DEFAULT_SESSION_TIMEOUT_MS = 28_800_000;
export const DEFAULT_PREFERENCES: Record<string, unknown> = {
  updateUnfocussed: false,
  enableSmartSearch: true,
};

/** What a new user has that was not said otherwise. */
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
