const FIRST_BYTES = 4 * 1024 * 1024;
const LEAST_BYTES = 1024 * 1024;
/** The bound of memory; more in flight makes nothing faster. */
const MOST_BYTES = 32 * 1024 * 1024;

/** A batch that took longer tells that too much is in flight. */
const SLOW_MS = 450;
const QUICK_MS = 300;
const LARGER = 1.25;
const SMALLER = 0.7;
/** What is in flight already tells nothing about a change. */
const CHANGE_EVERY_MS = 100;

/**
 * How many bytes may be in flight so that a message is stored in less than a second: bytes cost
 * differently, by what is in them and by what else the machine does, so it follows what batches took.
 */
export type Window = {
  readonly bytes: number;
  /** A batch is stored; `wasFull` tells whether senders wait for room. */
  note(tookMs: number, wasFull: boolean): void;
};

/** `now` is a monotonic clock in milliseconds. */
export function createWindow(now: () => number): Window {
  let bytes = FIRST_BYTES;
  let changedAt = Number.NEGATIVE_INFINITY;

  return {
    get bytes() {
      return bytes;
    },
    note(tookMs, wasFull) {
      const at = now();
      if (tookMs > SLOW_MS) {
        // Batches sent before the last change were sent into the larger window.
        if (at - changedAt < tookMs) return;
        bytes = Math.max(LEAST_BYTES, bytes * SMALLER);
      } else if (tookMs < QUICK_MS && wasFull && at - changedAt >= CHANGE_EVERY_MS)
        bytes = Math.min(MOST_BYTES, bytes * LARGER);
      else return;
      changedAt = at;
    },
  };
}
