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
  ready(): Promise<void>;
  hasRoom(): boolean;
  queue(): { messages: number; limit: number };
};

export function createBackPressure(): BackPressure {
  let messages = 0;
  let bytes = 0;
  let waiting: (() => void)[] = [];
  const hasRoom = () => messages < MAX_MESSAGES && bytes < MAX_BYTES;

  return {
    queue: () => ({ messages, limit: MAX_MESSAGES }),
    add(more, size) {
      messages += more;
      bytes += size + more * OVERHEAD_BYTES;
    },
    release(done, size) {
      messages -= done;
      bytes -= size + done * OVERHEAD_BYTES;
      if (waiting.length === 0 || !hasRoom()) return;
      for (const resume of waiting) resume();
      waiting = [];
    },
    hasRoom,
    ready: () => (hasRoom() ? READY : new Promise((resolve) => waiting.push(resolve))),
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
