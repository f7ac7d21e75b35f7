import type { IncomingMessage } from '../message-types/incoming-message';

const MAX_MESSAGES = 50_000;
const MAX_BYTES = 32 * 1024 * 1024;
/** Memory that a message takes besides its bytes. */
const OVERHEAD_BYTES = 100;

const READY = Promise.resolve();

/** Bounds the messages that were received and are not on disk yet, by making senders wait. */
export type BackPressure = {
  add(messages: number, bytes: number): void;
  release(messages: number, bytes: number): void;
  /** Resolves when there is room for more, which is at once unless storage is behind. */
  ready(sender?: object): Promise<void>;
  /** From now on this sender does not wait. */
  endWaiting(sender: object): void;
  hasRoom(): boolean;
  /** While blocked there is no room. */
  block(blocked: boolean): void;
  queue(): { messages: number; limit: number };
};

export function createBackPressure(): BackPressure {
  let messages = 0;
  let bytes = 0;
  let blocked = false;
  let waiting: { sender: object | undefined; resume: () => void }[] = [];
  const hurried = new WeakSet<object>();
  const hasRoom = () => !blocked && messages < MAX_MESSAGES && bytes < MAX_BYTES;

  function resumeWaiting(): void {
    if (waiting.length === 0 || !hasRoom()) return;
    const resumed = waiting;
    waiting = [];
    for (const { resume } of resumed) resume();
  }

  return {
    queue: () => ({ messages, limit: MAX_MESSAGES }),
    add(more, size) {
      messages += more;
      bytes += size + more * OVERHEAD_BYTES;
    },
    release(done, size) {
      messages -= done;
      bytes -= size + done * OVERHEAD_BYTES;
      resumeWaiting();
    },
    hasRoom,
    block(wanted) {
      blocked = wanted;
      resumeWaiting();
    },
    ready: (sender) =>
      hasRoom() || (sender !== undefined && hurried.has(sender))
        ? READY
        : new Promise((resume) => waiting.push({ sender, resume })),
    endWaiting(sender) {
      hurried.add(sender);
      for (const one of waiting) if (one.sender === sender) one.resume();
      waiting = waiting.filter((one) => one.sender !== sender);
    },
  };
}

/** Estimates the size in bytes of a message that is already decoded. */
export function sizeOf(message: IncomingMessage): number {
  let size = OVERHEAD_BYTES + message.message.length;
  for (const name in message.fields) {
    const value = message.fields[name];
    if (typeof value === 'string') size += value.length;
  }
  return size;
}
