import type { FieldValue } from '@/domain/exact';
import { collectFields, type FieldCollector } from '../decoding/collect-fields';
import { leafOf } from '../decoding/flatten';
import { DecodeError, type Decoded, type Reception } from '../definition/model';
import { stringifyExact } from '@/domain/exact-json';
import { parseBounded } from '../decoding/bounded-json';
import { wholeTime } from '../times/read-time';
import { repairedJson } from './lenient-json';

type Json = Readonly<Record<string, unknown>>;

const LATEST_YEAR_MS = Date.UTC(10_000, 0, 1);

/**
 * Decodes GELF 1.0 and 1.1, as lenient as Graylog: the source defaults to the sender's address, and
 * a timestamp that cannot be read to the time of arrival. Additional fields lose one leading
 * underscore; objects and arrays are stored as JSON text. Like Graylog, it drops `version`; every
 * other member that has no role in the message is a field.
 * @throws DecodeError when the text is not GELF
 */
export function decodeGelf(text: string, reception: Reception): Decoded {
  return gelfMessage(objectOf(text), reception);
}

/** @throws DecodeError when the object is not GELF */
export function gelfMessage(json: Json, { receivedAt, remote }: Reception): Decoded {
  const sourceName = sourceNameOf(json);
  const messageName = messageNameOf(json);
  const timestamp = timestampOf(json['timestamp'], receivedAt);
  return {
    timestamp: timestamp ?? receivedAt,
    source: sourceName === undefined ? (remote?.ip ?? 'unknown') : String(json[sourceName]),
    message: String(json[messageName]),
    fields: fieldsOf(json, [
      'version',
      sourceName,
      messageName,
      timestamp === undefined ? undefined : 'timestamp',
    ]),
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

/**
 * The member with the source. A host that is empty or not a text is refused, except for objects and
 * lists, which are fields.
 */
function sourceNameOf(json: Json): string | undefined {
  const { host } = json;
  if (host === null || (host !== undefined && typeof host !== 'object')) {
    requireText(json, 'host');
    return 'host';
  }
  return ['_source', 'source'].find((name) => isFilled(json[name]));
}

/** Old senders use `message`, which also replaces an empty `short_message`. */
function messageNameOf(json: Json): string {
  const { short_message: short, message } = json;
  if (short === undefined && message === undefined)
    throw new DecodeError('The mandatory field short_message is missing.');
  if (isFilled(message) && (short === undefined || (typeof short === 'string' && !isFilled(short))))
    return 'message';
  const name = short === undefined ? 'message' : 'short_message';
  requireText(json, name);
  return name;
}

const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

function requireText(json: Json, name: string): void {
  const value = json[name];
  if (typeof value !== 'string')
    throw new DecodeError(`The mandatory field ${name} must be a string.`);
  if (value.trim() === '') throw new DecodeError(`The mandatory field ${name} is empty.`);
}

/** Seconds since the epoch, as a number or numeric text; some senders write dates. */
function timestampOf(value: unknown, receivedAt: number): number | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  const seconds = typeof value === 'bigint' ? Number(value) : text === '' ? value : Number(text);
  if (typeof seconds !== 'number' || !(seconds > 0))
    return text === '' ? undefined : wholeTime(text, { receivedAt, zone: 'UTC' });
  const milliseconds = Math.round(seconds * 1000);
  if (milliseconds >= LATEST_YEAR_MS)
    throw new DecodeError(
      `The field timestamp is beyond the year 9999: ${seconds}. It counts seconds, not milliseconds.`,
    );
  return milliseconds > 0 ? milliseconds : undefined;
}

/** `taken` are the members that became the message itself. */
function fieldsOf(json: Json, taken: readonly (string | undefined)[]): Record<string, FieldValue> {
  const level = levelOf(json['level']);
  const full = json['full_message'];
  const hasFull = typeof full === 'string' && full !== '';
  const fields = collectFields({
    ...(level !== undefined && { level }),
    ...(hasFull && { full_message: full }),
  });
  for (const key in json) {
    if (taken.includes(key) || (key === 'full_message' && hasFull)) continue;
    if (key === 'level') {
      if (level !== undefined) continue;
      // A level that is not a number would make the field useless for searches by value.
      putValue(fields, 'level_2', json[key]);
    } else putValue(fields, key.length > 1 && key.startsWith('_') ? key.slice(1) : key, json[key]);
  }
  return fields.fields();
}

/** Leaves out null and empty text. */
function putValue(fields: FieldCollector, name: string, value: unknown): void {
  const stored = typeof value === 'object' && value !== null ? nestedText(value) : leafOf(value);
  if (stored !== undefined) fields.put(name, stored);
}

/** Undefined for a level that is not a number. */
function levelOf(value: unknown): number | undefined {
  if ((typeof value !== 'string' || value.trim() === '') && typeof value !== 'number')
    return undefined;
  const level = Math.trunc(Number(value));
  return Number.isSafeInteger(level) ? level : undefined;
}

function nestedText(value: unknown): string {
  try {
    return stringifyExact(value);
  } catch {
    throw new DecodeError('A field is nested too deeply.');
  }
}
