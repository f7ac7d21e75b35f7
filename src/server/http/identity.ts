import type { Granted } from '@/domain/permissions/permissions';
import type { Session } from '../accounts/session';
import type { StoredToken, User } from '../accounts/user';
import type { Problem } from './problem';

/** Who sent a request; for anonymous requests all fields are undefined or empty. */
export type Identity = {
  user: User | undefined;
  session: Session | undefined;
  /** The plain session id, which is never stored. */
  sessionId: string | undefined;
  permissions: Granted;
  /** The access token that the request carries. */
  token?: StoredToken | undefined;
  /** Set if the credentials were not checked at all, for example after too many attempts. */
  blocked?: Problem;
};
