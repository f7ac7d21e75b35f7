import type { ImportedMessage } from '@/contract/import';
import { putOwn } from '@/domain/exact';
import { parseExact } from '@/domain/exact-json';
import { decodeGelf } from '../inputs/gelf/decode-gelf';
import { DecodeError } from '../inputs/definition/model';
import { csvReader } from './csv';
import { instantInLine } from './instant';
import { linesOf, type Line } from './lines';
import { recordMessage, type RecordRules } from './record-message';

/** `dated` is false for a message that got the time of the import. */
export type Taken = { message: ImportedMessage; dated: boolean };
/**
 * What may be a message, by the number of its line or row. `take` throws DecodeError when it is
 * none.
 */
export type Piece = { number: number; take: () => Taken };
/** The pieces of one read together. */
export type Pieces = AsyncGenerator<Piece[], void>;
type Bytes = AsyncIterable<Uint8Array>;

/** The node takes requests of 20 MB. */
export const LONGEST = 16 * 1024 * 1024;

const refusing = (number: number, reason: string): Piece => ({
  number,
  take() {
    throw new DecodeError(reason);
  },
});
const piece = ({ number, text, tooLong }: Line, take: (text: string) => Taken): Piece =>
  tooLong ? refusing(number, `longer than ${LONGEST} bytes`) : { number, take: () => take(text) };

/** A JSON object a line: GELF where there is a `short_message`, else names and values. */
export async function* jsonPieces(bytes: Bytes, rules: RecordRules): Pieces {
  for await (const lines of linesOf(bytes, LONGEST)) {
    yield lines
      .filter(({ text, tooLong }) => tooLong || text.trim() !== '')
      .map((line) => piece(line, (text) => jsonMessage(text, rules)));
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
  // GELF falls back to the time of arrival, which no message has by itself.
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

/** A line a message, or with `first` all lines up to the next one that it matches. */
export async function* textPieces(
  bytes: Bytes,
  rules: RecordRules,
  first: RegExp | undefined,
): Pieces {
  let last: number | undefined;
  const message = (text: string): Taken => {
    const own = instantInLine(text, rules);
    // Lines without a time belong to the one before.
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
      .map((line) => piece(line, message));
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

/** Texts that are numbers as a program writes them; `007` and `+49` stay texts. */
function csvValue(text: string): string | number | bigint {
  if (WHOLE.test(text)) {
    const number = Number(text);
    return text === '-0' ? text : Number.isSafeInteger(number) ? number : BigInt(text);
  }
  return DECIMAL.test(text) && String(Number(text)) === text ? Number(text) : text;
}

/** A record a message, named by the first line. `asText`: numbers stay texts. */
export async function* csvPieces(
  bytes: Bytes,
  rules: RecordRules,
  { delimiter, asText }: { delimiter: string; asText: boolean },
): Pieces {
  const decoder = new TextDecoder();
  const reader = csvReader(delimiter, LONGEST);
  let names: readonly (string | undefined)[] | undefined;
  const pieces = (records: ReturnType<typeof reader.push>): Piece[] =>
    records.flatMap((record): Piece[] => {
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
  for await (const chunk of bytes)
    yield pieces(reader.push(decoder.decode(chunk, { stream: true })));
  yield pieces([...reader.push(decoder.decode()), ...reader.end()]);
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
