import { Problem } from '../http/problem';
import type { Favorites } from '../entities/favorites';
import type { LastOpened } from '../entities/last-opened';
import type { Grants } from '../authorization/grants';
import type { KnownBrowsers } from '../sessions/known-browsers';
import type { SessionStore } from '../accounts/session-store';
import type { RoleStore } from '../accounts/role-store';
import type { User } from '../accounts/user';
import type { UserStore } from '../accounts/user-store';

export type UserServices = {
  users: UserStore;
  roles: RoleStore;
  sessions: SessionStore;
  browsers: Pick<KnownBrowsers, 'forgetUser'>;
  grants: Grants;
  favorites: Pick<Favorites, 'forgetUser'>;
  lastOpened: Pick<LastOpened, 'forgetUser'>;
  /** The scrypt cost of new passwords; lowered by tests. */
  passwordCost?: number | undefined;
  /** The least number of characters of new passwords. */
  minPasswordLength: number;
  /** Milliseconds since the epoch. */
  now: () => number;
};

/** @throws Problem 404 */
export function userById(users: UserStore, { id = '' }: Readonly<Record<string, string>>): User {
  const user = users.byId(id);
  if (!user) throw new Problem(404, `Couldn't find user with ID <${id}>`);
  return user;
}
