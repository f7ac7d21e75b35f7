import { createHmac, randomBytes } from 'node:crypto';
import type { User } from '../accounts/user';
import type { UserStore } from '../accounts/user-store';
import type { Brake } from './guess-brake';
import { Problem } from '../http/problem';
import { hashPassword, passwordMatches } from '../accounts/password';
import { createConcurrencyLimit } from './concurrency-limit';

export type Credentials = {
  /**
   * Checks a password, and takes equally long for unknown users. Rejects with a Problem (429) if
   * too many attempts are pending.
   */
  check(username: string, password: string, address: string): Promise<User | undefined>;
};

/** How long a correct password is cached, because scripts send it with every request. */
const REMEMBER_MS = 60_000;
const MOST_REMEMBERED = 1_000;
/**
 * Each derivation takes a thread and 32 MB, so guesses for many users must not starve everything
 * else.
 */
const DERIVATIONS_AT_ONCE = 2;
const DERIVATIONS_WAITING = 100;

export type CredentialsOptions = {
  users: UserStore;
  brake: Brake;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** The cost for unknown users, the same as for others. */
  hashCost: number | undefined;
  /** Called with a line about each wrong password. */
  onRefused: (line: string) => void;
};

export function createCredentials({
  users,
  brake,
  now,
  hashCost,
  onRefused,
}: CredentialsOptions): Credentials {
  const secret = randomBytes(32);
  const remembered = new Map<string, { until: number; passwordHash: string }>();
  const derivations = createConcurrencyLimit(
    DERIVATIONS_AT_ONCE,
    DERIVATIONS_WAITING,
    () => new Problem(429, 'Too many sign-in attempts. Wait a minute and try again.'),
  );
  /**
   * Pending checks by caller and password: concurrent requests with the same password are one
   * attempt.
   */
  const asked = new Map<string, Promise<boolean>>();
  let decoy: Promise<string> | undefined;

  const isRight = async (user: User | undefined, password: string): Promise<boolean> => {
    decoy ??= hashPassword(randomBytes(16).toString('hex'), hashCost);
    const matches = await passwordMatches(password, user?.passwordHash ?? (await decoy));
    return matches && user?.passwordHash != null && user.account_status === 'enabled';
  };

  return {
    async check(username, password, address) {
      const user = users.byName(username);
      const fingerprint = createHmac('sha256', secret)
        .update(`${username}\0${password}`)
        .digest('hex');
      const known = remembered.get(fingerprint);
      if (
        known &&
        known.until > now() &&
        known.passwordHash === user?.passwordHash &&
        user.account_status === 'enabled'
      )
        return user;

      const question = `${fingerprint}${address}`;
      const answer =
        asked.get(question) ??
        brake
          .attempt(`${username}\0${address}`, async () => {
            const right = await derivations(() => isRight(user, password));
            if (!right)
              onRefused(
                `Sign-in of ${shown(username)} from ${address} refused: ${reasonOf(user)}.`,
              );
            return right;
          })
          .finally(() => asked.delete(question));
      asked.set(question, answer);
      const right = await answer;
      if (!right || user?.passwordHash == null) return undefined;
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      remembered.set(fingerprint, { until: now() + REMEMBER_MS, passwordHash: user.passwordHash });
      return user;
    },
  };
}

const SHOWN_CHARACTERS = 100;

/** A name from outside, which must not pass for a line of the log. */
const shown = (username: string) => JSON.stringify(username.slice(0, SHOWN_CHARACTERS));

const reasonOf = (user: User | undefined) => {
  if (user === undefined) return 'no such user';
  return user.account_status === 'enabled' ? 'wrong password' : 'the account is disabled';
};
