import { DuckDBInstance } from '@duckdb/node-api';
import { mkdirSync, statSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createCheckpoints } from './checkpoints';
import { migrate } from './migrate';
import { mainMigrations } from './schema/migrations';
import { quotedName, quotedText } from './sql/quoted';
import { isOutOfMemory, MemoryError } from './memory-error';
import { attachWithLog } from './log/attach-with-log';
import { watchedLog } from './log/log-file';
import { createMemoryLimit, restingLimit } from './memory-limit';
import { createSerialQueue } from './queue';
import { createReadPool, type ReadPool } from './read-pool';
import { createRowSource, type RowSource } from './row-source';
import type { SqlValue } from './sql/rows';
import { createSpentResults, type SpentResults } from './sql/spent-results';
import { statementsOn, type Statements } from './sql/statements';
import { StorageError, storageErrorOf } from './storage-error';
import { createWrittenFile, type WrittenFile } from './written-file';

/** A database file besides the main one; queries read its tables as `"name".table`. */
export type AttachedFile = WrittenFile & {
  /** Closes the file; it must not be used afterwards. */
  detach(): Promise<void>;
};

export type Database = {
  /** Undefined if everything is in memory. */
  path: string | undefined;
  /**
   * Runs a read-only statement. An aborted signal interrupts it within about ten milliseconds and
   * rejects with the signal's reason.
   */
  query<Row>(sql: string, params?: readonly SqlValue[], signal?: AbortSignal): Promise<Row[]>;
  /** The same for searches, which may take long: on connections that `query` does not use. */
  search: Database['query'];
  /**
   * Writes to the main file; durable when it resolves. Within a transaction, use its statements
   * instead.
   */
  run(sql: string, params?: readonly SqlValue[]): Promise<void>;
  /** Runs one at a time in the main file, and is rolled back if `work` rejects. */
  transaction<T>(work: (statements: Statements) => Promise<T>): Promise<T>;
  /** Inserts many rows into any of the files. */
  rows: RowSource;
  /**
   * Opens or creates a file; without a path it is in memory. A log that is damaged or cut off is set
   * aside, and what precedes the damage is read; `onDamagedLog` gets the name of its copy.
   * @throws StorageError
   */
  attach(
    name: string,
    path: string | undefined,
    onDamagedLog?: (copy: string) => void,
  ): Promise<AttachedFile>;
  /**
   * Interrupts reads, waits for writes and checkpoints. Attached files have to be detached before.
   */
  close(): Promise<void>;
};

export type DatabaseOptions = {
  /** A file, or `:memory:`. A missing directory is created. */
  path: string;
  /** The memory limit of DuckDB, for example `512MB`; 1 GB by default. */
  memoryLimit?: string | undefined;
  /** How much DuckDB may spill to disk, for example `4GB`, the default. */
  temporarySpace?: string | undefined;
  /** Releases the results of reads. */
  spent?: SpentResults | undefined;
};

/** DuckDB's memory, in addition to that of Node. */
export const USUAL_MEMORY = '1GB';

/**
 * libuv has four threads for asynchronous work. Searches occupy two, so that one is left for short
 * reads, such as of a single message, and one for writes.
 */
const SEARCH_CONNECTIONS = 2;
const LOOKUP_CONNECTIONS = 1;

/** @throws StorageError if the file is locked, unreadable, damaged or of a newer version */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  try {
    return await open(options);
  } catch (error) {
    throw storageErrorOf(error, options.path);
  }
}

async function open({
  path: place,
  memoryLimit = USUAL_MEMORY,
  temporarySpace = '4GB',
  spent = createSpentResults(),
}: DatabaseOptions): Promise<Database> {
  const path = place === ':memory:' ? undefined : place;
  if (path !== undefined) {
    mkdirSync(dirname(path), { recursive: true });
    demandContent(path);
  }
  const instance = await DuckDBInstance.create(place, {
    storage_compatibility_version: 'latest',
    memory_limit: restingLimit(memoryLimit),
    threads: String(Math.max(2, availableParallelism())),
    // What was freed goes back to the system at once, instead of when as much is needed again.
    allocator_background_threads: 'true',
    allocator_flush_threshold: '32MB',
    allocator_bulk_deallocation_flush_threshold: '32MB',
    // An automatic checkpoint would delay the commit that triggers it; see `createCheckpoints`.
    checkpoint_threshold: '1TB',
    // No merging of row groups by default; see `createWrittenFile`.
    max_vacuum_tasks: '0',
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
    // Where queries spill to disk.
    max_temp_directory_size: temporarySpace,
    temp_directory: path === undefined ? join(tmpdir(), 'graylog-console') : `${path}.tmp`,
  });
  try {
    return await databaseOn(instance, path, memoryLimit, spent);
  } catch (error) {
    instance.closeSync();
    throw error;
  }
}

