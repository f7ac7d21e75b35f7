import { Problem } from '../http/problem';

export type Brake = {
  /**
   * Runs `attempt` after the pending attempts of the same key and after a delay that doubles with
   * each failure. Rejects with 429 if too many are pending, so parallel guesses gain nothing.
   */
  attempt(key: string, attempt: () => Promise<boolean>): Promise<boolean>;
};
type AttemptRecord = { failures: number; until: number; waiting: number; tail: Promise<unknown> };

const FREE_FAILURES = 3;
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 15_000;
const FORGET_AFTER_MS = 15 * 60_000;
const MAX_WAITING = 10;
const MAX_KEYS = 10_000;

/** Throttles password guessing. `sleep` and `now` are in milliseconds. */
export function createGuessBrake(now: () => number, sleep: (ms: number) => Promise<void>): Brake {
  const records = new Map<string, AttemptRecord>();

  const recordOf = (key: string): AttemptRecord => {
    const found = records.get(key);
    if (found && (found.waiting > 0 || now() < found.until)) return found;
    const fresh: AttemptRecord = { failures: 0, until: 0, waiting: 0, tail: Promise.resolve() };
    records.set(key, fresh);
    if (records.size > MAX_KEYS) dropIdle(records);
    return fresh;
  };

  return {
    attempt(key, attempt) {
      const record = recordOf(key);
      if (record.waiting >= MAX_WAITING)
        return Promise.reject(
          new Problem(429, 'Too many sign-in attempts. Wait a minute and try again.'),
        );
      record.waiting += 1;
      const turn = record.tail.then(async () => {
        const excess = record.failures - FREE_FAILURES;
        if (excess >= 0) await sleep(Math.min(FIRST_DELAY_MS * 2 ** excess, LONGEST_DELAY_MS));
        const right = await attempt();
        record.failures = right ? 0 : record.failures + 1;
        record.until = now() + FORGET_AFTER_MS;
        return right;
      });
      record.tail = turn.catch(() => undefined).then(() => (record.waiting -= 1));
      return turn;
    },
  };
}

function dropIdle(records: Map<string, AttemptRecord>): void {
  for (const [key, { waiting }] of records) {
    if (records.size <= MAX_KEYS / 2) return;
    if (waiting === 0) records.delete(key);
  }
}
