import {
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { basename } from 'node:path';
import { bytesOf } from './bytes-of';

/**
 * The write-ahead log of a database file: a header, then entries of size, checksum (eight bytes
 * each, little-endian) and content. DuckDB refuses an entry with a wrong checksum, but takes
 * anything else that is wrong for the end of the log, and says nothing.
 */
const logOf = (path: string) => `${path}.wal`;
/** How long the log was after the last commit, and its header, which is another after a checkpoint. */
const lengthOf = (path: string) => `${path}.wal-length`;

const MOST_HEADER_BYTES = 128;
const END_OF_HEADER = Buffer.from([0xff, 0xff]);
const ENTRY_HEAD_BYTES = 16;
const ENTRY_POSITION = /WAL file.*entry at byte position (\d+)/;

type Length = { header: string; bytes: number };

export type WatchedLog = { committed(): void; merged(): void };

/** Remembers how long the log has to be at the next start. */
export const watchedLog = (path: string): WatchedLog => ({
  committed: () => noteLength(path),
  merged: () => rmSync(lengthOf(path), { force: true }),
});

function noteLength(path: string): void {
  const header = headerOf(logOf(path));
  if (header !== undefined)
    writeFileSync(
      lengthOf(path),
      JSON.stringify({
        header: header.toString('hex'),
        bytes: bytesOf(logOf(path)),
      } satisfies Length),
    );
}

/**
 * The offset from which on the log lacks what was committed, because it is cut off or its framing is
 * damaged; undefined if it has everything. What a kill left unfinished was never committed.
 */
export function damageOf(path: string): number | undefined {
  const committed = readLength(path);
  if (committed === undefined) return undefined;
  const log = logOf(path);
  const header = headerOf(log);
  // Checkpoints delete the log, but leave none that is empty.
  if (header === undefined) return existsSync(log) ? 0 : undefined;
  // After a checkpoint it has another header.
  if (header.toString('hex') !== committed.header)
    return isSuccessor(header, Buffer.from(committed.header, 'hex')) ? undefined : 0;
  const intact = endOfEntries(log, header.length);
  return intact < committed.bytes ? intact : undefined;
}

/** The offset at which the entry begins that DuckDB refused; undefined for other errors. */
export function damageIn(error: unknown): number | undefined {
  const found = error instanceof Error ? ENTRY_POSITION.exec(error.message) : null;
  return found === null ? undefined : Number(found[1]) - ENTRY_HEAD_BYTES;
}

/**
 * Copies the log and cuts it off where the damage begins, so that what precedes it is read. Returns
 * the name of the copy.
 */
export function setLogAside(path: string, from: number, now: number): string {
  const log = logOf(path);
  const stamp = new Date(now).toISOString().replaceAll(':', '-');
  const aside = `${log}.damaged-${stamp}`;
  copyFileSync(log, aside);
  cutLog(path, from);
  return basename(aside);
}

/** Ends the log where the damage begins. */
export function cutLog(path: string, from: number): void {
  const log = logOf(path);
  // A log without entries is none.
  if (from === 0) rmSync(log);
  else truncateSync(log, from);
  rmSync(lengthOf(path), { force: true });
}

/** The name of the database file whose log was set aside as `file`; undefined for other files. */
export const ownerOfLog = (file: string): string | undefined =>
  /^(.*)\.wal\.damaged-/.exec(file)?.[1];

function readLength(path: string): Length | undefined {
  try {
    const { header, bytes } = JSON.parse(readFileSync(lengthOf(path), 'utf8')) as Length;
    return typeof header === 'string' && typeof bytes === 'number' ? { header, bytes } : undefined;
  } catch {
    // There is none yet, or a crash left it half written.
    return undefined;
  }
}

/** Undefined without a log. */
function headerOf(log: string): Buffer | undefined {
  if (bytesOf(log) === 0) return undefined;
  const start = readAt(log, 0, MOST_HEADER_BYTES);
  const end = start.indexOf(END_OF_HEADER);
  return start.subarray(0, end < 0 ? start.length : end + END_OF_HEADER.length);
}

/** All but the number of the checkpoint, which precedes the end, is the same for all logs of a file. */
function isSuccessor(header: Buffer, before: Buffer): boolean {
  const identity = before.subarray(0, before.length - END_OF_HEADER.length - LONGEST_NUMBER_BYTES);
  return header.subarray(0, identity.length).equals(identity);
}

const LONGEST_NUMBER_BYTES = 3;

/** Where the last entry ends that is there as a whole. */
function endOfEntries(log: string, from: number): number {
  const length = bytesOf(log);
  const file = openSync(log, 'r');
  const head = Buffer.alloc(ENTRY_HEAD_BYTES);
  try {
    for (let at = from; ;) {
      if (readSync(file, head, 0, ENTRY_HEAD_BYTES, at) < ENTRY_HEAD_BYTES) return at;
      const next = at + ENTRY_HEAD_BYTES + Number(head.readBigUInt64LE(0));
      if (next > length) return at;
      at = next;
    }
  } finally {
    closeSync(file);
  }
}

function readAt(path: string, position: number, bytes: number): Buffer {
  const file = openSync(path, 'r');
  try {
    const buffer = Buffer.alloc(bytes);
    return buffer.subarray(0, readSync(file, buffer, 0, bytes, position));
  } finally {
    closeSync(file);
  }
}
