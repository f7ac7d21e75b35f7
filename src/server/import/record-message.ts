import type { ImportedMessage } from '@/contract/import';
import { putOwn, type FieldValue } from '@/domain/exact';
import { DecodeError } from '../inputs/definition/model';
import { instantOf, type InstantContext } from './instant';

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
 * Converts a record of names and values to a message. The fields used as message, time and source
 * are not stored twice.
 * @throws DecodeError
 */
export function recordMessage(
  record: Json,
  rules: RecordRules,
): { message: ImportedMessage; dated: boolean } {
  const messageName = chosen(record, rules.messageField, MESSAGE_NAMES);
  const message = messageName === undefined ? undefined : plainText(record[messageName]);
  if (message === undefined || message.trim() === '')
    throw new DecodeError(
      `No message: ${rules.messageField ?? `none of ${MESSAGE_NAMES.join(', ')}`} has a text. Name a field with --message-field.`,
    );

  const timeName = chosen(record, rules.timeField, TIME_NAMES);
  const instant = timeName === undefined ? undefined : instantOf(record[timeName], rules);
  if (timeName !== undefined && instant === undefined)
    throw new DecodeError(
      `${timeName} is not a valid time: ${String(record[timeName]).slice(0, 60)}`,
    );

  const sourceName = chosen(record, rules.sourceField, SOURCE_NAMES);
  const own = sourceName === undefined ? undefined : plainText(record[sourceName]);
  const source = own === undefined || own.trim() === '' ? rules.source : own;
  const fields: Record<string, FieldValue> = { ...rules.added };
  for (const [name, value] of Object.entries(record)) {
    if (name !== messageName && name !== timeName && name !== sourceName && !GIVEN_ANEW.test(name))
      putOwn(fields, name, value as FieldValue);
  }
  return {
    message: { timestamp: instant ?? rules.now, source, message, fields },
    dated: instant !== undefined,
  };
}

function chosen(
  record: Json,
  wanted: string | undefined,
  usual: readonly string[],
): string | undefined {
  if (wanted !== undefined)
    return record[wanted] === undefined || record[wanted] === null ? undefined : wanted;
  return usual.find(
    (name) => Object.hasOwn(record, name) && record[name] !== null && record[name] !== undefined,
  );
}
