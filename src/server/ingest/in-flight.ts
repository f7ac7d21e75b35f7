import type { LostMessage } from './chunk-writer';
import type { Rejected } from './encoding/protocol';
import type { BackPressure } from './turns/back-pressure';

/** Receives the messages of a batch that are not on disk: rejected while decoding, or lost. */
export type Settle = (rejected: readonly Rejected[], lost: readonly LostMessage[]) => void;

/** Batches that were sent to the encoder and are not on disk yet. */
export type InFlight = {
  /** Returns the number of the batch. Its messages already count for the back-pressure. */
  add(messages: number, bytes: number, settle?: Settle): number;
  /** All messages of the batch are on disk, except those named. */
  settle(batch: number, rejected: readonly Rejected[], lost: readonly LostMessage[]): void;
  /** Resolves when all batches added so far are settled. */
  settled(): Promise<void>;
  isEmpty(): boolean;
  /** How long the oldest batch has been in flight, in milliseconds; 0 if there is none. */
  oldestMs(): number;
};

/** `now` is a monotonic clock in milliseconds. */
export function createInFlight(
  backPressure: BackPressure,
  now: () => number = () => performance.now(),
): InFlight {
  const batches = new Map<
    number,
    { messages: number; bytes: number; sentAt: number; settle: Settle | undefined }
  >();
  let last = 0;
  let waiting: { upTo: number; resolve: () => void }[] = [];

  return {
    isEmpty: () => batches.size === 0,
    oldestMs() {
      const [oldest] = batches.values();
      return oldest === undefined ? 0 : now() - oldest.sentAt;
    },
    add(messages, bytes, settle) {
      batches.set((last += 1), { messages, bytes, sentAt: now(), settle });
      return last;
    },
    settle(number, rejected, lost) {
      const batch = batches.get(number);
      if (batch === undefined) return;
      batches.delete(number);
      batch.settle?.(rejected, lost);
      backPressure.release(batch.messages, batch.bytes, now() - batch.sentAt);
      const [oldest = Number.POSITIVE_INFINITY] = batches.keys();
      for (const { upTo, resolve } of waiting) if (upTo < oldest) resolve();
      waiting = waiting.filter(({ upTo }) => upTo >= oldest);
    },
    settled: () =>
      batches.size === 0
        ? Promise.resolve()
        : new Promise((resolve) => waiting.push({ upTo: last, resolve })),
  };
}
