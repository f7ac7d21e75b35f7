import type { ImportedMessage } from '@/contract/import';
import { putOwn, type FieldValue } from '@/domain/exact';
import { withoutLineEnd } from '../inputs/decoding/line-end';
import { DecodeError } from '../inputs/definition/model';
import { instantOf, instantOfTwo, type InstantContext } from './instant';

export type RecordRules = InstantContext & {
  /** Field names chosen by the user; undefined for the default names. */
  messageField: string | undefined;
  timeField: string | undefined;
  sourceField: string | undefined;
  /** The source of messages without one. */
  source: string;
  /** Fields to add unless the record has them. */
  added: Readonly<Record<string, string>>;
};

const MESSAGE_NAMES = ['message', 'short_message', 'msg', 'log', 'text', 'full_message'];
const TIME_NAMES = ['timestamp', '@timestamp', 'time', 'ts', 'datetime', 'date', 'eventTime'];
const SOURCE_NAMES = ['source', 'host', 'hostname'];
/** Members of an export that are assigned anew on import. */
const GIVEN_ANEW = /^(_id|streams|gl2_.*)$/;

type Json = Readonly<Record<string, unknown>>;
const plainText = (value: unknown): string | undefined =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean'
      ? String(value)
      : undefined;

/**
 * Converts a record of names and values to a message. The members used as message, time and source
 * are not stored twice; a member whose value cannot play its role, such as a host that is an object,
 * is a field, and the next candidate takes the role.
 * @throws DecodeError
 */
export function recordMessage(
  record: Json,
  rules: RecordRules,
): { message: ImportedMessage; dated: boolean } {
  const messageName = firstFilled(record, candidates(rules.messageField, MESSAGE_NAMES));
  if (messageName === undefined)
    throw new DecodeError(
      `No message: ${rules.messageField ?? `none of ${MESSAGE_NAMES.join(', ')}`} has a text. Name a field with --message-field.`,
    );
  const time = timeOf(record, rules);
  const sourceName = firstFilled(record, candidates(rules.sourceField, SOURCE_NAMES), messageName);
  const roles = [messageName, sourceName, ...time.names];
  const fields: Record<string, FieldValue> = { ...rules.added };
  for (const [name, value] of Object.entries(record))
    if (!roles.includes(name) && !GIVEN_ANEW.test(name)) putOwn(fields, name, value as FieldValue);
  return {
    message: {
      timestamp: time.instant ?? rules.now,
      source: sourceName === undefined ? rules.source : (plainText(record[sourceName]) ?? ''),
      // Docker ends each text with the line break of the program.
      message: withoutLineEnd(plainText(record[messageName]) ?? ''),
      fields,
    },
    dated: time.instant !== undefined,
  };
}

const candidates = (wanted: string | undefined, usual: readonly string[]): readonly string[] =>
  wanted === undefined ? usual : [wanted];

/** The first candidate with a text that is not blank. */
function firstFilled(record: Json, names: readonly string[], taken?: string): string | undefined {
  return names.find((name) => name !== taken && (plainText(own(record, name)) ?? '').trim() !== '');
}

const own = (record: Json, name: string): unknown =>
  Object.hasOwn(record, name) ? record[name] : undefined;

type Time = { instant: number | undefined; names: readonly string[] };

/**
 * The first candidate that is a time. Without one, a text or number among them is a mistake that is
 * told; objects and lists are fields.
 */
function timeOf(record: Json, rules: RecordRules): Time {
  const names = candidates(rules.timeField, TIME_NAMES);
  if (rules.timeField === undefined) {
    const instant = instantOfTwo(own(record, 'date'), own(record, 'time'), rules);
    if (instant !== undefined) return { instant, names: ['date', 'time'] };
  }
  for (const name of names) {
    const instant = instantOf(own(record, name), rules);
    if (instant !== undefined) return { instant, names: [name] };
  }
  const wrong = firstFilled(record, names);
  if (wrong === undefined && rules.timeField !== undefined) {
    const given = own(record, rules.timeField);
    if (typeof given === 'object' && given !== null)
      throw new DecodeError(`${rules.timeField} is not a valid time: it is no text or number.`);
  }
  if (wrong !== undefined)
    throw new DecodeError(`${wrong} is not a valid time: ${String(record[wrong]).slice(0, 60)}`);
  return { instant: undefined, names: [] };
}
