import { DuckDBInstance } from '@duckdb/node-api';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringifyExact } from '@/domain/exact-json';
import { bytesOf } from '../../storage/log/bytes-of';
import { migrate } from '../../storage/migrate';
import { mainMigrations } from '../../storage/schema/migrations';
import { quotedName, quotedText } from '../../storage/sql/quoted';
import { statementsOn, type Statements } from '../../storage/sql/statements';
import { storageErrorOf } from '../../storage/storage-error';
import type { IndexRecord } from './index-record';

/** The directory of the index files, next to the main file. */
export const indicesDirectory = (path: string): string => join(dirname(path), 'indices');

/** The last schema version with messages in the main file. */
const LAST_WITH_MESSAGES = 2;

export type FirstIndex = { name: string; setId: string };

/**
 * Up to version 2 a single file held everything. It becomes the first index as it is, next to a new
 * main file with the documents, so only documents are copied and it takes no time however many
 * messages there are. After a crash at any point it continues where it stopped. @throws
 * StorageError
 */
export async function moveOldMessages(
  path: string,
  first: FirstIndex,
  log: (line: string) => void,
): Promise<void> {
  const fresh = `${path}.new`;
  const index = join(indicesDirectory(path), `${first.name}.duckdb`);
  if (!existsSync(path)) {
    // Only the last step is missing.
    if (existsSync(fresh) && existsSync(index)) renameSync(fresh, path);
    return;
  }
  const directory = indicesDirectory(path);
  if (bytesOf(path) === 0) return;
  if (existsSync(directory) && readdirSync(directory).length > 0) return;
  try {
    for (const leftover of [fresh, `${fresh}.wal`]) rmSync(leftover, { force: true });
    const moved = await splitOff(path, fresh, first);
    if (moved === undefined) return;
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    renameSync(path, index);
    renameSync(fresh, path);
    log(`The ${moved} messages of ${path} now lie in an index of their own, ${index}.`);
  } catch (error) {
    throw storageErrorOf(error, path);
  }
}

/**
 * Creates the new main file and returns the number of messages, or undefined if there are none to
 * move.
 */
async function splitOff(
  path: string,
  fresh: string,
  { name, setId }: FirstIndex,
): Promise<number | undefined> {
  const instance = await DuckDBInstance.create(path);
  try {
    const connection = await instance.connect();
    const statements = statementsOn(connection);
    const messages = await oldMessages(statements);
    if (messages === undefined) return undefined;
    const [old] = await statements.query<{ name: string }>('SELECT current_database() AS name');
    await statements.run('CHECKPOINT');
    await statements.run(`ATTACH ${quotedText(fresh)} AS fresh (STORAGE_VERSION 'latest')`);
    await statements.run('USE fresh');
    await migrate(statements, fresh, mainMigrations);
    await statements.run(
      `INSERT INTO fresh.documents SELECT * FROM ${quotedName(old?.name ?? '')}.main.documents`,
    );
    const record: IndexRecord = {
      name,
      setId,
      number: 0,
      createdAt: messages.first,
      state: 'open',
      reopened: false,
    };
    await statements.run('INSERT INTO fresh.documents VALUES ($1, $2, $3)', [
      'indices',
      name,
      stringifyExact(record),
    ]);
    await statements.run('CHECKPOINT fresh');
    return messages.count;
  } finally {
    instance.closeSync();
  }
}

async function oldMessages({
  query,
}: Statements): Promise<{ count: number; first: number } | undefined> {
  const tables = await query<{ table_name: string }>(
    "SELECT table_name FROM duckdb_tables() WHERE table_name IN ('messages', 'documents', 'schema_version')",
  );
  if (tables.length < 3) return undefined;
  const [version] = await query<{ version: number | null }>(
    'SELECT max(version) AS version FROM schema_version',
  );
  if ((version?.version ?? 0) > LAST_WITH_MESSAGES) return undefined;
  const [row] = await query<{ count: number; first: number | null }>(
    'SELECT count(*) AS count, epoch_ms(min("timestamp")) AS first FROM messages',
  );
  return row && row.count > 0 ? { count: row.count, first: row.first ?? 0 } : undefined;
}
