import { setTimeout as delay } from 'node:timers/promises';

export type HeldLimits = {
  /** Bytes over all connections. */
  bytes: number;
  /** So many always have room, so that messages of usual size never wait for large ones. */
  freeBytes: number;
  /** How long others wait for the oldest incomplete message until it is given up. */
  patienceMs: number;
};

const LIMITS: HeldLimits = {
  bytes: 128 * 1024 * 1024,
  freeBytes: 64 * 1024,
  patienceMs: 10_000,
};

/** What a connection holds of its messages. */
export type Holder = {
  /** `isComplete` if they only wait for the node. */
  hold(bytes: number, isComplete?: boolean): void;
  /** Undefined if more may be read now, else a promise that resolves when it may. */
  room(): Promise<void> | undefined;
};

/**
 * Bounds what inputs hold in memory of messages that are being received or wait for their turn.
 * Beyond the limit, messages that are larger than usual are read one after the other, the oldest
 * first. One that does not come to its end while others wait is given up.
 */
export type HeldBytes = {
  readonly bytes: number;
  /** `giveUp` has to end the connection, which then holds nothing. */
  open(giveUp: (reason: string) => void): Holder;
};

type Held = {
  bytes: number;
  isComplete: boolean;
  giveUp: (reason: string) => void;
};

export function createHeldBytes(limits: Partial<HeldLimits> = {}): HeldBytes {
  const limit = { ...LIMITS, ...limits };
  /** In the order in which they became large. */
  const large = new Set<Held>();
  const waiting = new Map<Held, () => void>();
  let total = 0;
  let isWatched = false;

  const oldest = () => [...large].find(({ isComplete }) => !isComplete);
  const mayRead = (held: Held) =>
    total <= limit.bytes || held.bytes <= limit.freeBytes || held === oldest();

  function resumeWaiting(): void {
    for (const [held, resume] of waiting) {
      if (!mayRead(held)) continue;
      waiting.delete(held);
      resume();
    }
  }

  async function watch(): Promise<void> {
    isWatched = true;
    while (waiting.size > 0) {
      const before = oldest();
      await delay(limit.patienceMs, undefined, { ref: false });
      if (before !== undefined && before === oldest() && waiting.size > 0)
        before.giveUp(
          `it took too long while messages of others waited: more than ${limit.bytes} bytes were being received`,
        );
    }
    isWatched = false;
  }

  return {
    get bytes() {
      return total;
    },
    open(giveUp) {
      const held: Held = { bytes: 0, isComplete: false, giveUp };
      return {
        hold(bytes, isComplete = false) {
          total += bytes - held.bytes;
          held.bytes = bytes;
          held.isComplete = isComplete;
          if (bytes > limit.freeBytes) large.add(held);
          else large.delete(held);
          resumeWaiting();
        },
        room() {
          if (mayRead(held)) return undefined;
          const room = new Promise<void>((resolve) => waiting.set(held, resolve));
          if (!isWatched) void watch();
          return room;
        },
      };
    },
  };
}
