import type { IncomingMessage } from '@/server/message-types/incoming-message';
import type { MessageWriter } from '@/server/inputs/definition/message-writer';
import { futureMessage, isFuture } from './clocks';
import { createHeldBytes, type HeldBytes } from './held-bytes';
import { countFuture, type InputCounters } from './counters';
import {
  DecodeError,
  type Decoder,
  type InputDocument,
  type Reception,
  type Remote,
} from './model';
import { excerptOf, messageFactory, textReader } from './to-message';

/** Where an input hands over the messages it receives. */
export type Intake = {
  /**
   * Resolves when the message is taken, for which it waits for its turn while storage is behind.
   * Malformed messages are counted.
   */
  accept(bytes: Uint8Array, remote?: Remote): Promise<void>;
  /** Like `accept` for messages that arrived together. */
  acceptAll(all: readonly Uint8Array[], remote?: Remote): Promise<void>;
  /**
   * Resolves once the messages are on disk, and searchable unless processing is paused, with the
   * reason for each malformed one. Rejects when storing fails; a `MessageRefused` means that a retry
   * is pointless, a `QueueFull` that it makes sense later.
   */
  acceptDurably(all: readonly Uint8Array[], remote?: Remote): Promise<(DecodeError | undefined)[]>;
  /** Decodes without storing; counts malformed messages. */
  decode(bytes: Uint8Array, remote?: Remote): IncomingMessage | DecodeError;
  /** Counts a malformed message. */
  refuse(reason: string, excerpt?: string): void;
  /** Counts valid messages that could not be accepted. */
  drop(reason: string, count?: number): void;
  /** Lets those continue that wait for room, because the input stops. */
  endWaiting(): void;
  /** Call after the last message. */
  close(): void;
  readonly counters: InputCounters;
  readonly held: HeldBytes;
  readonly writer: MessageWriter;
};

/** `charset` overrides the encoding from the input's configuration. */
export type IntakeOptions = {
  input: InputDocument;
  decoder: Decoder;
  charset?: string | undefined;
  writer: MessageWriter;
  counters: InputCounters;
  now: () => number;
};

/**
 * Passes raw bytes to the writer if it decodes this input type in another thread; otherwise decodes
 * here with `decoder`.
 * @throws RangeError when `charset_name` is not a known encoding
 */
export function createIntake({
  input,
  decoder,
  charset,
  writer,
  counters,
  now,
}: IntakeOptions): Intake {
  const read = textReader(input, charset);
  const toMessage = messageFactory(input);

  const refuse = (reason: string, excerpt?: string, count = 1) => {
    counters.malformed += count;
    counters.lastError = {
      text:
        excerpt === undefined || excerpt === '' ? reason : `${reason} In: ${excerptOf(excerpt)}`,
      at: now(),
    };
  };

  const decode: Intake['decode'] = (bytes, remote) => {
    const content = read(bytes);
    try {
      const reception: Reception =
        remote === undefined ? { receivedAt: now() } : { receivedAt: now(), remote };
      const message = toMessage(decoder(content, reception), reception);
      if (isFuture(message)) countFuture(counters, [futureMessage(message)]);
      return message;
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      refuse(error.message, content);
      return error;
    }
  };

  const channel = writer.openChannel?.(input, charset, ({ accepted, malformed, last, future }) => {
    counters.received += accepted;
    if (future !== undefined) countFuture(counters, future);
    if (last !== undefined) refuse(last.reason, last.excerpt, malformed);
  });

  return {
    counters,
    held: writer.held ?? createHeldBytes(),
    writer,
    refuse,
    decode,
    endWaiting: () => channel?.endWaiting(),
    close: () => channel?.close(),
    drop(reason, count = 1) {
      counters.dropped += count;
      counters.lastError = { text: reason, at: now() };
    },
    async acceptDurably(all, remote) {
      if (channel !== undefined)
        return (await channel.putDurably(all, now(), remote)).map((reason) =>
          reason === undefined ? undefined : new DecodeError(reason),
        );
      const decoded = all.map((bytes) => decode(bytes, remote));
      const messages = decoded.filter(
        (one): one is IncomingMessage => !(one instanceof DecodeError),
      );
      await writer.writeDurably(messages);
      counters.received += messages.length;
      return decoded.map((one) => (one instanceof DecodeError ? one : undefined));
    },
    accept(bytes, remote) {
      if (channel !== undefined) return channel.put(bytes, now(), remote);
      return acceptHere(bytes, remote);
    },
    async acceptAll(all, remote) {
      if (channel !== undefined) return channel.putAll(all, now(), remote);
      for (const bytes of all) await acceptHere(bytes, remote);
    },
  };

  async function acceptHere(bytes: Uint8Array, remote?: Remote): Promise<void> {
    const message = decode(bytes, remote);
    if (message instanceof DecodeError) return;
    await writer.write(message);
    counters.received += 1;
  }
}
