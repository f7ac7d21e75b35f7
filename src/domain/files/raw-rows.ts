import { csvReader, type CsvRecord } from './csv';
import { jsonValues, type JsonValue } from './json-values';
import { linesOf, type Line } from './lines';
import { otherDelimiter, usualDelimiter } from './row-format';

type Bytes = AsyncIterable<Uint8Array>;

/** In bytes; below the node's request limit of 20 MB. */
export const LONGEST_ROW = 16 * 1024 * 1024;
export const TOO_LONG = `longer than ${LONGEST_ROW} bytes`;

/** The lines of a text file that are not blank. */
export async function* textLines(bytes: Bytes): AsyncGenerator<Line[], void> {
  for await (const lines of linesOf(bytes, LONGEST_ROW)) yield lines.filter(isFilled);
}

/** The JSON values of a file: one a line, in a list, or over several lines. */
export async function* jsonTexts(bytes: Bytes): AsyncGenerator<JsonValue[], void> {
  const { isOver, all } = await overLines(bytes);
  if (isOver) yield* jsonValues(all, LONGEST_ROW);
  else yield* textLines(all);
}

export const isFilled = ({ text, tooLong }: Line): boolean =>
  tooLong === true || text.trim() !== '';

/** Enough to see the first line of a file with long lines. */
const PEEKED_BYTES = 65_536;

/** Whether the file has a list, or objects that go over several lines, by its first line. */
async function overLines(bytes: Bytes): Promise<{ isOver: boolean; all: Bytes }> {
  const iterator = bytes[Symbol.asyncIterator]();
  const decoder = new TextDecoder();
  const read: Uint8Array[] = [];
  let start = '';
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    read.push(next.value);
    start = (start + decoder.decode(next.value, { stream: true })).replace(/^[\s\uFEFF]+/, '');
    if (start.includes('\n') || start.length > PEEKED_BYTES) break;
  }
  const [line = ''] = start.split('\n', 1);
  // A line that is only damaged does not end like this.
  const isCut = start.includes('\n') && /^\{(?:.*[,{[:])?\s*$/.test(line);
  const all = async function* () {
    yield* read;
    yield* { [Symbol.asyncIterator]: () => iterator };
  };
  return { isOver: line.startsWith('[') || isCut, all: all() };
}

/** `header` is undefined while it has not been read. */
export type CsvRecords = {
  header: readonly (string | undefined)[] | undefined;
  records: CsvRecord[];
};

/** The records of a CSV file below its header, its first record. */
export async function* csvRecords(
  bytes: Bytes,
  delimiter: string,
): AsyncGenerator<CsvRecords, void> {
  const decoder = new TextDecoder();
  const reader = csvReader(delimiter, LONGEST_ROW);
  let header: CsvRecords['header'];
  const found = (records: CsvRecord[]): CsvRecords => {
    if (header === undefined) {
      const at = records.findIndex((record) => 'values' in record);
      const first = records[at];
      if (first !== undefined && 'values' in first) {
        header = first.values;
        records.splice(at, 1);
      }
    }
    return { header, records };
  };
  for await (const chunk of bytes)
    yield found(reader.push(decoder.decode(chunk, { stream: true })));
  yield found([...reader.push(decoder.decode()), ...reader.end()]);
}

/** The delimiter of a CSV file by its name, or the one that its header has instead. */
export function foundDelimiter(fileName: string, start: Uint8Array): string {
  const usual = usualDelimiter(fileName);
  const [header] = csvReader(usual, LONGEST_ROW).push(new TextDecoder().decode(start));
  return (header && 'values' in header && otherDelimiter(header.values, usual)) || usual;
}
