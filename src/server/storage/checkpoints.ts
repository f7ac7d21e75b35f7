import type { DuckDBInstance } from '@duckdb/node-api';
import { statSync } from 'node:fs';

const CHECK_EVERY_MS = 5_000;
/** Reopening after a crash costs about 7 ms per MB of the log. */
const CHECKPOINT_AT_BYTES = 64 * 1024 * 1024;

/** Merges the write-ahead log into the main file from a connection of its own, off the event loop, when it has grown. */
export async function checkpointInTheBackground(instance: DuckDBInstance, path: string): Promise<{ close(): Promise<void> }> {
  const connection = await instance.connect();
  let running: Promise<unknown> = Promise.resolve();
  let busy = false;
  const checkpoint = async () => {
    busy = true;
    // Refused while a transaction writes: the next turn tries again.
    await connection.run('CHECKPOINT').catch(() => undefined);
    busy = false;
  };
  const timer = setInterval(() => {
    const size = statSync(`${path}.wal`, { throwIfNoEntry: false })?.size ?? 0;
    if (!busy && size >= CHECKPOINT_AT_BYTES) running = checkpoint();
  }, CHECK_EVERY_MS);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await running;
      await checkpoint();
      connection.closeSync();
    },
  };
}
