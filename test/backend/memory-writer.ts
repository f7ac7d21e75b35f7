import type { IncomingMessage } from '@/server/message-types/incoming-message';
import type { MessageWriter } from '@/server/inputs/definition/message-writer';

/** A writer that keeps messages in memory, and blocks senders while `hold` is set. */
export type MemoryWriter = MessageWriter & {
  messages: IncomingMessage[];
  /** Messages that were stored before their sender was notified. */
  durable: IncomingMessage[];
  hold(): void;
  release(): void;
  /** Writes blocked by back-pressure: current number and maximum. */
  waiting: number;
  mostWaiting: number;
  /** Resolves with the first `count` messages once they have arrived. */
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
