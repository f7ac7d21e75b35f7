import type { FileHandle } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSegment, type Segment } from './segment';

/** A segment that is this long is followed by another, so that what was read can be deleted. */
export const SEGMENT_BYTES = 16 * 1024 * 1024;

type Pending = {
  bytes: Buffer;
  messages: number;
  resolve: () => void;
  /** For senders that still have the messages: they are told of a failure instead of waiting. */
  reject: ((error: Error) => void) | undefined;
};

/** Writes records at the end of a journal; those that arrive during a write share the next one. */
export type Appender = {
  /** Resolves when the record is on disk. With `giveUp`, rejects if the disk refuses it. */
  append(bytes: Buffer, messages: number, giveUp: boolean): Promise<void>;
  /** Whether everything is written. */
  isIdle(): boolean;
  /** Why nothing can be written at the moment. */
  trouble(): string | undefined;
  /** Resolves when everything is written; stops trying if the disk refuses. */
  close(): Promise<void>;
  /** The next record starts a journal of its own; to be called while idle. */
  restart(cleared: Promise<unknown>): void;
};

export type AppenderOptions = {
  directory: () => Promise<string>;
  /** The journal of the next segment, and the number of its first record. */
  place: () => { journal: string; first: number };
  now: () => number;
  log: (line: string) => void;
  onSegment: (segment: Segment) => void;
  /** Called when the disk starts to refuse records, and when it takes them again. */
  onTrouble: () => void;
  retryAfterMs: number;
};

export function createAppender({
  directory,
  place,
  now,
  log,
  onSegment,
  onTrouble,
  retryAfterMs,
}: AppenderOptions): Appender {
  let pending: Pending[] = [];
  let current: { segment: Segment; file: FileHandle } | undefined;
  let working: Promise<void> | undefined;
  let cleared: Promise<unknown> = Promise.resolve();
  let trouble: string | undefined;
  let closing = false;

  function setTrouble(reason: string | undefined, line: string): void {
    trouble = reason;
    log(line);
    onTrouble();
  }

  async function target(): Promise<{ segment: Segment; file: FileHandle }> {
    if (current !== undefined && current.segment.bytes < SEGMENT_BYTES) return current;
    // Records of two journals must never be on disk together.
    await cleared;
    await current?.file.close();
    current = undefined;
    const { journal, first } = place();
    current = await createSegment(await directory(), journal, first, now());
    onSegment(current.segment);
    return current;
  }

  async function write(batch: readonly Pending[]): Promise<void> {
    const { segment, file } = await target();
    const bytes = Buffer.concat(batch.map((one) => one.bytes));
    try {
      await file.write(bytes, 0, bytes.length, segment.bytes);
      await file.datasync();
    } catch (error) {
      await file.truncate(segment.bytes).catch(() => undefined);
      throw error;
    }
    segment.bytes += bytes.length;
    segment.records += batch.length;
    for (const { messages } of batch) segment.messages += messages;
  }

  async function work(): Promise<void> {
    while (pending.length > 0) {
      const batch = pending;
      pending = [];
      try {
        await write(batch);
        if (trouble !== undefined)
          setTrouble(undefined, 'Messages are written to the journal again.');
        for (const { resolve } of batch) resolve();
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (trouble === undefined)
          setTrouble(reason, `Messages cannot be written to the journal: ${reason}`);
        const failure = new Error(`IO Error: ${reason}`);
        for (const { reject } of batch) reject?.(failure);
        pending = [...batch.filter(({ reject }) => reject === undefined), ...pending];
        if (closing) break;
        await sleep(retryAfterMs);
      }
    }
    working = undefined;
  }

  return {
    append: (bytes, messages, giveUp) =>
      new Promise((resolve, reject) => {
        pending.push({ bytes, messages, resolve, reject: giveUp ? reject : undefined });
        working ??= work();
      }),
    isIdle: () => working === undefined,
    trouble: () => trouble,
    restart(done) {
      cleared = done;
      const { file } = current ?? {};
      current = undefined;
      void file?.close().catch(() => undefined);
    },
    async close() {
      closing = true;
      await working;
      if (pending.length > 0) log(`${sum(pending)} messages could not be written: ${trouble}`);
      await current?.file.close();
    },
  };
}

const sum = (pending: readonly Pending[]) =>
  pending.reduce((total, { messages }) => total + messages, 0);
