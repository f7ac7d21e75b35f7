import type { Database } from '../storage/database';
import type { HeldIndex } from './held-index';
import type { IndexDirectory } from './files/index-directory';
import { createIndexFile, type FieldTemplate, type IndexFile } from './files/index-file';
import type { IndexRecord } from './files/index-record';
import { createLeases } from './leases';
import type { IndexFamily } from './model/model';

/** The record of the next index of a set; indices with the same prefix share one numbering. */
export function nextRecord(
  { setId, prefix }: IndexFamily,
  known: Iterable<HeldIndex>,
  createdAt: number,
): IndexRecord {
  const numbers = [...known]
    .filter(({ record }) => record.name === `${prefix}_${record.number}`)
    .map(({ record }) => record.number);
  const number = Math.max(-1, ...numbers) + 1;
  return { name: `${prefix}_${number}`, setId, number, createdAt, state: 'open', reopened: false };
}

type Surroundings = FieldTemplate & {
  database: Database;
  directory: IndexDirectory;
  save: (record: IndexRecord) => Promise<void>;
  forget: (name: string) => Promise<void>;
};

/**
 * Creates the file before the record, so that a crash in between leaves only an empty file. If it
 * fails, for example on a full disk, both are deleted.
 */
export async function makeIndex(
  record: IndexRecord,
  { database, directory, save, forget, addressFields }: Surroundings,
): Promise<HeldIndex & { file: IndexFile }> {
  directory.remove(record.name);
  let file: IndexFile | undefined;
  try {
    file = await createIndexFile(
      database,
      { ...record, path: directory.path(record.name) },
      { addressFields },
    );
    await save(record);
    return { record, file, leases: createLeases() };
  } catch (error) {
    await file?.file.detach();
    await forget(record.name).catch(() => undefined);
    throw error;
  }
}
