import { existsSync } from 'node:fs';
import {
  addressField,
  createCatalogue,
  saveFields,
  type GrowingCatalogue,
} from '../model/catalogue';
import type { AttachedFile, Database } from '../../storage/database';
import { migrate } from '../../storage/migrate';
import { indexMigrations } from '../../storage/schema/migrations';
import { quotedName } from '../../storage/sql/quoted';
import type { Statements } from '../../storage/sql/statements';
import { StorageError, storageErrorOf } from '../../storage/storage-error';
import { NO_MESSAGES, type IndexFacts } from './index-record';
import type { SavedField, SavedFieldStream } from '../model/model';

/** The open file of an index. */
export type IndexFile = {
  /** Qualified table names, for SQL. */
  table: string;
  fieldTable: string;
  fieldStreamTable: string;
  /** Its fields, for searches. */
  catalogue: GrowingCatalogue;
  fields: readonly SavedField[];
  facts: IndexFacts;
  /** Changes whenever messages are deleted. */
  generation: number;
  file: AttachedFile;
};

export type IndexPlace = {
  name: string;
  setId: string;
  createdAt: number;
  path: string | undefined;
};
/** Fields that new indices define in advance, like an index template. */
export type FieldTemplate = { addressFields?: readonly string[] | undefined };

const INDEX_INFO =
  'CREATE TABLE index_info (name VARCHAR NOT NULL, set_id VARCHAR NOT NULL, created_at BIGINT NOT NULL)';

/** Creates the file of a new index. @throws StorageError */
export async function createIndexFile(
  database: Database,
  place: IndexPlace,
  { addressFields = [] }: FieldTemplate = {},
): Promise<IndexFile> {
  const file = await database.attach(place.name, place.path);
  try {
    await migrate(file, place.path ?? place.name, indexMigrations);
    await file.transaction(async (statements) => {
      await describe(statements, place);
      await saveFields(
        statements,
        {
          table: 'messages',
          fieldTable: 'field_catalogue',
          fieldStreamTable: 'field_streams',
        },
        firstFields(addressFields),
      );
    });
    // Its tables must not depend on the log. A disk without room for this may have it later.
    await file.checkpoint().catch(() => undefined);
    return await opened(file, place, NO_MESSAGES);
  } catch (error) {
    await file.detach();
    throw storageErrorOf(error, place.path ?? place.name);
  }
}

/**
 * The fields that every message has are defined in advance, so that searches know them in an empty
 * index.
 */
function firstFields(addressFields: readonly string[]): SavedField[] {
  const fields = addressFields.map(addressField);
  return [...fields, ...createCatalogue(fields).takeChanges()];
}

async function describe(
  statements: Statements,
  { name, setId, createdAt }: IndexPlace,
): Promise<void> {
  await statements.run(INDEX_INFO);
  await statements.run('INSERT INTO index_info VALUES ($1, $2, $3::BIGINT)', [
    name,
    setId,
    createdAt,
  ]);
}

/**
 * `known` are the facts saved when the index was last settled. @throws StorageError if the file is
 * missing, damaged or of a newer version
 */
export async function openIndexFile(
  database: Database,
  place: IndexPlace,
  known: IndexFacts | undefined,
  onDamagedLog?: (copy: string) => void,
): Promise<IndexFile> {
  const { name, path } = place;
  if (path !== undefined && !existsSync(path))
    throw new StorageError('damaged', `The file ${path} of index ${name} is missing.`);
  const file = await database.attach(name, path, onDamagedLog);
  try {
    await demandIndex(file, place);
    await migrate(file, path ?? name, indexMigrations);
    return await opened(file, place, await factsOf(file, known));
  } catch (error) {
    await file.detach();
    throw storageErrorOf(error, path ?? name);
  }
}

async function demandIndex(file: AttachedFile, place: IndexPlace): Promise<void> {
  const refuse = (reason: string) =>
    new StorageError('damaged', `The file ${place.path ?? ''} of index ${place.name} ${reason}.`);
  for (const table of ['messages', 'field_catalogue'])
    if (!(await hasTable(file, table))) throw refuse('holds no messages table');
  if (!(await hasTable(file, 'index_info'))) return takeOver(file, place);
  const [info] = await file.query<{ name: string }>('SELECT name FROM index_info');
  if (info?.name !== place.name) throw refuse(`is that of index ${info?.name ?? 'unknown'}`);
}

/**
 * Queries the table itself, because DuckDB's table list visits all attached files, which is slow
 * with hundreds of indices.
 */
async function hasTable(file: AttachedFile, table: string): Promise<boolean> {
  try {
    await file.query(`SELECT 1 FROM ${table} LIMIT 0`);
    return true;
  } catch (error) {
    if (error instanceof Error && /^Catalog Error: Table .* does not exist/.test(error.message))
      return false;
    throw error;
  }
}

/** Turns a former main file into an index file by dropping everything but messages. */
async function takeOver(file: AttachedFile, place: IndexPlace): Promise<void> {
  await file.transaction(async (statements) => {
    await statements.run('ALTER TABLE messages ADD COLUMN IF NOT EXISTS copies VARCHAR');
    await statements.run('DROP TABLE IF EXISTS documents');
    await statements.run('DELETE FROM schema_version');
    await statements.run('INSERT INTO schema_version VALUES (1)');
    await describe(statements, place);
  });
}

/** Counting is cheap; if the number of messages is unchanged, so are the facts. */
async function factsOf(file: AttachedFile, known: IndexFacts | undefined): Promise<IndexFacts> {
  const [row] = await file.query<{ messages: number }>('SELECT count(*) AS messages FROM messages');
  return known?.messages === row?.messages && known ? known : readFacts(file);
}

export async function readFacts(
  statements: Pick<Statements, 'query'>,
  table = 'messages',
): Promise<IndexFacts> {
  type Row = {
    messages: number;
    first: number | null;
    last: number | null;
    seq: number | null;
    copies: boolean;
  };
  const [row] = await statements.query<Row>(
    `SELECT count(*) AS messages, epoch_ms(min("timestamp")) AS first, epoch_ms(max("timestamp")) AS last, max(seq) AS seq, count(copies) > 0 AS copies FROM ${table}`,
  );
  if (!row || row.first === null || row.last === null) return NO_MESSAGES;
  return {
    messages: row.messages,
    first: row.first,
    last: row.last,
    lastSeq: row.seq ?? -1,
    hasCopies: row.copies,
  };
}

async function opened(
  file: AttachedFile,
  { name }: IndexPlace,
  facts: IndexFacts,
): Promise<IndexFile> {
  const fields = await file.query<SavedField>(
    'SELECT id, name, type, slot, misfits FROM field_catalogue ORDER BY id',
  );
  const streams = await file.query<SavedFieldStream>('SELECT stream, field FROM field_streams');
  const catalog = quotedName(name);
  return {
    table: `${catalog}.messages`,
    fieldTable: `${catalog}.field_catalogue`,
    fieldStreamTable: `${catalog}.field_streams`,
    catalogue: createCatalogue(fields, streams),
    fields,
    facts,
    generation: nextGeneration(),
    file,
  };
}

let generations = 0;
/** Returns a number that no index file had before. */
export const nextGeneration = (): number => (generations += 1);
