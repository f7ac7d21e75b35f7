import { createHmac, randomBytes } from 'node:crypto';
import type { User } from '../accounts/user';
import type { UserStore } from '../accounts/user-store';
import type { Brake } from './guess-brake';
import { Problem } from '../http/problem';
import { hashPassword, passwordMatches } from '../accounts/password';
import { createConcurrencyLimit, type Place } from './concurrency-limit';
import type { KnownBrowsers } from './known-browsers';
import { networkOf } from './network';

export type Credentials = {
  /**
   * Checks a password, and takes equally long for unknown users. Rejects with a Problem (429) if
   * too many attempts are pending.
   */
  check(username: string, password: string, from: AttemptFrom): Promise<User | undefined>;
};

/**
 * Where an attempt comes from: its address, the secret of the browser (see `known-browsers.ts`), and
 * who is signed in there. Those who were signed in before wait apart from all others.
 */
export type AttemptFrom = { address: string; browser?: string | undefined; signedIn?: User };

/** How long a correct password is cached, because scripts send it with every request. */
const REMEMBER_MS = 60_000;
const MOST_REMEMBERED = 1_000;
/**
 * Each derivation takes a thread and 32 MB, so guesses for many users must not starve everything
 * else.
 */
const DERIVATIONS_AT_ONCE = 2;
/** A place costs little, and addresses take turns: guesses from a hundred of them delay others by seconds. */
const DERIVATIONS_WAITING = 500;
/** How many of them for one address or browser. */
const DERIVATIONS_WAITING_EACH = 50;

export type CredentialsOptions = {
  users: UserStore;
  browsers: Pick<KnownBrowsers, 'find'>;
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
  browsers,
  brake,
  now,
  hashCost,
  onRefused,
}: CredentialsOptions): Credentials {
  const secret = randomBytes(32);
  const remembered = new Map<string, { until: number; passwordHash: string }>();
  const derivations = createConcurrencyLimit({
    running: DERIVATIONS_AT_ONCE,
    places: DERIVATIONS_WAITING,
    share: DERIVATIONS_WAITING_EACH,
    refusal: () => new Problem(429, 'Too many sign-in attempts. Wait a minute and try again.'),
  });
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
    async check(username, password, from) {
      const { address } = from;
      const user = users.byName(username);
      const place = placeOf(user, from, browsers);
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

      const question = `${fingerprint}${place.key}`;
      const answer =
        asked.get(question) ??
        brake
          .attempt(`${username}\0${place.key}`, async () => {
            const right = await derivations(place, () => isRight(user, password));
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

function placeOf(
  user: User | undefined,
  { address, browser, signedIn }: AttemptFrom,
  browsers: Pick<KnownBrowsers, 'find'>,
): Place {
  if (signedIn) return { lane: 'known', key: `user ${signedIn.id}` };
  const known = user && browsers.find(user.id, browser);
  return known === undefined
    ? { lane: 'unknown', key: `network ${networkOf(address)}` }
    : { lane: 'known', key: `browser ${known}` };
}

const SHOWN_CHARACTERS = 100;

/** A name from outside, which must not pass for a line of the log. */
const shown = (username: string) => JSON.stringify(username.slice(0, SHOWN_CHARACTERS));

const reasonOf = (user: User | undefined) => {
  if (user === undefined) return 'no such user';
  return user.account_status === 'enabled' ? 'wrong password' : 'the account is disabled';
};
