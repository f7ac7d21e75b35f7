import type { IncomingMessage } from '@/server/message-types/incoming-message';
import { cleanSource } from './clean-source';
import type { Decoded, InputDocument, Reception } from './model';
import { textSetting } from './settings';

const EXCERPT_CHARACTERS = 160;

type MessageOf = Pick<InputDocument, 'id' | 'configuration' | 'static_fields'>;

/**
 * Decodes bytes as `charset`, or by default as the configured `charset_name`.
 * @throws RangeError when the encoding is unknown
 */
export function textReader(
  { configuration }: Pick<InputDocument, 'configuration'>,
  charset?: string,
): (bytes: Uint8Array) => string {
  const text = new TextDecoder(charset ?? textSetting(configuration, 'charset_name', 'UTF-8'));
  return (bytes) => text.decode(bytes);
}

/** The beginning of a malformed message, shown on the input's page. */
export const excerptOf = (text: string): string =>
  text.length <= EXCERPT_CHARACTERS ? text : `${text.slice(0, EXCERPT_CHARACTERS)}…`;

/**
 * Completes decoded messages with the input's id, its source override and its static fields as they
 * are now: they may change while the input runs. They become fields when the message is processed.
 */
export function messageFactory(
  input: MessageOf,
): (decoded: Decoded, reception: Reception) => IncomingMessage {
  const overrideSource = textSetting(input.configuration, 'override_source', '').trim();

  return (decoded, { receivedAt, remote }) => {
    const message: IncomingMessage = {
      timestamp: decoded.timestamp,
      source: overrideSource === '' ? cleanSource(decoded.source) : overrideSource,
      message: decoded.message,
      fields: decoded.fields,
      inputId: input.id,
      receivedAt,
    };
    if (remote !== undefined) message.remote = remote;
    if (!isEmpty(input.static_fields)) message.staticFields = input.static_fields;
    return message;
  };
}

function isEmpty(fields: Readonly<Record<string, string>>): boolean {
  for (const _ in fields) return false;
  return true;
}
