import type { FieldValue } from '@/domain/exact';
import { storedFieldName } from '../field-names';
import { DecodeError, type Decoded, type Reception } from '../model';
import { parseExact, stringifyExact } from '@/domain/exact-json';

type Json = Readonly<Record<string, unknown>>;

/** Read by themselves, so not fields; `version` is dropped as Graylog does. */
const CORE = new Set(['version', 'host', 'short_message', 'message', 'timestamp', 'level', 'full_message']);
const LATEST_YEAR_MS = Date.UTC(10_000, 0, 1);

/**
 * GELF 1.0 and 1.1. Additional fields lose one leading underscore; objects and arrays become their JSON text as in Graylog.
 * @throws DecodeError
 */
export function decodeGelf(text: string, { receivedAt }: Reception): Decoded {
  const json = objectOf(text);
  const source = requiredText(json, 'host');
  const message = 'short_message' in json ? requiredText(json, 'short_message') : requiredText(json, 'message', 'short_message');
  return { timestamp: timestampOf(json['timestamp'], receivedAt), source, message, fields: fieldsOf(json) };
}

function objectOf(text: string): Json {
  let json: unknown;
  try {
    json = parseExact(text);
  } catch (error) {
    throw new DecodeError(`No valid JSON: ${error instanceof Error ? error.message.slice(0, 200) : 'unknown reason'}.`);
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new DecodeError('A GELF message must be a JSON object.');
  return json as Json;
}

function requiredText(json: Json, name: string, calledFor = name): string {
  const value = json[name];
  if (value === undefined || value === null) throw new DecodeError(`The mandatory field ${calledFor} is missing.`);
  if (typeof value !== 'string') throw new DecodeError(`The mandatory field ${name} must be a string.`);
  if (value.trim() === '') throw new DecodeError(`The mandatory field ${name} is empty.`);
  return value;
}

function timestampOf(value: unknown, receivedAt: number): number {
  if (value === undefined || value === null) return receivedAt;
  const seconds = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof seconds !== 'number' && typeof seconds !== 'bigint') throw new DecodeError('The field timestamp must be a number of seconds.');
  const milliseconds = Math.round(Number(seconds) * 1000);
  if (Number.isNaN(milliseconds)) throw new DecodeError('The field timestamp must be a number of seconds.');
  if (milliseconds >= LATEST_YEAR_MS) throw new DecodeError(`The field timestamp is beyond the year 9999: ${seconds}. It counts seconds, not milliseconds.`);
  return milliseconds > 0 ? milliseconds : receivedAt;
}

function fieldsOf(json: Json): Record<string, FieldValue> {
  const fields: Record<string, FieldValue> = {};
  const level = levelOf(json['level']);
  if (level !== undefined) fields['level'] = level;
  if (typeof json['full_message'] === 'string' && json['full_message'] !== '') fields['full_message'] = json['full_message'];

  for (const [key, value] of Object.entries(json)) {
    // `_id` is for the server alone (GELF specification).
    if (CORE.has(key) || key === '_id') continue;
    const name = storedFieldName(key.length > 1 && key.startsWith('_') ? key.slice(1) : key);
    // Two senders' names may become one; the first stays.
    if (name === undefined || Object.hasOwn(fields, name)) continue;
    const stored = fieldValueOf(value);
    if (stored !== undefined) fields[name] = stored;
  }
  return fields;
}

function levelOf(value: unknown): number | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const level = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
  if (!Number.isInteger(level)) throw new DecodeError('The field level must be a whole number.');
  return level;
}

/** Undefined for what is no value: null and empty text. */
function fieldValueOf(value: unknown): FieldValue | undefined {
  switch (typeof value) {
    case 'string':
      return value === '' ? undefined : value;
    case 'number':
      return Number.isFinite(value) ? value : String(value);
    case 'bigint':
    case 'boolean':
      return value;
    default:
      return value === null || value === undefined ? undefined : nestedText(value);
  }
}

function nestedText(value: unknown): string {
  try {
    return stringifyExact(value);
  } catch {
    throw new DecodeError('A field is nested too deeply.');
  }
}
