/** Longer than this for one message is slow, in milliseconds: several hundred times as long as usual. */
export const SLOW_MS = 20;
/** So many slow runs within the window, and this share of all, are no accident such as a busy machine. */
const SLOW_RUNS = 5;
const SLOW_SHARE = 0.05;
const WINDOW_MS = 60_000;
/** After this it is tried again. */
const QUARANTINE_MS = 300_000;

/** Takes an extractor out of processing that is slow again and again. */
export type Breaker = {
  /** Since when it is open, in milliseconds since the epoch; undefined while it is closed. */
  since(): number | undefined;
  /** Whether the extractor may run. `at` in milliseconds since the epoch. */
  allows(at: number): boolean;
  /** Whether it was slow lately. */
  isSuspect(): boolean;
  /** To be called after each run. `ms` is how long it took, `at` when it ended. */
  ran(ms: number, at: () => number): void;
};

export function createBreaker(): Breaker {
  let openSince: number | undefined;
  let [windowStart, runs, slow] = [-Infinity, 0, 0];
  const begin = (at: number) => ([windowStart, runs, slow] = [at, 0, 0]);

  return {
    since: () => openSince,
    allows(at) {
      if (openSince === undefined) return true;
      if (at - openSince < QUARANTINE_MS) return false;
      openSince = undefined;
      // One more slow run is enough now.
      begin(at);
      slow = SLOW_RUNS - 1;
      return true;
    },
    isSuspect: () => slow > 0,
    ran(ms, at) {
      runs += 1;
      if (ms < SLOW_MS) return;
      const now = at();
      if (now - windowStart > WINDOW_MS) {
        begin(now);
        runs = 1;
      }
      slow += 1;
      if (slow >= SLOW_RUNS && slow >= runs * SLOW_SHARE) openSince = now;
    },
  };
}
