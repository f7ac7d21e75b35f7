import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { mkdirSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkpointInTheBackground } from './checkpoints';
import { migrate } from './migrate';
import { createSerialQueue } from './queue';
import { createReadPool } from './read-pool';
import { bindable, plainRow, type SqlValue } from './rows';
import type { Statements } from './statements';
import { storageErrorOf } from './storage-error';
import { createTableAppender, type TableAppender } from './table-appender';

export type Database = {
  /** Reads. An aborted signal interrupts the statement within some ten milliseconds and rejects with its reason. */
  query<Row>(sql: string, params?: readonly SqlValue[], signal?: AbortSignal): Promise<Row[]>;
  /** Reads in pieces of at most 2048 rows, without holding the whole answer. Holds a connection until it ends. */
  stream<Row>(sql: string, params?: readonly SqlValue[], signal?: AbortSignal): AsyncGenerator<Row[], void>;
  /** Writes on the one write connection, durable when it resolves. Inside `transaction` use what is passed in. */
  run(sql: string, params?: readonly SqlValue[]): Promise<void>;
  /** One at a time; rolled back when `work` rejects. */
  transaction<T>(work: (statements: Statements) => Promise<T>): Promise<T>;
  /** Bulk insertion on a connection of its own. */
  appender(table: string): Promise<TableAppender>;
  /** Interrupts reads, waits for writes, brings everything into the main file. */
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** A file, or `:memory:`. Its directory is made when missing. */
  path: string;
  /** What the engine may use, for example `512MB`; 1 GB unless told. */
  memoryLimit?: string;
};

/** libuv has four threads for all asynchronous work; one stays free for writes. */
const READ_CONNECTIONS = 3;

/** @throws StorageError when the file is locked, unreadable, damaged or of a newer version. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  try {
    return await open(options);
  } catch (error) {
    throw storageErrorOf(error, options.path);
  }
}

async function open({ path, memoryLimit = '1GB' }: DatabaseOptions): Promise<Database> {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const instance = await DuckDBInstance.create(path, {
    storage_compatibility_version: 'latest',
    memory_limit: memoryLimit,
    threads: String(Math.max(2, availableParallelism())),
    // An automatic checkpoint would run inside a commit and hold it up; see checkpointInTheBackground.
    checkpoint_threshold: '1TB',
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
    // Where queries go on beyond the memory limit; beside the file unless there is none.
    temp_directory: path === ':memory:' ? join(tmpdir(), 'graylog-console') : `${path}.tmp`,
  });
  try {
    const writer = await instance.connect();
    await writer.run("SET TimeZone = 'UTC'");
    await migrate(statementsOn(writer), path);
    return await databaseOn(instance, writer, path);
  } catch (error) {
    instance.closeSync();
    throw error;
  }
}

async function databaseOn(instance: DuckDBInstance, writer: DuckDBConnection, path: string): Promise<Database> {
  const reads = await createReadPool(instance, READ_CONNECTIONS);
  const writes = createSerialQueue();
  const bulk = createSerialQueue();
  const checkpoints = await checkpointInTheBackground(instance, path, bulk);
  const appenders: TableAppender[] = [];
  const statements = statementsOn(writer);

  return {
    query: (sql, params = [], signal) => reads.use((connection) => statementsOn(connection).query(sql, params), signal),
    async *stream<Row>(sql: string, params: readonly SqlValue[] = [], caller?: AbortSignal) {
      const { connection, signal, end } = await reads.lease(caller);
      try {
        const result = await connection.stream(sql, bindable(params));
        for await (const rows of result.yieldRowObjectJs()) yield rows.map(plainRow) as Row[];
      } catch (error) {
        throw signal.aborted ? signal.reason : error;
      } finally {
        end();
      }
    },
    run: (sql, params) => writes.add(() => statements.run(sql, params)),
    transaction: (work) =>
      writes.add(async () => {
        await writer.run('BEGIN TRANSACTION');
        try {
          const result = await work(statements);
          await writer.run('COMMIT');
          return result;
        } catch (error) {
          await writer.run('ROLLBACK').catch(() => undefined);
          throw error;
        }
      }),
    async appender(table) {
      const appender = await createTableAppender(await instance.connect(), table, bulk);
      appenders.push(appender);
      return appender;
    },
    async close() {
      await Promise.all([reads.close(), writes.drained(), ...appenders.map((appender) => appender.close())]);
      await checkpoints.close();
      writer.closeSync();
      instance.closeSync();
    },
  };
}

function statementsOn(connection: DuckDBConnection): Statements {
  return {
    async query<Row>(sql: string, params: readonly SqlValue[] = []) {
      const result = await connection.run(sql, bindable(params));
      const rows = await result.getRowObjectsJS();
      return rows.map(plainRow) as Row[];
    },
    async run(sql, params = []) {
      await connection.run(sql, bindable(params));
    },
  };
}
