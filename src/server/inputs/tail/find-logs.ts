import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Names of logs without the extension `.log`. */
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
const MAX_FILES = 500;

/**
 * Finds logs in a folder and up to `depth` levels below it. Ignores links and unreadable folders.
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
  return found.sort().slice(0, MAX_FILES);
}

/**
 * Rotated (`syslog.1`, `app.log-20261120`) and compressed files do not grow, so they are not
 * followed.
 */
function isLogName(name: string): boolean {
  return NAMED.has(name) || /.\.(?:log|err)$/i.test(name);
}
