import { createHash, randomUUID } from 'node:crypto';
import type { Documents } from '../storage/documents';
import type { User } from './user';
import { validUntil, type Session } from './session';

/**
 * The last access is stored at most this often, so that busy sessions do not cause a write per
 * request.
 */
const WRITE_EVERY_MS = 60_000;

/** The hash under which a secret (session id, access token) is stored. */
export const secretHash = (secret: string) => createHash('sha256').update(secret).digest('hex');

export type SessionStore = ReturnType<typeof createSessionStore>;

/** `now` in milliseconds. */
export function createSessionStore(documents: Documents<Session>, now: () => number) {
  const written = new Map<string, number>();
  const latest = new Map<string, Session>();
  for (const session of documents.all()) noteLatest(latest, session);

  const save = async (session: Session) => {
    written.set(session.key, session.lastAccess);
    noteLatest(latest, session);
    await documents.put(session.key, session);
  };

  return {
    /** The id is a UUID of version 4 with 122 random bits, which only the client knows. */
    async open(user: User, address: string): Promise<{ id: string; session: Session }> {
      const id = randomUUID();
      const session: Session = {
        key: secretHash(id),
        userId: user.id,
        createdAt: now(),
        lastAccess: now(),
        address,
      };
      await save(session);
      return { id, session };
    },

    /**
     * Returns the session unless it has expired; `timeoutOf` returns the timeout of a user in
     * milliseconds.
     */
    find(id: string, timeoutOf: (userId: string) => number | undefined): Session | undefined {
      const session = documents.get(secretHash(id));
      if (!session) return undefined;
      const timeout = timeoutOf(session.userId);
      const end = timeout === undefined ? 0 : validUntil(session, timeout);
      if (end === undefined || now() < end) return session;
      void documents.remove(session.key);
      return undefined;
    },

    /** Restarts the timeout. */
    async extend(session: Session, address: string): Promise<Session> {
      const extended = { ...session, lastAccess: now(), address };
      if (extended.lastAccess - (written.get(session.key) ?? 0) >= WRITE_EVERY_MS)
        await save(extended);
      else Object.assign(session, extended);
      noteLatest(latest, extended);
      return extended;
    },

    end: (session: Session) => documents.remove(session.key),

    /** Ends the user's sessions except `keep`. */
    async endAllOf(userId: string, keep?: Session): Promise<void> {
      await Promise.all(
        documents
          .all()
          .filter((session) => session.userId === userId && session.key !== keep?.key)
          .map(({ key }) => documents.remove(key)),
      );
    },

    /** The user's most recently used session, expired or not. */
    latestOf: (userId: string) => latest.get(userId),
    activeOf: (userId: string) => documents.all().some((session) => session.userId === userId),
  };
}

function noteLatest(latest: Map<string, Session>, session: Session): void {
  if ((latest.get(session.userId)?.lastAccess ?? 0) <= session.lastAccess)
    latest.set(session.userId, session);
}
