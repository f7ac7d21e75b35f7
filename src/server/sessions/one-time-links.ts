import { randomBytes } from 'node:crypto';
import { secretHash } from '../accounts/session-store';

const VALID_MS = 15 * 60_000;

export type OneTimeLinks = {
  /**
   * A token that signs `userId` in once within 15 minutes. Only held in memory, and only as a hash.
   */
  create(userId: string): string;
  /** Whose token this is; it is used up by asking. */
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
