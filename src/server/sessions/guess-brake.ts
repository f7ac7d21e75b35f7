import { Problem } from '../http/problem';

export type Brake = {
  /**
   * Runs `attempt` for `key` after those already waiting, and after a delay that doubles with each
   * failure before it. Rejects with 429 where too many wait: parallel guesses gain nothing.
   */
  attempt(key: string, attempt: () => Promise<boolean>): Promise<boolean>;
};
type Lane = { failures: number; until: number; waiting: number; tail: Promise<unknown> };

const FREE_FAILURES = 3;
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 15_000;
const FORGET_AFTER_MS = 15 * 60_000;
const LANE_LENGTH = 10;
const MOST_LANES = 10_000;

/** Slows down who guesses passwords. `sleep` and `now` are in milliseconds. */
export function createGuessBrake(now: () => number, sleep: (ms: number) => Promise<void>): Brake {
  const lanes = new Map<string, Lane>();

  const laneOf = (key: string): Lane => {
    const found = lanes.get(key);
    if (found && (found.waiting > 0 || now() < found.until)) return found;
    const fresh: Lane = { failures: 0, until: 0, waiting: 0, tail: Promise.resolve() };
    lanes.set(key, fresh);
    if (lanes.size > MOST_LANES) dropIdle(lanes);
    return fresh;
  };

  return {
    attempt(key, attempt) {
      const lane = laneOf(key);
      if (lane.waiting >= LANE_LENGTH)
        return Promise.reject(
          new Problem(429, 'Too many sign-in attempts. Wait a minute and try again.'),
        );
      lane.waiting += 1;
      const turn = lane.tail.then(async () => {
        const excess = lane.failures - FREE_FAILURES;
        if (excess >= 0) await sleep(Math.min(FIRST_DELAY_MS * 2 ** excess, LONGEST_DELAY_MS));
        const right = await attempt();
        lane.failures = right ? 0 : lane.failures + 1;
        lane.until = now() + FORGET_AFTER_MS;
        return right;
      });
      lane.tail = turn.catch(() => undefined).then(() => (lane.waiting -= 1));
      return turn;
    },
  };
}

function dropIdle(lanes: Map<string, Lane>): void {
  for (const [key, { waiting }] of lanes) {
    if (lanes.size <= MOST_LANES / 2) return;
    if (waiting === 0) lanes.delete(key);
  }
}
