import type { DuckDBConnection } from '@duckdb/node-api';
import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Checkpoints } from './checkpoints';
import { bytesOf } from './log/bytes-of';
import type { WatchedLog } from './log/log-file';
import { createSerialQueue } from './queue';
import { statementsOn, type Statements } from './sql/statements';

/** A database file with a connection for its writes, which run one at a time. */
export type WrittenFile = Omit<Statements, 'runLong'> & {
  /** Runs one at a time; rolled back if `work` rejects; durable when it resolves. */
  transaction<T>(work: (statements: Statements) => Promise<T>): Promise<T>;
  /** Checkpoints the file, unless the disk lacks the space for it. */
  checkpoint(): Promise<void>;
  /** Waits for running writes, then checkpoints and closes. */
  close(): Promise<void>;
};

export type WrittenFileOptions = {
  /** Opens a connection whose default catalog is this file. */
  connect: () => Promise<DuckDBConnection>;
  /** Undefined if the file is in memory. */
  path: string | undefined;
  checkpoints: Checkpoints;
  /** Told after each commit, before it is acknowledged, and after each checkpoint. */
  log?: WatchedLog | undefined;
  /** Detaches and attaches the file again; it needs a new connection afterwards. */
  reattach?: () => Promise<void>;
};

/**
 * Below this size, row groups are merged at each checkpoint. In larger files they are large enough,
 * and merging would cost several times the memory and time of the checkpoint.
 */
const MERGED_BELOW_BYTES = 16 * 1024 * 1024;

/**
 * Free space required besides the checkpoint itself, which takes a third to a half of the log's
 * length.
 */
const SPARE_BYTES = 16 * 1024 * 1024;

export async function createWrittenFile({
  connect,
  path,
  checkpoints,
  log,
  reattach,
}: WrittenFileOptions): Promise<WrittenFile> {
  const turns = createSerialQueue();
  let connection = await connect();
  let isBroken = false;

  async function revive(): Promise<void> {
    await reattach?.();
    connection.closeSync();
    connection = await connect();
    isBroken = false;
  }

  /** Running out of space during a checkpoint costs more than postponing it: see `revive`. */
  function inTurn<T>(work: (statements: Statements) => Promise<T>): Promise<T> {
    return turns.add(async () => {
      if (isBroken) await revive();
      try {
        return await work(statementsOn(connection));
      } catch (error) {
        if (reattach && isInvalidated(error)) {
          isBroken = true;
          // If this fails, the next write tries again.
          await revive().catch(() => undefined);
        }
        throw error;
      }
    });
  }

  async function checkpoint(): Promise<void> {
    if (path === undefined) return inTurn(({ runLong }) => runLong('CHECKPOINT'));
    demandRoom(path);
    await inTurn(async (statements) => {
      await (bytesOf(path) < MERGED_BELOW_BYTES
        ? merging(statements)
        : statements.runLong('CHECKPOINT'));
      log?.merged();
    });
  }
  const watch = path === undefined ? undefined : checkpoints.watch(path, checkpoint);

  return {
    query: <Row>(...statement: Parameters<Statements['query']>) =>
      inTurn(({ query }) => query<Row>(...statement)),
    run: (...statement) =>
      inTurn(async ({ run }) => {
        await run(...statement);
        log?.committed();
      }),
    transaction: (work) =>
      inTurn(async (statements) => {
        const result = await inTransaction(statements, work);
        log?.committed();
        return result;
      }),
    checkpoint,
    async close() {
      await watch?.stop();
      await turns.drained();
      // A full disk must not prevent shutdown; the log is replayed at the next start.
      if (path !== undefined) await checkpoint().catch(() => undefined);
      connection.closeSync();
    },
  };
}

/** The setting is global, so a concurrent checkpoint of another file may merge too. */
async function merging({ run, runLong }: Statements): Promise<void> {
  await run('SET GLOBAL max_vacuum_tasks = 100');
  try {
    await runLong('CHECKPOINT');
  } finally {
    await run('SET GLOBAL max_vacuum_tasks = 0');
  }
}

async function inTransaction<T>(
  statements: Statements,
  work: (statements: Statements) => Promise<T>,
): Promise<T> {
  await statements.run('BEGIN TRANSACTION');
  try {
    const result = await work(statements);
    await statements.run('COMMIT');
    return result;
  } catch (error) {
    await statements.run('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

const isInvalidated = (error: unknown) =>
  error instanceof Error && /has been invalidated/.test(error.message);

/** A checkpoint that runs out of space costs more than one that is put off: see `revive`. */
function demandRoom(path: string): void {
  const { bavail, bsize } = statfsSync(dirname(path));
  if (bavail * bsize < bytesOf(`${path}.wal`) / 2 + SPARE_BYTES)
    throw new Error(`The disk has no room to put ${path} in order.`);
}
