import { setTimeout as sleep, setImmediate as nextTurn } from 'node:timers/promises';
import type { TableAppender } from '../storage/table-appender';
import type { GrowingCatalogue } from './catalogue';
import { MessageRefused, type IncomingMessage, type MessageWriter } from './model';
import { createRowBatch, type RowBatch, type RowContext } from './row-batch';
import type { Throughput } from './throughput';

const BATCH_ROWS = 1000;
const BATCH_CHARACTERS = 8 * 1024 * 1024;
const WAIT_MS = 250;
const QUEUE_MESSAGES = 10_000;
const QUEUE_CHARACTERS = 64 * 1024 * 1024;
/** Preparing rows yields to the event loop after so many milliseconds. */
const SLICE_MS = 12;

/** What the engine says when not the rows are at fault but the disk or the memory. */
const STORAGE_FAULT = /^(IO|FATAL|Out of Memory|INTERNAL) Error|No space left/i;

/** `waiting` is why nothing can be stored at the moment: senders wait until it can. */
export type WriteFailures = { count: number; last?: { reason: string; at: number }; waiting?: string };

export type QueueingWriter = MessageWriter & {
  /** Messages that could not be stored, each tried alone. */
  failures(): WriteFailures;
  /** How many messages wait to be stored, and how many may before senders wait. */
  queue(): { messages: number; limit: number };
  /** From now on nobody waits for a full disk: what cannot be stored at once is given up. */
  endWaiting(): void;
  close(): Promise<void>;
};

export type WriterOptions = {
  appender: TableAppender;
  catalogue: GrowingCatalogue & { save(): Promise<void> };
  rows: RowContext;
  firstSeq: number;
  throughput: Throughput;
  /** Called after each commit. */
  onWritten?: (messages: readonly IncomingMessage[]) => void;
  /** How long to wait before storing is tried again while the disk is full; a second unless told. */
  retryAfterMs?: number;
  /** Hears when messages begin to wait and when they are stored again. */
  log?: ((line: string) => void) | undefined;
};

/** `settle` hears whether the message is on disk; undefined is yes. */
type Queued = { message: IncomingMessage; settle?: (failure: Error | undefined) => void };
type Prepared = { batch: RowBatch; messages: IncomingMessage[] };

/** Gathers messages for a quarter of a second or a thousand rows, then commits them together. */
export function createMessageWriter({ appender, catalogue, rows, firstSeq, throughput, onWritten, retryAfterMs = 1000, log }: WriterOptions): QueueingWriter {
  const failures: WriteFailures = { count: 0 };
  /** Why messages of the batch at hand are not on disk. */
  const lost = new Map<IncomingMessage, Error>();
  let queue: Queued[] = [];
  let characters = 0;
  let seq = firstSeq;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  let room: (() => void)[] = [];
  let closing = false;

  const isFull = () => queue.length >= QUEUE_MESSAGES || characters >= QUEUE_CHARACTERS;

  function enqueue(message: IncomingMessage, settle?: Queued['settle']): void {
    queue.push(settle ? { message, settle } : { message });
    characters += sizeOf(message);
    throughput.countIn(1);
    if (queue.length >= BATCH_ROWS || characters >= BATCH_CHARACTERS) work();
    else timer ??= setTimeout(work, WAIT_MS);
  }

  function work(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    working ??= drain().finally(() => {
      working = undefined;
      if (queue.length > 0) void work();
    });
    return working;
  }

  /** While one batch is on its way to disk the next is prepared. */
  async function drain(): Promise<void> {
    let storing: Promise<void> = Promise.resolve();
    while (queue.length > 0) {
      const batch = takeBatch();
      const prepared = await prepare(batch.map(({ message }) => message));
      await storing;
      storing = store(batch, prepared);
    }
    await storing;
  }

  function takeBatch(): Queued[] {
    let [count, size] = [0, 0];
    while (count < queue.length && count < BATCH_ROWS && size < BATCH_CHARACTERS) {
      size += sizeOf(queue[count]?.message);
      count += 1;
    }
    const batch = queue.slice(0, count);
    queue = queue.slice(count);
    characters -= size;
    if (!isFull()) {
      for (const resume of room) resume();
      room = [];
    }
    return batch;
  }

  async function store(batch: readonly Queued[], prepared: Prepared): Promise<void> {
    const written = await commit(prepared);
    throughput.countOut(written.length);
    if (written.length > 0) onWritten?.(written);
    for (const { message, settle } of batch) {
      settle?.(lost.get(message));
      lost.delete(message);
    }
  }

  async function prepare(messages: readonly IncomingMessage[]): Promise<Prepared> {
    const batch = createRowBatch(rows, messages.length);
    const good: IncomingMessage[] = [];
    let since = performance.now();
    for (const message of messages) {
      try {
        batch.add(message, seq);
        good.push(message);
        seq += 1;
      } catch (error) {
        fail(message, error);
      }
      if (performance.now() - since < SLICE_MS) continue;
      await nextTurn();
      since = performance.now();
    }
    return { batch, messages: good };
  }

  /** One bad row must not take the others with it, so a batch that fails is tried row by row. */
  async function commit({ batch, messages }: Prepared): Promise<readonly IncomingMessage[]> {
    if (batch.count === 0) return [];
    try {
      await catalogue.save();
      await appender.append(batch.count, batch.columns());
      if (failures.waiting !== undefined) log?.('Messages are stored again.');
      delete failures.waiting;
      return messages;
    } catch (error) {
      const ofStorage = STORAGE_FAULT.test(reasonOf(error));
      if (ofStorage && !closing) {
        if (failures.waiting === undefined) log?.(`Messages cannot be stored; their senders wait: ${reasonOf(error)}`);
        failures.waiting = reasonOf(error);
        await sleep(retryAfterMs);
        return commit({ batch, messages });
      }
      if (ofStorage) log?.(`The node ends before ${messages.length} messages could be stored: ${reasonOf(error)}`);
      else if (messages.length > 1) return singly(messages);
      for (const message of messages) fail(message, error);
      return [];
    }
  }

  async function singly(messages: readonly IncomingMessage[]): Promise<readonly IncomingMessage[]> {
    const written: IncomingMessage[] = [];
    for (const message of messages) written.push(...(await commit(await prepare([message]))));
    return written;
  }

  function fail(message: IncomingMessage, error: unknown): void {
    lost.set(message, STORAGE_FAULT.test(reasonOf(error)) ? new Error(reasonOf(error)) : new MessageRefused(reasonOf(error)));
    failures.count += 1;
    failures.last = { reason: reasonOf(error), at: rows.now() };
  }

  async function flush(): Promise<void> {
    while (queue.length > 0 || working) await work();
  }

  return {
    failures: () => failures,
    queue: () => ({ messages: queue.length, limit: QUEUE_MESSAGES }),
    write(message) {
      enqueue(message);
      return isFull() ? new Promise((resolve) => room.push(resolve)) : Promise.resolve();
    },
    async writeDurably(messages) {
      await Promise.all(messages.map((message) => new Promise<void>((resolve, reject) => enqueue(message, (failure) => (failure ? reject(failure) : resolve())))));
    },
    flush,
    endWaiting: () => void (closing = true),
    close() {
      closing = true;
      return flush();
    },
  };
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** What a message weighs in the queue, roughly. */
function sizeOf(message: IncomingMessage | undefined): number {
  let size = 200 + (message?.message.length ?? 0);
  for (const name in message?.fields) {
    const value = message.fields[name];
    if (typeof value === 'string') size += value.length;
  }
  return size;
}
