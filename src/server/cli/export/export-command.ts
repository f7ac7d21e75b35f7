import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdtempSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { UsageError } from '../client/usage-error';
import { ClientError, createClient, type Client } from '../client/client';
import { connectionFor } from '../client/connection';
import { EXPORT_HELP, exportOptions, type ExportOptions } from './export-options';
import { writeParquet } from './export-parquet';
import { exportText } from './export-text';
import { messagesOut } from './messages-out';
import type { Surroundings } from '../client/options';
import { createProgress, grouped, rateOf } from '../client/progress';

const STDOUT = '-';

/**
 * Returns the exit code.
 * @throws UsageError, ClientError
 */
export async function runExport(
  args: readonly string[],
  { env, defaultDataDirectory }: Surroundings,
): Promise<number> {
  const options = exportOptions(args, defaultDataDirectory, Date.now());
  if (options === undefined) {
    process.stdout.write(EXPORT_HELP);
    return 0;
  }
  if (options.out !== STDOUT && !options.force && existsSync(options.out))
    throw new UsageError(`${options.out} already exists; use --force to replace it.`);
  const client = createClient(await connectionFor(options.connection, env));
  try {
    await exported(options, client);
    return 0;
  } finally {
    await client.close();
  }
}

async function exported(options: ExportOptions, client: Client): Promise<void> {
  const progress = createProgress(process.stderr, options.limit);
  const began = Date.now();
  let count = 0;
  const onRows = (more: number) => {
    count += more;
    progress.at(count, count);
  };
  // An incomplete export never gets the final file name.
  const part = options.out === STDOUT ? STDOUT : `${options.out}.part`;
  try {
    if (options.format === 'parquet') await parquet(options, part, client, onRows);
    else await text(options, options.format, part, client, onRows);
    if (part !== STDOUT) renameSync(part, options.out);
  } catch (error) {
    if (part !== STDOUT) rmSync(part, { force: true });
    if (error instanceof UsageError) throw error;
    // The reader of the standard output has closed it, like `head` does.
    if (part === STDOUT && error instanceof Error && 'code' in error && error.code === 'EPIPE')
      return;
    throw new ClientError(
      `Stopped after ${grouped(count)} messages: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  } finally {
    progress.end();
  }
  process.stderr.write(
    `${grouped(count)} messages written; ${grouped(rateOf(count, Date.now() - began))} per second.\n`,
  );
}

type OnRows = (count: number) => void;

async function text(
  options: ExportOptions,
  format: Exclude<ExportOptions['format'], 'parquet'>,
  part: string,
  client: Client,
  onRows: OnRows,
): Promise<void> {
  const chunks = Readable.from(
    exportText(await messagesOut(client, options), format, options.delimiter, onRows),
  );
  const target: Writable = part === STDOUT ? process.stdout : createWriteStream(part);
  if (options.gzip) await pipeline(chunks, createGzip(), target);
  else await pipeline(chunks, target, { end: part !== STDOUT });
}

async function parquet(
  options: ExportOptions,
  part: string,
  client: Client,
  onRows: OnRows,
): Promise<void> {
  // Next to the output file, where there is enough space.
  const directory = mkdtempSync(
    join(part === STDOUT ? tmpdir() : dirname(resolve(part)), '.graylog-console-'),
  );
  try {
    const path = part === STDOUT ? join(directory, 'export.parquet') : part;
    await writeParquet(await messagesOut(client, options), path, directory, onRows);
    if (part === STDOUT) await pipeline(createReadStream(path), process.stdout, { end: false });
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
