import { randomBytes } from 'node:crypto';
import { secretHash } from '../accounts/session-store';

const VALID_MS = 15 * 60_000;

export type OneTimeLinks = {
  /**
   * Creates a token that signs `userId` in once within 15 minutes. Only its hash is held, in
   * memory.
   */
  create(userId: string): string;
  /** Returns the user of a token and invalidates it. */
  redeem(token: string): string | undefined;
};

/** `now` in milliseconds. */
export function createOneTimeLinks(now: () => number): OneTimeLinks {
  const open = new Map<string, { userId: string; until: number }>();
  return {
    create(userId) {
      const token = randomBytes(24).toString('base64url');
      open.set(secretHash(token), { userId, until: now() + VALID_MS });
      return token;
    },
    redeem(token) {
      const found = open.get(secretHash(token));
      open.delete(secretHash(token));
      return found && now() < found.until ? found.userId : undefined;
    },
  };
}
