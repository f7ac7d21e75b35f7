import { mkdtempSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SupportBundle } from '@/contract/support';

/** The newest ones are kept. */
const KEPT = 10;
/** Sorts by time; also keeps paths inside the directory. */
const NAME = /^support-bundle-\d{8}T\d{6}(-\d+)?\.zip$/;

export type BundleStore = {
  /** Newest first. */
  list(): Promise<SupportBundle[]>;
  add(content: Buffer, at: Date): Promise<string>;
  /** Undefined if there is no such bundle. */
  read(name: string): Promise<Buffer | undefined>;
  /** False if there is no such bundle. */
  remove(name: string): Promise<boolean>;
  close(): Promise<void>;
};

/** Bundles as files that only the node's user may read; temporary without a directory. */
export function createBundleStore(given: string | undefined): BundleStore {
  let temporary: string | undefined;
  const directory = () =>
    given === undefined
      ? (temporary ??= mkdtempSync(join(tmpdir(), 'graylog-console-support-')))
      : join(given, 'support-bundles');
  const names = async () =>
    (await readdir(directory()).catch(() => []))
      .filter((name) => NAME.test(name))
      .sort()
      .reverse();
  const exists = async (name: string) => (await names()).includes(name);

  return {
    async list() {
      const found = await names();
      return Promise.all(
        found.map(async (name) => ({
          file_name: name,
          size: (await stat(join(directory(), name))).size,
        })),
      );
    },
    async add(content, at) {
      await mkdir(directory(), { recursive: true, mode: 0o700 });
      const stem = `support-bundle-${at.toISOString().replace(/[-:]|\.\d+Z$/g, '')}`;
      const taken = new Set(await names());
      let name = `${stem}.zip`;
      for (let count = 2; taken.has(name); count += 1) name = `${stem}-${count}.zip`;
      await writeFile(join(directory(), name), content, { mode: 0o600, flag: 'wx' });
      for (const old of (await names()).slice(KEPT))
        await rm(join(directory(), old), { force: true });
      return name;
    },
    read: async (name) => ((await exists(name)) ? readFile(join(directory(), name)) : undefined),
    async remove(name) {
      if (!(await exists(name))) return false;
      await rm(join(directory(), name), { force: true });
      return true;
    },
    async close() {
      if (temporary !== undefined) await rm(temporary, { recursive: true, force: true });
    },
  };
}
