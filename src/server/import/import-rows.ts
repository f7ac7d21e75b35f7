import {
  csvRecords,
  isFilled,
  jsonTexts,
  LONGEST_ROW,
  textLines,
  TOO_LONG,
} from '@/domain/files/raw-rows';
import { linesOf, type Line } from '@/domain/files/lines';
import { otherDelimiter } from '@/domain/files/row-format';
import { DecodeError } from '../inputs/definition/model';
import type { RecordRules } from './record-message';
import { csvMessages, jsonMessage, textReader, type Taken } from './row-reader';

/** A line or row with its number. `take` throws DecodeError if it is not a message. */
export type ImportRow = { number: number; take: () => Taken };
/** Yields the rows of each chunk that was read together. */
export type ImportRows = AsyncGenerator<ImportRow[], void>;
type Bytes = AsyncIterable<Uint8Array>;

const refusing = (number: number, reason: string): ImportRow => ({
  number,
  take() {
    throw new DecodeError(reason);
  },
});
const row = ({ number, text, tooLong }: Line, take: (text: string) => Taken): ImportRow =>
  tooLong ? refusing(number, TOO_LONG) : { number, take: () => take(text) };

/** JSON objects, one a line, in a list, or over several lines. */
export async function* jsonRows(bytes: Bytes, rules: RecordRules): ImportRows {
  for await (const values of jsonTexts(bytes))
    yield values.map((value) =>
      'problem' in value
        ? refusing(value.number, value.problem)
        : row(value, (text) => jsonMessage(text, rules)),
    );
}

/** One message per line; with `first`, each matching line begins a message of several lines. */
export async function* textRows(
  bytes: Bytes,
  rules: RecordRules,
  first: RegExp | undefined,
): ImportRows {
  const { read } = textReader(rules);
  const all = first === undefined ? textLines(bytes) : groupsOf(linesOf(bytes, LONGEST_ROW), first);
  for await (const lines of all) yield lines.filter(isFilled).map((line) => row(line, read));
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
      } else if (group.tooLong || line.tooLong || joined > LONGEST_ROW)
        group = { number: group.number, text: '', tooLong: true };
      else group = { number: group.number, text: `${group.text}\n${line.text}` };
    }
    yield done;
  }
  if (group !== undefined) yield [group];
}

/** One message per record; the first line holds the names. `asText` keeps numbers as texts. */
export async function* csvRows(
  bytes: Bytes,
  rules: RecordRules,
  { delimiter, asText }: { delimiter: string; asText: boolean },
): ImportRows {
  let read: ReturnType<typeof csvMessages> | undefined;
  for await (const { header, records } of csvRecords(bytes, delimiter)) {
    if (header !== undefined && read === undefined) {
      const other = otherDelimiter(header, delimiter);
      if (other !== undefined) throw new DecodeError(delimiterHint(other));
      read = csvMessages(header, rules, asText);
    }
    const messages = read;
    yield records.flatMap((record): ImportRow[] => {
      if ('problem' in record) return [refusing(record.number, record.problem)];
      return messages === undefined
        ? []
        : [{ number: record.number, take: () => messages(record.values) }];
    });
  }
}

const HINTS: Readonly<Record<string, string>> = {
  ';': 'semicolons: --delimiter ";"',
  '\t': 'tabs: --delimiter tab',
  '|': 'vertical bars: --delimiter "|"',
  ',': 'commas: --delimiter ,',
};

const delimiterHint = (other: string): string =>
  `The first line has one column, but its names are separated by ${HINTS[other]}.`;
