import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { fileForm } from '@/domain/files/file-form';
import { parquetRows } from '../../import/parquet-rows';
import { csvRows, jsonRows, textRows, type ImportRows } from '../../import/import-rows';
import { unreachable } from '@/domain/unreachable';
import { ClientError } from '../client/client';
import type { Format, ImportOptions } from './import-options';

/**
 * The data to import. `read` counts how many of `size` bytes were read; both are undefined when
 * unknown.
 */
export type ImportSource = {
  format: Format;
  rows: ImportRows;
  size: number | undefined;
  read: () => number;
  close(): void;
};

const STDIN = '-';
const CHUNK = 256 * 1024;

/** @throws ClientError if the file cannot be read */
export async function openSource(options: ImportOptions): Promise<ImportSource> {
  const { file } = options;
  const size = file === STDIN ? undefined : await sizeOf(file);
  let bytesRead = 0;
  const raw = file === STDIN ? process.stdin : createReadStream(file, { highWaterMark: CHUNK });
  const counted = async function* () {
    for await (const chunk of raw as AsyncIterable<Uint8Array>) {
      bytesRead += chunk.length;
      yield chunk;
    }
  };
  const { bytes: found, start: begun } = await unpacked(counted(), file);
  const { bytes, start } = asUtf8(found, begun, options);
  const format = options.format ?? formatOf(file, start);
  const known = { format, size, read: () => bytesRead, close: () => undefined };
  switch (format) {
    case 'ndjson':
      return { ...known, rows: jsonRows(bytes, options.rules) };
    case 'text':
      return { ...known, rows: textRows(bytes, options.rules, options.multiline) };
    case 'csv':
      return {
        ...known,
        rows: csvRows(bytes, options.rules, {
          delimiter: options.delimiter ?? (/\.tsv(\.gz)?$/i.test(file) ? '\t' : ','),
          asText: options.asText,
        }),
      };
    case 'parquet':
      return parquetSource(options, bytes, start, raw);
    default:
      return unreachable(format);
  }
}

/**
 * Text as UTF-8, whatever its encoding.
 * @throws ClientError for a form that has no lines of text
 */
function asUtf8(
  bytes: AsyncIterable<Uint8Array>,
  start: Buffer,
  { file, encoding, tell }: ImportOptions,
): { bytes: AsyncIterable<Uint8Array>; start: Buffer } {
  if (start.subarray(0, 4).toString('latin1') === 'PAR1') return { bytes, start };
  const form = encoding === undefined ? fileForm(start) : { encoding };
  if ('refused' in form)
    throw new ClientError(`${file} is ${form.refused}. Import the text in it instead.`);
  if (form.encoding === 'utf-8') return { bytes, start };
  if (form.encoding === 'windows-1252' && encoding === undefined)
    tell(`${file} is not UTF-8 and is read as Windows-1252. --encoding names another encoding.`);
  const decoded = (chunk: Uint8Array) => Buffer.from(new TextDecoder(form.encoding).decode(chunk));
  return { bytes: decodedFrom(bytes, form.encoding), start: decoded(start) };
}

async function* decodedFrom(
  bytes: AsyncIterable<Uint8Array>,
  encoding: string,
): AsyncGenerator<Uint8Array, void> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes) yield Buffer.from(decoder.decode(chunk, { stream: true }));
  yield Buffer.from(decoder.decode());
}

/** Parquet files are read from their end, which excludes pipes. */
async function parquetSource(
  { file, rules }: ImportOptions,
  bytes: AsyncIterable<Uint8Array>,
  start: Buffer,
  raw: Readable,
): Promise<ImportSource> {
  const directory = mkdtempSync(join(tmpdir(), 'graylog-console-'));
  let path = file;
  if (file === STDIN || !start.subarray(0, 4).equals(Buffer.from('PAR1')) || /\.gz$/i.test(file)) {
    path = join(directory, 'import.parquet');
    await pipeline(bytes, createWriteStream(path, { mode: 0o600 }));
  } else raw.destroy();
  return {
    format: 'parquet',
    rows: parquetRows(path, rules, join(directory, 'engine')),
    size: undefined,
    read: () => 0,
    close: () => rmSync(directory, { recursive: true, force: true }),
  };
}

async function sizeOf(file: string): Promise<number | undefined> {
  try {
    const found = await stat(file);
    if (found.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
    // The size of a pipe is meaningless.
    return found.isFile() ? found.size : undefined;
  } catch (error) {
    throw new ClientError(
      `${file} cannot be read (${error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'}).`,
    );
  }
}

/** Detects gzip by content, whatever the name of the file. */
async function unpacked(
  bytes: AsyncGenerator<Uint8Array, void>,
  file: string,
): Promise<{ bytes: AsyncIterable<Uint8Array>; start: Buffer }> {
  const { first, all } = await peeked(bytes);
  if (first[0] !== 0x1f || first[1] !== 0x8b) return { bytes: all, start: Buffer.from(first) };
  const gunzip = createGunzip({ chunkSize: CHUNK });
  // The reader of the stream sees this error.
  pipeline(Readable.from(all), gunzip).catch(() => undefined);
  const inner = await peeked(readable(gunzip, file));
  return { bytes: inner.all, start: Buffer.from(inner.first) };
}

async function* readable(
  bytes: AsyncIterable<Uint8Array>,
  file: string,
): AsyncGenerator<Uint8Array, void> {
  try {
    yield* bytes;
  } catch (error) {
    throw new ClientError(
      `${file}: the compressed data is damaged or cut off (${error instanceof Error ? error.message : ''}).`,
    );
  }
}

async function peeked(
  bytes: AsyncGenerator<Uint8Array, void>,
): Promise<{ first: Uint8Array; all: AsyncGenerator<Uint8Array, void> }> {
  const { value: first = new Uint8Array() } = (await bytes.next()) as IteratorResult<
    Uint8Array,
    undefined
  >;
  const all = async function* () {
    if (first.length > 0) yield first;
    yield* bytes;
  };
  return { first, all: all() };
}

const BY_NAME: readonly (readonly [RegExp, Format])[] = [
  [/\.(ndjson|jsonl|json|gelf)$/, 'ndjson'],
  [/\.(csv|tsv)$/, 'csv'],
  [/\.parquet$/, 'parquet'],
];

function formatOf(file: string, start: Buffer): Format {
  const name = file.toLowerCase().replace(/\.gz$/, '');
  const named = BY_NAME.find(([pattern]) => pattern.test(name))?.[1];
  if (named !== undefined) return named;
  if (start.subarray(0, 4).toString('latin1') === 'PAR1') return 'parquet';
  return /^\uFEFF?\s*(?:\{|\[\s*(?:[{\]]|$))/.test(start.subarray(0, 64).toString('utf8'))
    ? 'ndjson'
    : 'text';
}
