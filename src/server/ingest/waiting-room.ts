import type { IncomingMessage } from '../message-types/incoming-message';

const MOST_MESSAGES = 50_000;
const MOST_BYTES = 32 * 1024 * 1024;
/** What a message costs besides its bytes. */
const OVERHEAD = 100;

const AT_ONCE = Promise.resolve();

/** What was received and is not on disk yet, which is bounded. */
export type WaitingRoom = {
  enter(messages: number, bytes: number): void;
  leave(messages: number, bytes: number): void;
  /** Resolves when there is room for more: at once, unless storage is behind. */
  entered(): Promise<void>;
  hasRoom(): boolean;
  queue(): { messages: number; limit: number };
};

export function createWaitingRoom(): WaitingRoom {
  let messages = 0;
  let bytes = 0;
  let waiting: (() => void)[] = [];
  const hasRoom = () => messages < MOST_MESSAGES && bytes < MOST_BYTES;

  return {
    queue: () => ({ messages, limit: MOST_MESSAGES }),
    enter(more, size) {
      messages += more;
      bytes += size + more * OVERHEAD;
    },
    leave(less, size) {
      messages -= less;
      bytes -= size + less * OVERHEAD;
      if (waiting.length === 0 || !hasRoom()) return;
      for (const resume of waiting) resume();
      waiting = [];
    },
    hasRoom,
    entered: () => (hasRoom() ? AT_ONCE : new Promise((resolve) => waiting.push(resolve))),
  };
}

/** Bytes of a message that is no bytes any more, roughly. */
export function sizeOf(message: IncomingMessage): number {
  let size = OVERHEAD + message.message.length;
  for (const name in message.fields) {
    const value = message.fields[name];
    if (typeof value === 'string') size += value.length;
  }
  return size;
}
