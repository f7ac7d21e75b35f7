import { putOwn, type FieldValue } from '@/domain/exact';
import { storedFieldName } from '../decoding/field-names';
import { leafOf } from '../decoding/flatten';
import { DecodeError, type Decoded, type Reception } from '../definition/model';
import { stringifyExact } from '@/domain/exact-json';
import { MAX_FIELDS, parseBounded, tooManyFields } from '../decoding/bounded-json';
import { repairedJson } from './lenient-json';

type Json = Readonly<Record<string, unknown>>;

/** Members that are not stored as fields; like Graylog, `version` is dropped. */
const CORE = new Set([
  'version',
  'host',
  'short_message',
  'message',
  'timestamp',
  'level',
  'full_message',
]);
const LATEST_YEAR_MS = Date.UTC(10_000, 0, 1);

/**
 * Decodes GELF 1.0 and 1.1, as lenient as Graylog: the source defaults to the sender's address, and
 * a timestamp that is not a number to the time of arrival. Additional fields lose one leading
 * underscore; objects and arrays are stored as JSON text.
 * @throws DecodeError when the text is not GELF
 */
export function decodeGelf(text: string, { receivedAt, remote }: Reception): Decoded {
  const json = objectOf(text);
  const source = sourceOf(json) ?? remote?.ip ?? 'unknown';
  return {
    timestamp: timestampOf(json['timestamp'], receivedAt),
    source,
    message: messageOf(json),
    fields: fieldsOf(json),
  };
}

function objectOf(text: string): Json {
  const json = parsed(text);
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new DecodeError('A GELF message must be a JSON object.');
  return json as Json;
}

function parsed(text: string): unknown {
  try {
    return parseBounded(text);
  } catch (error) {
    if (error instanceof DecodeError) throw error;
    try {
      return parseBounded(repairedJson(text));
    } catch {
      throw new DecodeError(
        `Invalid JSON: ${error instanceof Error ? error.message.slice(0, 200) : 'unknown reason'}.`,
      );
    }
  }
}

/** Undefined when there is none; a host that is empty or not a text is refused. */
function sourceOf(json: Json): string | undefined {
  if (json['host'] !== undefined) return requiredText(json, 'host');
  return [json['_source'], json['source']].find(
    (source) => typeof source === 'string' && source.trim() !== '',
  ) as string | undefined;
}

/** Old senders use `message`, which also replaces an empty `short_message`. */
function messageOf(json: Json): string {
  const { short_message: short, message } = json;
  if (short === undefined && message === undefined)
    throw new DecodeError('The mandatory field short_message is missing.');
  if (short === undefined) return requiredText(json, 'message');
  if (
    typeof short === 'string' &&
    short.trim() === '' &&
    typeof message === 'string' &&
    message.trim() !== ''
  )
    return message;
  return requiredText(json, 'short_message');
}

function requiredText(json: Json, name: string): string {
  const value = json[name];
  if (typeof value !== 'string')
    throw new DecodeError(`The mandatory field ${name} must be a string.`);
  if (value.trim() === '') throw new DecodeError(`The mandatory field ${name} is empty.`);
  return value;
}

/** Seconds since the epoch, as a number or numeric text. */
function timestampOf(value: unknown, receivedAt: number): number {
  const seconds =
    typeof value === 'string' && value.trim() !== ''
      ? Number(value)
      : typeof value === 'bigint'
        ? Number(value)
        : value;
  if (typeof seconds !== 'number' || !(seconds > 0)) return receivedAt;
  const milliseconds = Math.round(seconds * 1000);
  if (milliseconds >= LATEST_YEAR_MS)
    throw new DecodeError(
      `The field timestamp is beyond the year 9999: ${seconds}. It counts seconds, not milliseconds.`,
    );
  return milliseconds > 0 ? milliseconds : receivedAt;
}

function fieldsOf(json: Json): Record<string, FieldValue> {
  const fields: Record<string, FieldValue> = {};
  const level = levelOf(json['level']);
  if (level !== undefined) fields['level'] = level;
  if (typeof json['full_message'] === 'string' && json['full_message'] !== '')
    fields['full_message'] = json['full_message'];

  let count = 0;
  for (const key in json) {
    // The GELF specification reserves `_id` for the server.
    if (CORE.has(key) || key === '_id') continue;
    const name = storedFieldName(key.length > 1 && key.startsWith('_') ? key.slice(1) : key);
    // Different names may be stored as the same one; the first wins.
    if (name === undefined || Object.hasOwn(fields, name)) continue;
    const stored = fieldValueOf(json[key]);
    if (stored === undefined) continue;
    count += 1;
    if (count > MAX_FIELDS) throw tooManyFields();
    putOwn(fields, name, stored);
  }
  return fields;
}

/** Drops a level that is not a number: it would make the field useless for searches by value. */
function levelOf(value: unknown): number | undefined {
  if ((typeof value !== 'string' || value.trim() === '') && typeof value !== 'number')
    return undefined;
  const level = Math.trunc(Number(value));
  return Number.isSafeInteger(level) ? level : undefined;
}

/** Undefined for null and empty text. */
function fieldValueOf(value: unknown): FieldValue | undefined {
  return typeof value === 'object' && value !== null ? nestedText(value) : leafOf(value);
}

function nestedText(value: unknown): string {
  try {
    return stringifyExact(value);
  } catch {
    throw new DecodeError('A field is nested too deeply.');
  }
}
