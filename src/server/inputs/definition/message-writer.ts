import type { IncomingMessage } from '../../message-types/incoming-message';
import type { FutureMessages } from './clocks';
import type { HeldBytes } from './held-bytes';
import type { InputDocument } from './model';

/** Messages of a channel since the previous report; `last` is the most recent decoding error. */
export type ChannelReport = {
  accepted: number;
  malformed: number;
  last?: { reason: string; excerpt: string };
  /** Those with a timestamp in the future, by sender. */
  future?: readonly FutureMessages[];
};

/** The settings of an input that decoding depends on. */
export type ChannelSource = Pick<InputDocument, 'id' | 'type' | 'configuration' | 'static_fields'>;

/** Takes the bytes of an input's messages to be decoded in another thread. */
export type Channel = {
  /**
   * Resolves when the message is taken, for which it waits for its turn while storage is behind.
   * `receivedAt` in milliseconds since the epoch.
   */
  put(bytes: Uint8Array, receivedAt: number, remote?: IncomingMessage['remote']): Promise<void>;
  /** Like `put` for messages that arrived together, in fewer turns. */
  putAll(
    all: readonly Uint8Array[],
    receivedAt: number,
    remote?: IncomingMessage['remote'],
  ): Promise<void>;
  /**
   * Resolves when the messages are on disk and searchable, with the reason for each malformed one
   * and undefined for the others. While processing is paused, they are decoded later and none is
   * known to be malformed. Fails like `writeDurably`.
   */
  putDurably(
    all: readonly Uint8Array[],
    receivedAt: number,
    remote?: IncomingMessage['remote'],
  ): Promise<(string | undefined)[]>;
  /** Lets those continue that wait for room, because the input stops. */
  endWaiting(): void;
  /** To be called after the last message. */
  close(): void;
};

/** Stores messages in batches and applies back-pressure to senders while storage is behind. */
export type MessageWriter = {
  /**
   * Resolves when there is room for more, which is at once unless storage is behind. The message is
   * on disk within a second.
   */
  write(message: IncomingMessage): Promise<void>;
  /**
   * Resolves when the messages are on disk, and searchable unless processing is paused. Fails if
   * one of them is not, with `MessageRefused` if a retry would fail again and with `QueueFull` if
   * processing is paused and there is no room for more.
   */
  writeDurably(messages: readonly IncomingMessage[]): Promise<void>;
  /** Stores what is queued; resolves when it is on disk. */
  flush(): Promise<void>;
  /** Bounds what the inputs of the node hold in memory; by default each input has a bound. */
  held?: HeldBytes;
  /** Whether processing is paused and nothing more is taken: senders have to wait. */
  isFull?(): boolean;
  /**
   * Returns undefined if the input has to decode messages of its type itself. Changes to the
   * input's static fields apply from the next message.
   */
  openChannel?(
    input: ChannelSource,
    charset: string | undefined,
    onReport: (report: ChannelReport) => void,
  ): Channel | undefined;
};
