import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAppender } from './appender';
import { encodeRecord, HEAD_BYTES, messagesOf, type JournalBatch } from './record';
import { findSegments, type Segment } from './segment';
import { readSegment, type ReadRecord, type SegmentReader } from './segment-reader';

/** What waits in the journal. `oldest` in milliseconds since the epoch. */
export type JournalFigures = {
  messages: number;
  bytes: number;
  limit: number;
  segments: number;
  oldest: number | undefined;
};

/**
 * A bounded queue on disk for batches of messages that are received while none are processed. It
 * survives the end of the process, however that comes about.
 */
export type Journal = {
  /** Resolves when the batch is on disk. With `giveUp`, rejects if the disk refuses it. */
  append(batch: JournalBatch, giveUp: boolean): Promise<void>;
  /** The next record that was not read yet. */
  next(): Promise<ReadRecord | undefined>;
  /** Whether everything was read and nothing is being written. */
  isCaughtUp(): boolean;
  /** To be called when the messages of a record are stored. */
  commit(record: ReadRecord): void;
  /** False when it is full, or when the disk refuses more. */
  hasRoom(): boolean;
  figures(): JournalFigures;
  /** `listener` is called when room was gained or lost. */
  onChange(listener: () => void): void;
  /** What was not committed is read again after the next start. */
  close(): Promise<void>;
};

export type JournalOptions = {
  /** Undefined uses a temporary directory. */
  directory: string | undefined;
  limitBytes?: number | undefined;
  /** Milliseconds since the epoch. */
  now: () => number;
  log: (line: string) => void;
  /** The delay between two attempts while the disk is full. */
  retryAfterMs?: number;
};

export const JOURNAL_LIMIT = 1024 * 1024 * 1024;

export async function openJournal({
  directory,
  limitBytes = JOURNAL_LIMIT,
  now,
  log,
  retryAfterMs = 1000,
}: JournalOptions): Promise<Journal> {
  let temporary: Promise<string> | undefined;
  const segments: Segment[] = directory === undefined ? [] : await findSegments(directory);
  let id = segments.at(-1)?.journal ?? newId(now());
  let reading: { segment: Segment; reader: SegmentReader } | undefined;
  /** Segments that were read to their end; the others are never deleted one by one. */
  const finished = new Set<Segment>();
  const uncommitted = new Map<ReadRecord, Segment>();
  let removed: Promise<void> = Promise.resolve();
  let notify: () => void = () => undefined;
  /** Of all records that are not committed, and the number of those that were not read. */
  let [messages, bytes, unread] = [0, 0, 0];
  for (const segment of segments) {
    messages += segment.messages;
    bytes += segment.bytes;
    unread += segment.records;
  }

  const appender = createAppender({
    directory: () =>
      directory === undefined
        ? (temporary ??= mkdtemp(join(tmpdir(), 'graylog-console-journal-')))
        : Promise.resolve(directory),
    place() {
      const last = segments.at(-1);
      return { journal: id, first: last === undefined ? 0 : last.first + last.records };
    },
    onSegment: (segment) => void segments.push(segment),
    onTrouble: () => notify(),
    now,
    log,
    retryAfterMs,
  });
  const isCaughtUp = () => unread === 0 && appender.isIdle();

  async function nextSegment(): Promise<boolean> {
    const before = reading?.segment;
    const following = segments[before === undefined ? 0 : segments.indexOf(before) + 1];
    if (following === undefined) return false;
    await reading?.reader.close();
    reading = { segment: following, reader: readSegment(following) };
    if (before !== undefined) {
      finished.add(before);
      discard(before);
    }
    return true;
  }

  /** Leaves out the rest of a segment that cannot be read. */
  function abandon(error: unknown): undefined {
    const rest = reading?.reader.abandon();
    if (rest === undefined) return;
    log(`${rest.messages} messages in the journal cannot be read: ${String(error)}`);
    messages -= rest.messages;
    bytes -= rest.bytes;
    unread -= rest.records;
  }

  function discard(segment: Segment): void {
    if (!finished.has(segment) || [...uncommitted.values()].includes(segment)) return;
    finished.delete(segment);
    segments.splice(segments.indexOf(segment), 1);
    void remove([segment]);
  }

  /** Once it is empty, the next record begins a journal of its own. */
  function clear(): void {
    if (!isCaughtUp() || uncommitted.size > 0 || segments.length === 0) return;
    const all = segments.splice(0);
    finished.clear();
    const closed = reading?.reader.close();
    reading = undefined;
    id = newId(now());
    appender.restart(Promise.all([closed, remove(all)]));
  }

  function remove(gone: readonly Segment[]): Promise<void> {
    const before = removed;
    removed = Promise.all(gone.map(({ path }) => rm(path, { force: true })))
      .catch((error: unknown) =>
        log(`A file of the journal could not be deleted: ${String(error)}`),
      )
      .then(() => before);
    return removed;
  }

  return {
    isCaughtUp,
    hasRoom: () => bytes < limitBytes && appender.trouble() === undefined,
    onChange: (listener) => void (notify = listener),
    async append(batch, giveUp) {
      const record = encodeRecord(batch);
      const count = messagesOf(batch);
      messages += count;
      bytes += record.length;
      unread += 1;
      try {
        await appender.append(record, count, giveUp);
      } catch (error) {
        messages -= count;
        bytes -= record.length;
        unread -= 1;
        throw error;
      }
    },
    async next() {
      for (;;) {
        const record = await reading?.reader.next().catch(abandon);
        if (record !== undefined && reading !== undefined) {
          unread -= 1;
          uncommitted.set(record, reading.segment);
          return record;
        }
        if (!(await nextSegment())) return undefined;
      }
    },
    commit(record) {
      const segment = uncommitted.get(record);
      if (segment === undefined) return;
      uncommitted.delete(record);
      messages -= record.messages;
      bytes -= HEAD_BYTES + record.bytes;
      discard(segment);
      clear();
      notify();
    },
    figures: () => ({
      messages,
      bytes,
      limit: limitBytes,
      segments: segments.length,
      oldest: segments[0]?.createdAt,
    }),
    async close() {
      await appender.close();
      await reading?.reader.close();
      await removed;
      if (temporary !== undefined) await rm(await temporary, { recursive: true, force: true });
    },
  };
}

/** The time and something random, as clocks go backwards. */
const newId = (now: number) =>
  `${now.toString(36).padStart(9, '0')}${randomBytes(4).toString('hex')}`;
