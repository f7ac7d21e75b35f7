import { mkdir, open, readdir, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { HEAD_BYTES, readHead } from './record';

/**
 * A file of the journal with consecutive records. `journal` identifies the journal it belongs to,
 * `first` is the number of its first record.
 */
export type Segment = {
  path: string;
  journal: string;
  first: number;
  records: number;
  messages: number;
  /** Length of its complete records in bytes. */
  bytes: number;
  /** Milliseconds since the epoch. */
  createdAt: number;
};

const NAME = /^([\da-z]+)-(\d+)\.journal$/;
const DIGITS = 12;

export const segmentPath = (directory: string, journal: string, first: number): string =>
  join(directory, `${journal}-${String(first).padStart(DIGITS, '0')}.journal`);

/** Creates a segment, readable by this user only, as it contains log messages. */
export async function createSegment(
  directory: string,
  journal: string,
  first: number,
  createdAt: number,
): Promise<{ segment: Segment; file: FileHandle }> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const path = segmentPath(directory, journal, first);
  const file = await open(path, 'w', 0o600);
  return { file, segment: { path, journal, first, records: 0, messages: 0, bytes: 0, createdAt } };
}

/**
 * The segments left by a previous run, oldest first. What was being written when the process was
 * killed is not part of `bytes`.
 */
export async function findSegments(directory: string): Promise<Segment[]> {
  const names = await readdir(directory).catch(() => []);
  const segments: Segment[] = [];
  for (const name of names.sort()) {
    const [, journal, first] = NAME.exec(name) ?? [];
    if (journal === undefined || first === undefined) continue;
    const segment = await measured(join(directory, name), journal, Number(first));
    if (segment.records > 0) segments.push(segment);
    else await rm(segment.path, { force: true });
  }
  return segments;
}

async function measured(path: string, journal: string, first: number): Promise<Segment> {
  const file = await open(path, 'r');
  try {
    const { size, mtimeMs } = await file.stat();
    const head = Buffer.alloc(HEAD_BYTES);
    let [bytes, records, messages] = [0, 0, 0];
    for (;;) {
      const { bytesRead } = await file.read(head, 0, HEAD_BYTES, bytes);
      const found = bytesRead === HEAD_BYTES ? readHead(head) : undefined;
      if (found === undefined || bytes + HEAD_BYTES + found.bytes > size) break;
      bytes += HEAD_BYTES + found.bytes;
      records += 1;
      messages += found.messages;
    }
    return { path, journal, first, records, messages, bytes, createdAt: Math.round(mtimeMs) };
  } finally {
    await file.close();
  }
}
