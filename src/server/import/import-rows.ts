import type { ImportedMessage } from '@/contract/import';
import { putOwn } from '@/domain/exact';
import { parseExact } from '@/domain/exact-json';
import { isObject } from '@/domain/json-object';
import { gelfMessage } from '../inputs/gelf/decode-gelf';
import { DecodeError } from '../inputs/definition/model';
import { readFileLine } from '../inputs/lines/read-file-line';
import { csvReader } from './csv';
import { timeContext } from './instant';
import { jsonValues } from './json-values';
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

/** JSON objects, one a line, in a list, or over several lines: GELF if it has a `short_message`, otherwise names and values. */
export async function* jsonRows(bytes: Bytes, rules: RecordRules): ImportRows {
  const { isOver, all } = await overLines(bytes);
  const message = (text: string) => jsonMessage(text, rules);
  if (isOver)
    for await (const values of jsonValues(all, LONGEST))
      yield values.map((value) =>
        'problem' in value ? refusing(value.number, value.problem) : row(value, message),
      );
  else
    for await (const lines of linesOf(all, LONGEST))
      yield lines
        .filter(({ text, tooLong }) => tooLong || text.trim() !== '')
        .map((line) => row(line, message));
}

/** Enough to see the first line of a file with long lines. */
const PEEKED_BYTES = 65_536;

/** Whether the file has a list, or objects that go over several lines, by its first line. */
async function overLines(
  bytes: Bytes,
): Promise<{ isOver: boolean; all: AsyncIterable<Uint8Array> }> {
  const iterator = bytes[Symbol.asyncIterator]();
  const read: Uint8Array[] = [];
  let start = '';
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    read.push(next.value);
    start = Buffer.concat(read)
      .toString('utf8')
      .replace(/^[\s\uFEFF]+/, '');
    if (start.includes('\n') || start.length > PEEKED_BYTES) break;
  }
  const [line = ''] = start.split('\n', 1);
  // A line that is only damaged does not end like this.
  const isCut = start.includes('\n') && /^\{(?:.*[,{[:])?\s*$/.test(line);
  const all = async function* () {
    yield* read;
    for (let next = await iterator.next(); !next.done; next = await iterator.next())
      yield next.value;
  };
  return { isOver: line.startsWith('[') || isCut, all: all() };
}

function jsonMessage(text: string, rules: RecordRules): Taken {
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

/** One message per line; with `first`, each matching line begins a message of several lines. */
export async function* textRows(
  bytes: Bytes,
  rules: RecordRules,
  first: RegExp | undefined,
): ImportRows {
  let last: number | undefined;
  const message = (text: string): Taken => {
    const read = readFileLine(text, timeContext(rules));
    const own = read.timestamp;
    // Lines without a time take that of the previous line.
    last = own ?? last;
    return {
      message: {
        timestamp: own ?? last ?? rules.now,
        source: read.source ?? rules.source,
        message: read.message,
        fields: { ...rules.added, ...read.fields },
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
  let names: readonly string[] | undefined;
  const rows = (records: ReturnType<typeof reader.push>): ImportRow[] =>
    records.flatMap((record): ImportRow[] => {
      if ('problem' in record) return [refusing(record.number, record.problem)];
      if (names === undefined) {
        const hint = delimiterHint(record.values, delimiter);
        if (hint !== undefined) throw new DecodeError(hint);
        names = columnNames(record.values);
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

/** What to tell about a header with one column that holds other delimiters. */
function delimiterHint(
  header: readonly (string | undefined)[],
  delimiter: string,
): string | undefined {
  const [only, ...more] = header;
  if (only === undefined || more.length > 0) return undefined;
  const [other, name] =
    [
      [';', 'semicolons: --delimiter ";"'],
      ['\t', 'tabs: --delimiter tab'],
      ['|', 'vertical bars: --delimiter "|"'],
      [',', 'commas: --delimiter ,'],
    ].find(([one = '']) => one !== delimiter && only.includes(one)) ?? [];
  return other === undefined
    ? undefined
    : `The first line has one column, but its names are separated by ${name}.`;
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