/** DuckDB reports an empty file as damaged without saying why. @throws StorageError */
function demandContent(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.size !== 0) return;
  throw new StorageError(
    'damaged',
    `The database ${path} is empty (0 bytes): it was cut off, or its copying has failed. Put a backup in its place.`,
  );
}

async function databaseOn(
  instance: DuckDBInstance,
  path: string | undefined,
  memoryLimit: string,
  spent: SpentResults,
): Promise<Database> {
  const checkpoints = createCheckpoints();
  const connect = async (...preparing: string[]) => {
    const connection = await instance.connect();
    for (const sql of ["SET TimeZone = 'UTC'", ...preparing]) await connection.run(sql);
    return connection;
  };
  const main = await createWrittenFile({ connect, path, checkpoints });
  await migrate(main, path ?? ':memory:', mainMigrations);
  const sources = await connect();
  const [searches, lookups] = [
    await createReadPool(instance, SEARCH_CONNECTIONS),
    await createReadPool(instance, LOOKUP_CONNECTIONS),
  ];
  const alone = createSerialQueue();
  const { widely } = createMemoryLimit(memoryLimit, (limit) =>
    sources.run(`SET GLOBAL memory_limit = '${limit}'`),
  );

  /**
   * All statements share the memory limit. One that runs out of memory because of others is
   * repeated alone with the full limit; if that fails too, it needs too much.
   */
  async function read<Row>(
    pool: ReadPool,
    sql: string,
    params: readonly SqlValue[] = [],
    signal?: AbortSignal,
  ): Promise<Row[]> {
    const attempt = () =>
      pool.use((connection) => statementsOn(connection, spent).query<Row>(sql, params), signal);
    try {
      return await attempt().catch((error: unknown) =>
        isOutOfMemory(error) ? alone.add(() => widely(attempt)) : Promise.reject(error),
      );
    } catch (error) {
      throw isOutOfMemory(error) ? new MemoryError(memoryLimit, { cause: error }) : error;
    }
  }

  return {
    path,
    query: (...asked) => read(lookups, ...asked),
    search: (...asked) => read(searches, ...asked),
    rows: createRowSource(sources),
    run: main.run,
    transaction: main.transaction,
    async attach(name, file, onDamagedLog = () => undefined) {
      const catalog = quotedName(name);
      const attach = () =>
        main.run(
          `ATTACH IF NOT EXISTS ${quotedText(file ?? ':memory:')} AS ${catalog}${file === undefined ? '' : " (STORAGE_VERSION 'latest')"}`,
        );
      const detach = () =>
        main.run(`DETACH DATABASE IF EXISTS ${catalog}`).catch((error: unknown) => {
          // The file is detached all the same and keeps its log, for which the disk had no room.
          if (!(
            error instanceof Error && error.message.includes('CHECKPOINT during DETACH failed')
          ))
            throw error;
        });
      try {
        if (file === undefined) await attach();
        else {
          demandContent(file);
          await attachWithLog(file, attach, onDamagedLog);
        }
      } catch (error) {
        throw storageErrorOf(error, file ?? name);
      }
      const reattach = async () => {
        await detach();
        await attach();
      };
      try {
        const written = await createWrittenFile({
          connect: () => connect(`USE ${catalog}`),
          path: file,
          checkpoints,
          ...(file !== undefined && { reattach, log: watchedLog(file) }),
        });
        return {
          ...written,
          async detach() {
            await written.close();
            await detach();
          },
        };
      } catch (error) {
        await detach();
        throw storageErrorOf(error, file ?? name);
      }
    },
    async close() {
      await Promise.all([searches.close(), lookups.close()]);
      await main.close();
      sources.closeSync();
      checkpoints.close();
      instance.closeSync();
    },
  };
}
