import type { Fields } from '@/domain/exact';

/** A message as an input hands it over, before it has an id. */
export type IncomingMessage = {
  /** Milliseconds since the epoch. */
  timestamp: number;
  source: string;
  message: string;
  /** All others: `level`, `full_message`, the sender's own. Names are as they shall be stored. */
  fields: Fields;
  inputId: string;
  /** Milliseconds since the epoch. */
  receivedAt: number;
  remote?: { ip: string; port: number };
};

/** A message that storage will never take, however often it is sent. */
export class MessageRefused extends Error {
  override name = 'MessageRefused';
}

/** What inputs write to. It batches, and makes senders wait instead of growing without bound. */
export type MessageWriter = {
  /** Resolves when there is room for more, which is at once unless storage is behind. Durable within a second. */
  write(message: IncomingMessage): Promise<void>;
  /** Resolves when the messages are on disk and searchable; fails when one of them is not: with `MessageRefused` when trying again is of no use. */
  writeDurably(messages: readonly IncomingMessage[]): Promise<void>;
  /** Writes what is queued; resolves when it is durable. */
  flush(): Promise<void>;
};
