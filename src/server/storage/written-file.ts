import type { DuckDBConnection } from '@duckdb/node-api';
import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { bytesOf, type Checkpoints } from './checkpoints';
import { createSerialQueue } from './queue';
import { statementsOn, type Statements } from './sql/statements';

/** Everything that is written to one file, one piece after the other on a connection of its own. */
export type WrittenFile = Omit<Statements, 'runLong'> & {
  /** One at a time; rolled back when `work` rejects; durable when it resolves. */
  transaction<T>(work: (statements: Statements) => Promise<T>): Promise<T>;
  /** Brings everything into the file; not tried while the disk has no room for it. */
  checkpoint(): Promise<void>;
  /** Waits for what is being written, then brings everything into the file. */
  close(): Promise<void>;
};

export type WrittenFileOptions = {
  /** A connection whose own file this is: names without a catalog lead there. */
  connect: () => Promise<DuckDBConnection>;
  /** Undefined: the file is memory. */
  path: string | undefined;
  checkpoints: Checkpoints;
  /** Closes and opens the file again, after which it is connected to anew. */
  reattach?: () => Promise<void>;
};

/**
 * While a file is smaller its parts are put together again at each checkpoint. Larger ones only get
 * new parts: to merge them costs several times the memory and work of the checkpoint itself, and
 * each part is large enough by then.
 */
const MERGED_BELOW_BYTES = 16 * 1024 * 1024;

/**
 * Room that must be left besides what a checkpoint writes: a log takes a half to a third of its
 * length in the file.
 */
const SPARE_BYTES = 16 * 1024 * 1024;

export async function createWrittenFile({
  connect,
  path,
  checkpoints,
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

  /**
   * After a checkpoint that the disk had no room for, the engine wants the file opened anew; what
   * is in its log is read again then.
   */
  function inTurn<T>(work: (statements: Statements) => Promise<T>): Promise<T> {
    return turns.add(async () => {
      if (isBroken) await revive();
      try {
        return await work(statementsOn(connection));
      } catch (error) {
        if (reattach && isInvalidated(error)) {
          isBroken = true;
          // Where it cannot be opened yet, the next who writes tries again.
          await revive().catch(() => undefined);
        }
        throw error;
      }
    });
  }

  async function checkpoint(): Promise<void> {
    if (path === undefined) return inTurn(({ runLong }) => runLong('CHECKPOINT'));
    demandRoom(path);
    await inTurn((statements) =>
      bytesOf(path) < MERGED_BELOW_BYTES ? merging(statements) : statements.runLong('CHECKPOINT'),
    );
  }
  const watch = path === undefined ? undefined : checkpoints.watch(path, checkpoint);

  return {
    query: <Row>(...statement: Parameters<Statements['query']>) =>
      inTurn(({ query }) => query<Row>(...statement)),
    run: (...statement) => inTurn(({ run }) => run(...statement)),
    transaction: (work) => inTurn((statements) => inTransaction(statements, work)),
    checkpoint,
    async close() {
      await watch?.stop();
      await turns.drained();
      // A full disk must not keep the node from ending: what is in the log is read again.
      if (path !== undefined) await checkpoint().catch(() => undefined);
      connection.closeSync();
    },
  };
}

/**
 * The engine has one such setting for all files; where another one is at its checkpoint just then,
 * some of its parts are merged, too.
 */
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
