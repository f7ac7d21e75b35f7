import type { IncomingMessage } from '../../message-types/incoming-message';
import type { InputDocument } from './model';

/**
 * What became of a lane's messages since the last time: `malformed` were none, and `last` says why
 * of the last one.
 */
export type LaneNews = {
  taken: number;
  malformed: number;
  last?: { reason: string; excerpt: string };
};

/** What decoding needs to know of an input. */
export type LaneSource = Pick<InputDocument, 'id' | 'type' | 'configuration' | 'static_fields'>;

/** Where an input puts bytes that are decoded elsewhere, so that the event loop is free. */
export type Lane = {
  /** Resolves when there is room for more. `receivedAt` in milliseconds since the epoch. */
  put(bytes: Uint8Array, receivedAt: number, remote?: IncomingMessage['remote']): Promise<void>;
  /**
   * Resolves when they are on disk and searchable, with the reason for each that was no message
   * (undefined for all others). Fails like `writeDurably`.
   */
  putDurably(
    all: readonly Uint8Array[],
    receivedAt: number,
    remote?: IncomingMessage['remote'],
  ): Promise<(string | undefined)[]>;
  /** After the last message. */
  close(): void;
};

/** What inputs write to. It batches, and makes senders wait instead of growing without bound. */
export type MessageWriter = {
  /**
   * Resolves when there is room for more, which is at once unless storage is behind. Durable within
   * a second.
   */
  write(message: IncomingMessage): Promise<void>;
  /**
   * Resolves when the messages are on disk and searchable; fails when one of them is not: with
   * `MessageRefused` when trying again is of no use.
   */
  writeDurably(messages: readonly IncomingMessage[]): Promise<void>;
  /** Writes what is queued; resolves when it is durable. */
  flush(): Promise<void>;
  /**
   * Undefined where messages of that type of input have to be decoded by the input itself. The lane
   * looks at the input's static fields again with each message.
   */
  openLane?(
    input: LaneSource,
    charset: string | undefined,
    onNews: (news: LaneNews) => void,
  ): Lane | undefined;
};
