import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import type { Checkpoints } from './checkpoints';
import { createSerialQueue } from './queue';
import { statementsOn, type Statements } from './statements';

/** Everything that is written to one file, one piece after the other on a connection of its own. */
export type WrittenFile = Statements & {
  /** The connection's own file is where names without a catalog lead. */
  connection: DuckDBConnection;
  /** One at a time; rolled back when `work` rejects; durable when it resolves. */
  transaction<T>(work: (statements: Statements) => Promise<T>): Promise<T>;
  /** Takes its turn among what is written. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  checkpoint(): Promise<void>;
  /** Waits for what is being written, then brings everything into the file. */
  close(): Promise<void>;
};

/** `path` undefined: the file is memory. */
export async function createWrittenFile(instance: DuckDBInstance, path: string | undefined, checkpoints: Checkpoints, prepare: readonly string[] = []): Promise<WrittenFile> {
  const connection = await instance.connect();
  for (const sql of prepare) await connection.run(sql);
  const turns = createSerialQueue();
  const statements = statementsOn(connection);
  const checkpoint = () => turns.add(() => statements.run('CHECKPOINT'));
  const watch = path === undefined ? undefined : checkpoints.watch(path, checkpoint);

  return {
    connection,
    query: (sql, params) => turns.add(() => statements.query(sql, params)),
    run: (sql, params) => turns.add(() => statements.run(sql, params)),
    transaction: (work) =>
      turns.add(async () => {
        await statements.run('BEGIN TRANSACTION');
        try {
          const result = await work(statements);
          await statements.run('COMMIT');
          return result;
        } catch (error) {
          await statements.run('ROLLBACK').catch(() => undefined);
          throw error;
        }
      }),
    inTurn: (work) => turns.add(work),
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
