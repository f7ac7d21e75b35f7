import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { fileForm } from '@/domain/files/file-form';
import {
  isGzip,
  isParquet,
  peeked,
  rowFormat,
  usualDelimiter,
  utf8Of,
  type RowFormat,
} from '@/domain/files/row-format';
import { parquetRows } from '../../import/parquet-rows';
import { csvRows, jsonRows, textRows, type ImportRows } from '../../import/import-rows';
import { unreachable } from '@/domain/unreachable';
import { ClientError } from '../client/client';
import type { ImportOptions } from './import-options';

/**
 * The data to import. `read` counts how many of `size` bytes were read; both are undefined when
 * unknown.
 */
export type ImportSource = {
  format: RowFormat;
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
  const format = options.format ?? rowFormat(file, start);
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
          delimiter: options.delimiter ?? usualDelimiter(file),
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
  if (isParquet(start)) return { bytes, start };
  const form = encoding === undefined ? fileForm(start) : { encoding };
  if ('refused' in form)
    throw new ClientError(`${file} is ${form.refused}. Import the text in it instead.`);
  if (form.encoding === 'utf-8') return { bytes, start };
  if (form.encoding === 'windows-1252' && encoding === undefined)
    tell(`${file} is not UTF-8 and is read as Windows-1252. --encoding names another encoding.`);
  const decoded = (chunk: Uint8Array) => Buffer.from(new TextDecoder(form.encoding).decode(chunk));
  return { bytes: utf8Of(bytes, form.encoding), start: decoded(start) };
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
  if (file === STDIN || !isParquet(start) || /\.gz$/i.test(file)) {
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
  if (!isGzip(first)) return { bytes: all, start: Buffer.from(first) };
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
