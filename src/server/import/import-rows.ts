import type { ImportedMessage } from '@/contract/import';
import { putOwn } from '@/domain/exact';
import { parseExact } from '@/domain/exact-json';
import { decodeGelf } from '../inputs/gelf/decode-gelf';
import { DecodeError } from '../inputs/definition/model';
import { csvReader } from './csv';
import { instantInLine } from './instant';
import { linesOf, type Line } from './lines';
import { recordMessage, type RecordRules } from './record-message';

/** `dated` is false for a message that was given the time of the import. */
export type Taken = { message: ImportedMessage; dated: boolean };
/** A line or row with its number. `take` throws DecodeError if it is not a message. */
export type ImportRow = { number: number; take: () => Taken };
/** Yields the rows of each chunk that was read together. */
export type ImportRows = AsyncGenerator<ImportRow[], void>;
type Bytes = AsyncIterable<Uint8Array>;

/** In bytes; below the node's request limit of 20 MB. */
export const LONGEST = 16 * 1024 * 1024;

const refusing = (number: number, reason: string): ImportRow => ({
  number,
  take() {
    throw new DecodeError(reason);
  },
});
const row = ({ number, text, tooLong }: Line, take: (text: string) => Taken): ImportRow =>
  tooLong ? refusing(number, `longer than ${LONGEST} bytes`) : { number, take: () => take(text) };

/** One JSON object per line: GELF if it has a `short_message`, otherwise names and values. */
export async function* jsonRows(bytes: Bytes, rules: RecordRules): ImportRows {
  for await (const lines of linesOf(bytes, LONGEST)) {
    yield lines
      .filter(({ text, tooLong }) => tooLong || text.trim() !== '')
      .map((line) => row(line, (text) => jsonMessage(text, rules)));
  }
}

function jsonMessage(text: string, rules: RecordRules): Taken {
  const chosen = rules.messageField ?? rules.timeField ?? rules.sourceField;
  if (chosen === undefined && text.includes('"short_message"')) return gelfMessage(text, rules);
  let json: unknown;
  try {
    json = parseExact(text);
  } catch (error) {
    throw new DecodeError(
      `Invalid JSON: ${error instanceof Error ? error.message.slice(0, 200) : ''}`,
    );
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new DecodeError('Not a JSON object.');
  return recordMessage(json as Readonly<Record<string, unknown>>, rules);
}

function gelfMessage(text: string, { now, source: usual, added }: RecordRules): Taken {
  // The decoder falls back to the time of arrival, so a sentinel shows whether there was a time.
  const NEVER = -1;
  const { timestamp, source, message, fields } = decodeGelf(text, { receivedAt: NEVER });
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

/** One message per line; with `first`, each matching line begins a message of several lines. */
export async function* textRows(
  bytes: Bytes,
  rules: RecordRules,
  first: RegExp | undefined,
): ImportRows {
  let last: number | undefined;
  const message = (text: string): Taken => {
    const own = instantInLine(text, rules);
    // Lines without a time take that of the previous line.
    last = own ?? last;
    return {
      message: {
        timestamp: own ?? last ?? rules.now,
        source: rules.source,
        message: text,
        fields: rules.added,
      },
      dated: (own ?? last) !== undefined,
    };
  };
  for await (const lines of first === undefined
    ? linesOf(bytes, LONGEST)
    : groupsOf(linesOf(bytes, LONGEST), first)) {
    yield lines
      .filter(({ text, tooLong }) => tooLong || text.trim() !== '')
      .map((line) => row(line, message));
  }
}

async function* groupsOf(all: AsyncIterable<Line[]>, first: RegExp): AsyncGenerator<Line[], void> {
  let group: Line | undefined;
  for await (const lines of all) {
    const done: Line[] = [];
    for (const line of lines) {
      const joined: number = group === undefined ? 0 : group.text.length + line.text.length;
      if (group === undefined || first.test(line.text)) {
        if (group !== undefined) done.push(group);
        group = line;
      } else if (group.tooLong || line.tooLong || joined > LONGEST)
        group = { number: group.number, text: '', tooLong: true };
      else group = { number: group.number, text: `${group.text}\n${line.text}` };
    }
    yield done;
  }
  if (group !== undefined) yield [group];
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

/** One message per record; the first line holds the names. `asText` keeps numbers as texts. */
export async function* csvRows(
  bytes: Bytes,
  rules: RecordRules,
  { delimiter, asText }: { delimiter: string; asText: boolean },
): ImportRows {
  const decoder = new TextDecoder();
  const reader = csvReader(delimiter, LONGEST);
  let names: readonly (string | undefined)[] | undefined;
  const rows = (records: ReturnType<typeof reader.push>): ImportRow[] =>
    records.flatMap((record): ImportRow[] => {
      if ('problem' in record) return [refusing(record.number, record.problem)];
      if (names === undefined) {
        names = record.values;
        return [];
      }
      return [
        {
          number: record.number,
          take: () => csvMessage(record.values, names ?? [], rules, asText),
        },
      ];
    });
  for await (const chunk of bytes) yield rows(reader.push(decoder.decode(chunk, { stream: true })));
  yield rows([...reader.push(decoder.decode()), ...reader.end()]);
}

function csvMessage(
  values: readonly (string | undefined)[],
  names: readonly (string | undefined)[],
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
    if (name !== undefined && value !== undefined)
      putOwn(record, name, asText ? value : csvValue(value));
  }
  return recordMessage(record, rules);
}
