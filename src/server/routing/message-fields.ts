import type { FieldValue } from '@/domain/exact';
import { stringifyExact } from '@/domain/exact-json';
import type { IncomingMessage } from '@/server/message-types/incoming-message';

/** The members of a message that are not among its `fields`. */
export const OWN_FIELDS = [
  'message',
  'source',
  'timestamp',
  'gl2_source_input',
  'gl2_remote_ip',
  'gl2_remote_port',
] as const;

/** The value that a stream rule sees under this name. */
export function fieldOf(message: IncomingMessage, field: string): FieldValue | undefined {
  switch (field) {
    case 'message':
      return message.message;
    case 'source':
      return message.source;
    case 'gl2_source_input':
      return message.inputId;
    case 'timestamp':
      return new Date(message.timestamp).toISOString();
    case 'gl2_remote_ip':
      return message.remote?.ip;
    case 'gl2_remote_port':
      return message.remote?.port;
    default:
      return Object.hasOwn(message.fields, field) ? message.fields[field] : undefined;
  }
}

/**
 * A value as rules compare it: as it is stored, without blanks around it. Undefined where nothing
 * would be stored.
 */
export function textOf(value: FieldValue | undefined): string | undefined {
  if (value === undefined || value === null) return undefined;
  const text =
    typeof value === 'string'
      ? value.trim()
      : typeof value === 'object'
        ? stringifyExact(value)
        : `${value}`;
  return text === '' ? undefined : text;
}

/** What Java reads as a double, without hexadecimal ones and what is no number. */
const DOUBLE = /^[+-]?(?:Infinity|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?[fFdD]?)$/;

/** A text as the number that GREATER and SMALLER compare; undefined for one that is none. */
export function doubleOf(text: string): number | undefined {
  return DOUBLE.test(text) ? Number(text.replace(/[fFdD]$/, '')) : undefined;
}
