import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { z } from 'zod';

/** The URL of the node of a data directory, and the secret to sign in. */
export type LocalAccess = { url: string; secret: string };

const schema = z.object({ url: z.url(), secret: z.string().min(32) });
const fileOf = (dataDirectory: string) => join(dataDirectory, 'local-access.json');

/**
 * Lets programs of this user sign in as admin, because they can read the data directory anyway.
 * @returns a function that deletes the file
 */
export function offerLocalAccess(dataDirectory: string, access: LocalAccess): () => void {
  const file = fileOf(dataDirectory);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  writeFileSync(part, JSON.stringify(access), { mode: 0o600, flag: 'wx' });
  renameSync(part, file);
  return () => rmSync(file, { force: true });
}

/**
 * Returns undefined if no node offers access, or if other users can change the file, who could
 * redirect messages to themselves.
 */
export function findLocalAccess(dataDirectory: string): LocalAccess | undefined {
  let file: number;
  try {
    file = openSync(fileOf(dataDirectory), constants.O_RDONLY | constants.O_NOFOLLOW);
  } catch {
    return undefined;
  }
  try {
    const { uid, mode } = fstatSync(file);
    const own = process.getuid === undefined || process.getuid() === uid;
    if (!own || (process.platform !== 'win32' && (mode & 0o077) !== 0)) return undefined;
    return schema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  } finally {
    closeSync(file);
  }
}
