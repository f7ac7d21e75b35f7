import { readdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from '../static/media-types';

/** Smaller files fit into one packet either way. In bytes. */
const SMALLEST = 512;
/** As many as the thread pool of zlib has threads. */
const AT_ONCE = 4;

const FORMATS = [
  ['.gz', (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION })],
  ['.br', (bytes: Buffer) => promisify(brotliCompress)(bytes)],
] as const;

/**
 * Writes a gzip and a brotli file beside each text file below `directory`, at the highest level. A
 * file appears complete or not at all, because a node may be serving the directory.
 */
export async function compressFiles(directory: string): Promise<void> {
  const waiting = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const compressNext = async (): Promise<void> => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await compress(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, compressNext));
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < SMALLEST) return;
  for (const [suffix, compressed] of FORMATS) {
    await writeFile(`${path}${suffix}.part`, await compressed(bytes));
    await rename(`${path}${suffix}.part`, `${path}${suffix}`);
  }
}
