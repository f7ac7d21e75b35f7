import { bytesOf } from './log/bytes-of';

const CHECK_EVERY_MS = 1_000;
/** Reopening after a crash costs about 7 ms per MB of the log. */
const CHECKPOINT_AT_BYTES = 64 * 1024 * 1024;

/**
 * Checkpoints files whose write-ahead log has grown, outside of commits, which would have to wait
 * for it.
 */
export type Checkpoints = {
  /**
   * Calls `checkpoint` when the log of the file has grown. If it fails, it is called again later.
   */
  watch(path: string, checkpoint: () => Promise<void>): { stop(): Promise<void> };
  close(): void;
};

type Watched = {
  path: string;
  checkpoint: () => Promise<void>;
  running: Promise<void> | undefined;
};

export function createCheckpoints(): Checkpoints {
  const watched = new Set<Watched>();
  const timer = setInterval(() => {
    for (const one of watched) {
      if (one.running || bytesOf(`${one.path}.wal`) < CHECKPOINT_AT_BYTES) continue;
      one.running = one
        .checkpoint()
        .catch(() => undefined)
        .finally(() => (one.running = undefined));
    }
  }, CHECK_EVERY_MS);
  timer.unref();

  return {
    watch(path, checkpoint) {
      const one: Watched = { path, checkpoint, running: undefined };
      watched.add(one);
      return {
        async stop() {
          watched.delete(one);
          await one.running;
        },
      };
    },
    close: () => clearInterval(timer),
  };
}
