import { secretHash } from '../sessions/session-store';
import type { Documents } from '../storage/documents';
import { permissionsOf } from './roles';
import type { User } from './user';

export type UserStore = ReturnType<typeof createUserStore>;

export function createUserStore(documents: Documents<User>) {
  return {
    all: () => documents.all(),
    byId: (id: string) => documents.get(id),
    byName: (username: string) => documents.all().find((user) => user.username === username),
    /** The user of an access token; disabled users too. */
    byToken(token: string) {
      const hash = secretHash(token);
      return documents.all().find((user) => Object.values(user.tokens).some((one) => one.hash === hash));
    },
    permissionsOf,
    /** Adds or replaces; resolves when stored. */
    save: (user: User) => documents.put(user.id, user),
  };
}
