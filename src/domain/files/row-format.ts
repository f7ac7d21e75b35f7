export const ROW_FORMATS = ['ndjson', 'csv', 'parquet', 'text'] as const;
/** What the rows of a file are: JSON values, records of CSV or Parquet, or lines. */
export type RowFormat = (typeof ROW_FORMATS)[number];

const BY_NAME: readonly (readonly [RegExp, RowFormat])[] = [
  [/\.(ndjson|jsonl|json|gelf)$/, 'ndjson'],
  [/\.(csv|tsv)$/, 'csv'],
  [/\.parquet$/, 'parquet'],
];

/** The format of a file by its name, otherwise by its first bytes in UTF-8, unpacked. */
export function rowFormat(fileName: string, start: Uint8Array): RowFormat {
  const name = fileName.toLowerCase().replace(/\.gz$/, '');
  const named = BY_NAME.find(([pattern]) => pattern.test(name))?.[1];
  if (named !== undefined) return named;
  if (isParquet(start)) return 'parquet';
  const text = new TextDecoder().decode(start.subarray(0, 64));
  return /^\s*(?:\{|\[\s*(?:[{\]]|$))/.test(text) ? 'ndjson' : 'text';
}

export const isParquet = (start: Uint8Array): boolean =>
  String.fromCharCode(...start.subarray(0, 4)) === 'PAR1';

export const isGzip = (start: Uint8Array): boolean => start[0] === 0x1f && start[1] === 0x8b;

/** The delimiter of a CSV file by its name. */
export const usualDelimiter = (fileName: string): string =>
  /\.tsv(\.gz)?$/i.test(fileName) ? '\t' : ',';

const DELIMITERS = [';', '\t', '|', ','];

/** Another delimiter in the header of a CSV file that has one column only, which is surely meant. */
export function otherDelimiter(
  header: readonly (string | undefined)[],
  delimiter: string,
): string | undefined {
  const [only, ...more] = header;
  if (only === undefined || more.length > 0) return undefined;
  return DELIMITERS.find((one) => one !== delimiter && only.includes(one));
}

/** Text in an encoding as UTF-8, in the same chunks. */
export async function* utf8Of(
  bytes: AsyncIterable<Uint8Array>,
  encoding: string,
): AsyncGenerator<Uint8Array, void> {
  const decoder = new TextDecoder(encoding);
  const encoder = new TextEncoder();
  for await (const chunk of bytes) yield encoder.encode(decoder.decode(chunk, { stream: true }));
  yield encoder.encode(decoder.decode());
}

/** The first chunk, empty if there is none, and all of them. */
export async function peeked<Chunk extends Uint8Array>(
  bytes: AsyncIterable<Chunk>,
): Promise<{ first: Uint8Array; all: AsyncIterable<Chunk> }> {
  const iterator = bytes[Symbol.asyncIterator]();
  const next = await iterator.next();
  const all = async function* () {
    if (!next.done) yield next.value;
    yield* { [Symbol.asyncIterator]: () => iterator };
  };
  return { first: next.done ? new Uint8Array() : next.value, all: all() };
}
