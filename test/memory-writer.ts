import type { IncomingMessage } from '@/server/message-types/incoming-message';
import type { MessageWriter } from '@/server/inputs/definition/message-writer';

/** A writer that keeps messages in memory, and makes senders wait while `hold` is on. */
export type MemoryWriter = MessageWriter & {
  messages: IncomingMessage[];
  /** Those that were on disk when their sender was told so. */
  durable: IncomingMessage[];
  hold(): void;
  release(): void;
  /** Writes that wait for room, now and at most. */
  waiting: number;
  mostWaiting: number;
  /** Resolves with the first `count` messages as soon as they are there. */
  received(count: number): Promise<IncomingMessage[]>;
};

export function createMemoryWriter(): MemoryWriter {
  let room = Promise.resolve();
  let open = () => undefined as void;
  const watchers = new Set<() => void>();

  const writer: MemoryWriter = {
    messages: [],
    durable: [],
    waiting: 0,
    mostWaiting: 0,
    hold: () => void (room = new Promise<void>((resolve) => (open = resolve))),
    release: () => open(),
    async write(message) {
      writer.waiting += 1;
      writer.mostWaiting = Math.max(writer.mostWaiting, writer.waiting);
      await room;
      writer.waiting -= 1;
      writer.messages.push(message);
      for (const watcher of watchers) watcher();
    },
    async writeDurably(messages) {
      for (const message of messages) await writer.write(message);
      writer.durable.push(...messages);
    },
    flush: () => room,
    received(count) {
      return new Promise((resolve) => {
        const check = () => {
          if (writer.messages.length < count) return;
          watchers.delete(check);
          resolve(writer.messages.slice(0, count));
        };
        watchers.add(check);
        check();
      });
    },
  };
  return writer;
}
