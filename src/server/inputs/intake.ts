import type { IncomingMessage, MessageWriter } from '@/server/messages/model';
import type { InputCounters } from './counters';
import { DecodeError, type Decoded, type Decoder, type InputDocument, type Reception, type Remote } from './model';
import { textSetting } from './settings';

const EXCERPT_CHARACTERS = 160;

/** Where the transports of one input put what arrived. */
export type Intake = {
  /** Decodes and writes one message; resolves when there is room for more. Bytes that are no message are counted. */
  accept(bytes: Uint8Array, remote?: Remote): Promise<void>;
  /** Like `accept`, but a message or the reason why it is none; writes nothing. */
  decode(bytes: Uint8Array, remote?: Remote): IncomingMessage | DecodeError;
  /** Counts something that was no message. */
  refuse(reason: string, excerpt?: string): void;
  /** Counts good messages that could not be taken; one where no number is given. */
  drop(reason: string, count?: number): void;
  readonly counters: InputCounters;
  readonly writer: MessageWriter;
};

/** `charset`: what arrives is in this encoding, whatever the input's form says. */
export type IntakeOptions = { input: InputDocument; decoder: Decoder; charset?: string | undefined; writer: MessageWriter; counters: InputCounters; now: () => number };

/** @throws RangeError when `charset_name` names no known encoding. */
export function createIntake({ input, decoder, charset, writer, counters, now }: IntakeOptions): Intake {
  const text = new TextDecoder(charset ?? textSetting(input.configuration, 'charset_name', 'UTF-8'));
  const toMessage = messageFactory(input);

  const refuse = (reason: string, excerpt?: string) => {
    counters.malformed += 1;
    counters.lastError = { text: excerpt === undefined || excerpt === '' ? reason : `${reason} In: ${shortened(excerpt)}`, at: now() };
  };

  const decode: Intake['decode'] = (bytes, remote) => {
    const content = text.decode(bytes);
    try {
      const reception: Reception = remote === undefined ? { receivedAt: now() } : { receivedAt: now(), remote };
      return toMessage(decoder(content, reception), reception);
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      refuse(error.message, content);
      return error;
    }
  };

  return {
    counters,
    writer,
    refuse,
    decode,
    drop(reason, count = 1) {
      counters.dropped += count;
      counters.lastError = { text: reason, at: now() };
    },
    async accept(bytes, remote) {
      const message = decode(bytes, remote);
      if (message instanceof DecodeError) return;
      await writer.write(message);
      counters.received += 1;
    },
  };
}

/**
 * Adds what the input itself says: its id, another source, static fields where the sender has none of that name.
 * Static fields may change while the input runs.
 */
function messageFactory(input: InputDocument): (decoded: Decoded, reception: Reception) => IncomingMessage {
  const overrideSource = textSetting(input.configuration, 'override_source', '');

  return (decoded, { receivedAt, remote }) => ({
    timestamp: decoded.timestamp,
    source: overrideSource === '' ? decoded.source : overrideSource,
    message: decoded.message,
    fields: isEmpty(input.static_fields) ? decoded.fields : { ...input.static_fields, ...decoded.fields },
    inputId: input.id,
    receivedAt,
    ...(remote !== undefined && { remote }),
  });
}

function isEmpty(fields: Readonly<Record<string, string>>): boolean {
  for (const _ in fields) return false;
  return true;
}

function shortened(text: string): string {
  return text.length <= EXCERPT_CHARACTERS ? text : `${text.slice(0, EXCERPT_CHARACTERS)}…`;
}
