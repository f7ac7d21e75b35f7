import type { IncomingMessage } from '@/server/message-types/incoming-message';
import type { Decoded, InputDocument, Reception } from './model';
import { textSetting } from './settings';

const EXCERPT_CHARACTERS = 160;

type MessageOf = Pick<InputDocument, 'id' | 'configuration' | 'static_fields'>;

/**
 * Reads bytes as `charset`, or as the input's `charset_name` has it. @throws RangeError when that
 * names no known encoding.
 */
export function textReader(
  { configuration }: Pick<InputDocument, 'configuration'>,
  charset?: string,
): (bytes: Uint8Array) => string {
  const text = new TextDecoder(charset ?? textSetting(configuration, 'charset_name', 'UTF-8'));
  return (bytes) => text.decode(bytes);
}

/** The beginning of what was no message, for the reader of the input's page. */
export const excerptOf = (text: string): string =>
  text.length <= EXCERPT_CHARACTERS ? text : `${text.slice(0, EXCERPT_CHARACTERS)}…`;

/**
 * Adds what the input itself says: its id, another source, static fields where the sender has none
 * of that name. Static fields may change while the input runs.
 */
export function messageFactory(
  input: MessageOf,
): (decoded: Decoded, reception: Reception) => IncomingMessage {
  const overrideSource = textSetting(input.configuration, 'override_source', '');

  return (decoded, { receivedAt, remote }) => ({
    timestamp: decoded.timestamp,
    source: overrideSource === '' ? decoded.source : overrideSource,
    message: decoded.message,
    fields: isEmpty(input.static_fields)
      ? decoded.fields
      : { ...input.static_fields, ...decoded.fields },
    inputId: input.id,
    receivedAt,
    ...(remote !== undefined && { remote }),
  });
}

function isEmpty(fields: Readonly<Record<string, string>>): boolean {
  for (const _ in fields) return false;
  return true;
}
