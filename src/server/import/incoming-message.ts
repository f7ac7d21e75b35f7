import { IMPORT_INPUT_ID } from '@/contract/import';
import { isObject } from '@/domain/json-object';
import { DecodeError } from '../inputs/definition/model';
import { cleanSource } from '../inputs/definition/clean-source';
import { flatten, type FlattenRules } from '../inputs/decoding/flatten';
import { wholeTime } from '../inputs/times/read-time';
import type { IncomingMessage } from '../message-types/incoming-message';

const LATEST_YEAR_MS = Date.UTC(10_000, 0, 1);
const BY_UNDERSCORE: FlattenRules = {
  member: (path, key) => (path === '' ? key : `${path}_${key}`),
  item: (path, index) => `${path}_${index}`,
  keepLists: true,
};

/**
 * Converts an imported message. Nested fields are flattened (`a_b`).
 * @throws DecodeError
 */
export function incomingMessage(given: unknown, receivedAt: number): IncomingMessage {
  if (!isObject(given)) throw new DecodeError('A message must be a JSON object.');
  const { timestamp, source, message, fields } = given;
  if (typeof message !== 'string' || message.trim() === '')
    throw new DecodeError('message must be a text that is not empty.');
  if (typeof source !== 'string' || source.trim() === '')
    throw new DecodeError('source must be a text that is not empty.');
  if (fields !== undefined && fields !== null && !isObject(fields))
    throw new DecodeError('fields must be an object.');
  return {
    timestamp: instantOf(timestamp, receivedAt),
    source: cleanSource(source),
    message,
    fields: flatten(fields ?? {}, '', BY_UNDERSCORE),
    inputId: IMPORT_INPUT_ID,
    receivedAt,
  };
}

function instantOf(timestamp: unknown, receivedAt: number): number {
  const instant =
    typeof timestamp === 'string' ? wholeTime(timestamp, { receivedAt, zone: 'UTC' }) : timestamp;
  if (typeof instant !== 'number' || !Number.isFinite(instant))
    throw new DecodeError('timestamp must be ISO 8601 or milliseconds since the epoch.');
  if (Math.abs(instant) >= LATEST_YEAR_MS)
    throw new DecodeError('The timestamp is beyond the year 9999.');
  return Math.round(instant);
}
