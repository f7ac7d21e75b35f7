import type { Database } from '../../storage/database';
import type { IndexDirectory } from './index-directory';
import { openIndexFile } from './index-file';
import type { IndexRecord } from './index-record';

/**
 * Adopts index files without a record, left behind by a crash or newer than a main file that was
 * restored from a backup. Those without messages are deleted.
 */
export async function adoptStrangers(
  { database, log }: { database: Database; log: (line: string) => void },
  directory: IndexDirectory,
  isKnown: (name: string) => boolean,
): Promise<IndexRecord[]> {
  const adopted: IndexRecord[] = [];
  for (const name of directory.names()) {
    if (isKnown(name)) continue;
    const [, number] = /_(\d+)$/.exec(name) ?? [];
    const place = { name, setId: '', createdAt: 0, path: directory.path(name) };
    const stranger =
      number === undefined
        ? undefined
        : await openIndexFile(database, place, undefined).catch(() => undefined);
    if (!stranger) {
      log(`The file of index ${name} is not known here and cannot be read; it stays where it is.`);
      continue;
    }
    const [info] = await stranger.file.query<{ set_id: string; created_at: number }>(
      'SELECT set_id, created_at FROM index_info',
    );
    await stranger.file.detach();
    if (stranger.facts.messages === 0) {
      directory.remove(name);
      continue;
    }
    log(
      `The file of index ${name} was not known here; its ${stranger.facts.messages} messages can be searched again.`,
    );
    adopted.push({
      name,
      setId: info?.set_id ?? '',
      number: Number(number),
      createdAt: info?.created_at ?? 0,
      state: 'open',
      reopened: false,
    });
  }
  return adopted;
}
