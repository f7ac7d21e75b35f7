import { fileForm } from '@/domain/files/file-form';
import {
  csvRecords,
  foundDelimiter,
  jsonTexts,
  textLines,
  TOO_LONG,
} from '@/domain/files/raw-rows';
import { isGzip, isParquet, peeked, rowFormat, utf8Of } from '@/domain/files/row-format';
import { t } from '@/shared/texts/t';

/** In bytes. */
const CHUNK = 1_000_000;

/** A row with the number of its line; the values of a line or JSON value are its text alone. */
export type Piece =
  { number: number; values: (string | null)[] } | { number: number; problem: string };
/** Pieces that were read together. */
export type Pieces = (
  { format: 'text' | 'ndjson' } | { format: 'csv'; header: readonly (string | null)[] }
) & { pieces: Piece[] };

/**
 * The rows of a file in order; memory is bounded by the longest. gzip is unpacked and the encoding
 * detected, as by the import of the command line. `onRead` receives the bytes read so far.
 * @throws Error for a file without rows of text, or damaged ones
 */
export async function* filePieces(
  file: File,
  onRead: (bytes: number) => void,
): AsyncGenerator<Pieces, void> {
  const raw = await peeked(slicesOf(file, onRead));
  const packed = isGzip(raw.first);
  const { first, all } = await peeked(packed ? unpacked(raw.all, file.name) : raw.all);
  if (isParquet(first)) throw refusal(file.name, 'Parquet');
  const form = fileForm(first);
  if ('refused' in form) throw refusal(file.name, form.name);
  const start = new TextEncoder().encode(new TextDecoder(form.encoding).decode(first));
  const bytes = form.encoding === 'utf-8' ? all : utf8Of(all, form.encoding);
  const format = rowFormat(file.name, start);
  switch (format) {
    case 'parquet':
      throw refusal(file.name, 'Parquet');
    case 'csv':
      return yield* csvPieces(bytes, foundDelimiter(file.name, start));
    case 'ndjson':
      for await (const texts of jsonTexts(bytes)) yield { format, pieces: texts.map(pieceOf) };
      return;
    case 'text':
      for await (const lines of textLines(bytes)) yield { format, pieces: lines.map(pieceOf) };
  }
}

const refusal = (name: string, form: string | undefined) =>
  new Error(
    form === undefined ? t('inputs.fileNoText', { name }) : t('inputs.fileForm', { name, form }),
  );

type TextRow =
  { number: number; text: string; tooLong?: true } | { number: number; problem: string };

const pieceOf = (row: TextRow): Piece =>
  'problem' in row
    ? row
    : row.tooLong
      ? { number: row.number, problem: TOO_LONG }
      : { number: row.number, values: [row.text] };

async function* csvPieces(
  bytes: AsyncIterable<Uint8Array>,
  delimiter: string,
): AsyncGenerator<Pieces, void> {
  for await (const { header = [], records } of csvRecords(bytes, delimiter))
    yield {
      format: 'csv',
      header: header.map(orNull),
      pieces: records.map((record) =>
        'problem' in record ? record : { number: record.number, values: record.values.map(orNull) },
      ),
    };
}

const orNull = (value: string | undefined) => value ?? null;

async function* slicesOf(
  file: File,
  onRead: (bytes: number) => void,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  for (let from = 0; from < file.size; from += CHUNK) {
    yield new Uint8Array(await file.slice(from, from + CHUNK).arrayBuffer());
    onRead(Math.min(file.size, from + CHUNK));
  }
}

/** Reads no more of the file than the caller takes. */
async function* unpacked(
  bytes: AsyncIterable<Uint8Array<ArrayBuffer>>,
  name: string,
): AsyncGenerator<Uint8Array, void> {
  const iterator = bytes[Symbol.asyncIterator]();
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const next = await iterator.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
  });
  const reader = source.pipeThrough(new DecompressionStream('gzip')).getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read().catch(() => {
        throw new Error(t('inputs.fileDamaged', { name }));
      });
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
