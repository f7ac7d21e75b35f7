import type { DuckDBInstance } from '@duckdb/node-api';
import { statSync } from 'node:fs';
import type { SerialQueue } from './queue';

const CHECK_EVERY_MS = 1_000;
/** Reopening after a crash costs about 7 ms per MB of the log. */
const CHECKPOINT_AT_BYTES = 64 * 1024 * 1024;

/**
 * Merges the write-ahead log into the main file from a connection of its own when it has grown. It takes turns with
 * bulk insertion: rows that came meanwhile would wait for it on the event loop.
 */
export async function checkpointInTheBackground(instance: DuckDBInstance, path: string, bulk: SerialQueue): Promise<{ close(): Promise<void> }> {
  const connection = await instance.connect();
  let running: Promise<unknown> = Promise.resolve();
  let busy = false;
  const checkpoint = async () => {
    // Refused while a transaction writes: the next turn tries again.
    await connection.run('CHECKPOINT').catch(() => undefined);
    busy = false;
  };
  const timer = setInterval(() => {
    const size = statSync(`${path}.wal`, { throwIfNoEntry: false })?.size ?? 0;
    if (!busy && size >= CHECKPOINT_AT_BYTES) {
      busy = true;
      running = bulk.add(checkpoint);
    }
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
