import { durationSeconds } from '@/domain/time-range/iso-duration';
import { permissionText } from '@/domain/permissions/permissions';
import type { ConfigDocument } from '@/contract/cluster-config';
import type { Grants } from '../authorization/grants';
import { secretHash } from './session-store';
import type { Documents } from '../storage/documents';
import { permissionsOf } from './permissions-of';
import type { RoleStore } from './role-store';
import type { StoredToken, User } from './user';

export type UserStore = ReturnType<typeof createUserStore>;

export type UserStoreParts = {
  roles: Pick<RoleStore, 'byName'>;
  grants: Pick<Grants, 'permissionsOf'>;
  configs: Pick<Documents<ConfigDocument>, 'get'>;
};

const USER_CONFIG = 'org.graylog2.users.UserConfiguration';
/** Tokens are written at most this often, like sessions. */
const WRITE_EVERY_MS = 60_000;

export function createUserStore(
  documents: Documents<User>,
  { roles, grants, configs }: UserStoreParts,
) {
  const owners = new Map<string, string>();
  const learn = (user: User) => {
    for (const { hash } of Object.values(user.tokens)) owners.set(hash, user.id);
  };
  for (const user of documents.all()) learn(user);

  return {
    all: () => documents.all(),
    byId: (id: string) => documents.get(id),
    byName: (username: string) => documents.all().find((user) => user.username === username),
    /**
     * Returns an access token with its user, including disabled ones, and records its use at `at` in
     * milliseconds since the epoch.
     */
    byToken(token: string, at: number): { user: User; token: StoredToken } | undefined {
      const hash = secretHash(token);
      const user = documents.get(owners.get(hash) ?? '');
      const [id, found] =
        Object.entries(user?.tokens ?? {}).find(([, one]) => one.hash === hash) ?? [];
      if (!user || id === undefined || found === undefined) return undefined;
      const used = { ...user, tokens: { ...user.tokens, [id]: { ...found, lastAccess: at } } };
      // Not awaited, so that a full disk does not prevent signing in.
      if (at - (found.lastAccess ?? 0) >= WRITE_EVERY_MS)
        void documents.put(user.id, used).catch(() => undefined);
      return { user, token: found };
    },
    permissionsOf: (user: User) => permissionsOf(user, roles, grants),
    /** The same as the API lists them, each once. */
    permissionTexts: (user: User) => [
      ...new Set(permissionsOf(user, roles, grants).map(permissionText)),
    ],
    /**
     * The session timeout in milliseconds; negative for never. A global timeout takes precedence.
     */
    sessionTimeoutOf({ session_timeout_ms }: User): number {
      const { enable_global_session_timeout: global, global_session_timeout_interval: interval } =
        configs.get(USER_CONFIG) ?? {};
      const seconds =
        global === true && typeof interval === 'string' ? durationSeconds(interval) : undefined;
      return seconds === undefined ? session_timeout_ms : seconds * 1000;
    },
    /** Adds or replaces a user; resolves when it is stored. */
    save(user: User): Promise<void> {
      learn(user);
      return documents.put(user.id, user);
    },
    /** Takes everything but reading from an access token. */
    async limitToReading({ id }: User, { hash, isReadOnly }: StoredToken): Promise<void> {
      const user = documents.get(id);
      const [key, token] =
        Object.entries(user?.tokens ?? {}).find(([, one]) => one.hash === hash) ?? [];
      if (isReadOnly || !user || key === undefined || token === undefined) return;
      const limited = { ...token, isReadOnly: true };
      await documents.put(id, { ...user, tokens: { ...user.tokens, [key]: limited } });
    },
    remove: (id: string) => documents.remove(id),
  };
}
