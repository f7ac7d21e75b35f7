import type { Database } from '../storage/database';
import type { HeldIndex } from './held-index';
import type { IndexDirectory } from './index-directory';
import { createIndexFile, type FieldTemplate, type IndexFile } from './index-file';
import type { IndexRecord } from './index-record';
import { createLeases } from './leases';
import type { IndexFamily } from './model';

/** The next one of a set; numbers count those with the same prefix. */
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

type Around = FieldTemplate & {
  database: Database;
  directory: IndexDirectory;
  save: (record: IndexRecord) => Promise<void>;
  forget: (name: string) => Promise<void>;
};

/**
 * First the file, then the record: what a crash leaves between them is empty. Nothing is left of
 * one that there was no room for.
 */
export async function makeIndex(
  record: IndexRecord,
  { database, directory, save, forget, addressFields }: Around,
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
