import type { ImportedMessage } from '@/contract/import';
import { putOwn } from '@/domain/exact';
import { parseExact } from '@/domain/exact-json';
import { isObject } from '@/domain/json-object';
import { gelfMessage } from '../inputs/gelf/decode-gelf';
import { DecodeError } from '../inputs/definition/model';
import { readFileLine } from '../inputs/lines/read-file-line';
import { timeContext } from './instant';
import { recordMessage, type RecordRules } from './record-message';

/** `dated` is false for a message that was given the time of the import. */
export type Taken = { message: ImportedMessage; dated: boolean };

/**
 * The only reader of lines of text files. Lines without a time take that of the line before,
 * `previous` in milliseconds since the epoch for the first one.
 */
export function textReader(
  rules: RecordRules,
  previous?: number,
): { read: (line: string) => Taken; last: () => number | undefined } {
  let last = previous;
  return {
    read(line) {
      const { timestamp, source, message, fields } = readFileLine(line, timeContext(rules));
      last = timestamp ?? last;
      return {
        message: {
          timestamp: last ?? rules.now,
          source: source ?? rules.source,
          message,
          fields: { ...rules.added, ...fields },
        },
        dated: last !== undefined,
      };
    },
    last: () => last,
  };
}

/**
 * A JSON object: GELF if it has a `short_message`, otherwise names and values.
 * @throws DecodeError
 */
export function jsonMessage(text: string, rules: RecordRules): Taken {
  let json: unknown;
  try {
    json = parseExact(text);
  } catch (error) {
    throw new DecodeError(
      `Invalid JSON: ${error instanceof Error ? error.message.slice(0, 200) : ''}`,
    );
  }
  if (!isObject(json)) throw new DecodeError('Not a JSON object.');
  const chosen = rules.messageField ?? rules.timeField ?? rules.sourceField;
  return chosen === undefined && isGelf(json) ? fromGelf(json, rules) : recordMessage(json, rules);
}

/** GELF has a host that is a text, too, or none. */
const isGelf = ({ short_message: text, host }: Readonly<Record<string, unknown>>): boolean =>
  typeof text === 'string' && (host === undefined || typeof host === 'string');

function fromGelf(
  json: Readonly<Record<string, unknown>>,
  { now, source: usual, added }: RecordRules,
): Taken {
  // The decoder falls back to the time of arrival, so a sentinel shows whether there was a time.
  const NEVER = -1;
  const { timestamp, source, message, fields } = gelfMessage(json, { receivedAt: NEVER });
  const dated = timestamp !== NEVER;
  return {
    message: {
      timestamp: dated ? timestamp : now,
      source: source === 'unknown' ? usual : source,
      message,
      fields: { ...added, ...fields },
    },
    dated,
  };
}

const WHOLE = /^-?(0|[1-9]\d{0,18})$/;
const DECIMAL = /^-?(0|[1-9]\d{0,15})\.\d{1,16}$/;

/** Converts texts that look like numbers written by a program; `007` and `+49` stay texts. */
function csvValue(text: string): string | number | bigint {
  if (WHOLE.test(text)) {
    const number = Number(text);
    return text === '-0' ? text : Number.isSafeInteger(number) ? number : BigInt(text);
  }
  return DECIMAL.test(text) && String(Number(text)) === text ? Number(text) : text;
}

/**
 * Reads the records below a header. `asText` keeps numbers as texts; the reader throws DecodeError
 * for a record of another length.
 */
export function csvMessages(
  header: readonly (string | undefined)[],
  rules: RecordRules,
  asText: boolean,
): (values: readonly (string | undefined)[]) => Taken {
  const names = columnNames(header);
  return (values) => csvMessage(values, names, rules, asText);
}

/** Columns without a name are called by their number, and those with the same name numbered. */
function columnNames(header: readonly (string | undefined)[]): string[] {
  const names: string[] = [];
  for (const [index, given] of header.entries()) {
    const name = given?.trim() || `column_${index + 1}`;
    let unique = name;
    for (let number = 2; names.includes(unique); number += 1) unique = `${name}_${number}`;
    names.push(unique);
  }
  return names;
}

function csvMessage(
  values: readonly (string | undefined)[],
  names: readonly string[],
  rules: RecordRules,
  asText: boolean,
): Taken {
  if (values.length !== names.length)
    throw new DecodeError(
      `${values.length} values, but the first line names ${names.length} columns.`,
    );
  const record: Record<string, unknown> = {};
  for (const [index, name] of names.entries()) {
    const value = values[index];
    if (value !== undefined) putOwn(record, name, asText ? value : csvValue(value));
  }
  return recordMessage(record, rules);
}
