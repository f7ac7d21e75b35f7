import type { Database } from '../storage/database';
import type { HeldIndex } from './held-index';
import type { IndexDirectory } from './files/index-directory';
import { openIndexFile } from './files/index-file';

type Options = {
  database: Database;
  indexDirectory: Pick<IndexDirectory, 'path'>;
  log: (line: string) => void;
};

/** Opens the file of an index; if it cannot be read, the index is marked as damaged. */
export async function attachIndex(
  held: HeldIndex,
  { database, indexDirectory, log }: Options,
): Promise<void> {
  const { name, setId, createdAt, facts } = held.record;
  try {
    held.file =
      held.asleep ??
      (await openIndexFile(
        database,
        { name, setId, createdAt, path: indexDirectory.path(name) },
        facts,
        (copy) =>
          log(
            `The write-ahead log of index ${name} was damaged or cut off: messages stored last may be missing. It is kept as ${copy}.`,
          ),
      ));
    delete held.asleep;
    delete held.trouble;
  } catch (error) {
    held.trouble = error instanceof Error ? error.message : String(error);
    log(`Index ${name} cannot be searched: ${held.trouble}`);
  }
}

/**
 * Ends the searches that use an index and closes its file. An index in memory has no file to read
 * again, so `keep` holds on to it.
 */
export async function detachIndex(held: HeldIndex, keep = false): Promise<void> {
  const file = held.file ?? held.asleep;
  delete held.file;
  if (keep && file) held.asleep = file;
  await held.leases.ended(new Error(`Index ${held.record.name} was closed while it was searched.`));
  if (!keep) await file?.file.detach();
}
