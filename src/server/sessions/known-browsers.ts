import { randomBytes } from 'node:crypto';
import { secretHash } from '../accounts/session-store';
import type { Documents } from '../storage/documents';

/** The browsers of a user, last used first: the hash of the secret that each holds in a cookie. */
export type BrowsersOfUser = readonly { hash: string; usedAt: number }[];

/** More than anybody uses; the one that was not used for the longest time is forgotten first. */
const MOST_BROWSERS = 20;
/** 256 random bits in base64url. */
const SECRET = /^[\w-]{43}$/;

export type KnownBrowsers = {
  /**
   * Names the browser if `userId` has signed in with it before. That signs nobody in: it only
   * decides where an attempt waits.
   */
  find(userId: string, secret: string | undefined): string | undefined;
  /** Notes that a user has signed in, and returns the secret that the browser has to hold. */
  remember(userId: string, secret: string | undefined): Promise<string>;
  forgetUser(userId: string): Promise<void>;
};

/** `now` in milliseconds since the epoch. */
export function createKnownBrowsers(
  documents: Documents<BrowsersOfUser>,
  now: () => number,
): KnownBrowsers {
  const isKnown = (hash: string) =>
    documents.all().some((browsers) => browsers.some((one) => one.hash === hash));

  return {
    find(userId, secret) {
      if (secret === undefined || !SECRET.test(secret)) return undefined;
      const hash = secretHash(secret);
      return documents.get(userId)?.some((one) => one.hash === hash) ? hash : undefined;
    },
    async remember(userId, given) {
      // Several users may share a browser. A secret that this node did not make is replaced.
      const isOurs = given !== undefined && SECRET.test(given) && isKnown(secretHash(given));
      const secret = isOurs ? given : randomBytes(32).toString('base64url');
      const hash = secretHash(secret);
      const others = (documents.get(userId) ?? []).filter((one) => one.hash !== hash);
      await documents.put(userId, [{ hash, usedAt: now() }, ...others].slice(0, MOST_BROWSERS));
      return secret;
    },
    forgetUser: (userId) => documents.remove(userId),
  };
}
