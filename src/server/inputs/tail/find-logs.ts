import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Files with these names are logs although they do not end in `.log`. */
const NAMED = new Set([
  'syslog',
  'messages',
  'secure',
  'maillog',
  'cron',
  'debug',
  'dmesg',
  'kern',
  'access_log',
  'error_log',
  'stdout',
  'stderr',
]);
const MOST_FILES = 500;

/**
 * Paths of the logs in a folder and up to `depth` levels below it; folders that cannot be read
 * count as empty. No links.
 */
export async function findLogs(folder: string, depth: number): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const found = entries
    .filter((entry) => entry.isFile() && isLogName(entry.name))
    .map(({ name }) => join(folder, name));
  if (depth > 0) {
    for (const entry of entries)
      if (entry.isDirectory()) found.push(...(await findLogs(join(folder, entry.name), depth - 1)));
  }
  return found.sort().slice(0, MOST_FILES);
}

/**
 * Rotated (`syslog.1`, `app.log-20261120`) and compressed files are not followed: they do not grow.
 */
function isLogName(name: string): boolean {
  return NAMED.has(name) || /.\.(?:log|err)$/i.test(name);
}
