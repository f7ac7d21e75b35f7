import { createExportJob, downloadExport } from '@/contract/messages';
import { listFields } from '@/contract/fields';
import { listStreams } from '@/contract/streams';
import type { FieldValue } from '@/domain/exact';
import { parseExact } from '@/domain/exact-json';
import { UsageError } from '../client/usage-error';
import { ClientError, type Client } from '../client/client';
import type { ExportOptions } from './export-options';
import { objectsIn } from './objects-in-stream';

/** Values in the order of the fields; null for missing ones. */
export type Row = readonly (FieldValue | undefined)[];
export type Outgoing = { fields: readonly string[]; rows: AsyncGenerator<Row[], void> };

const CHUNK = 1000;
const FIRST = ['timestamp', 'source', 'message'];
const GIVEN_BY_SERVER = /^(gl2_.*|streams|_id)$/;

/** Uses an export job, which Graylog has too and whose JSON keeps types. */
export async function messagesOut(client: Client, options: ExportOptions): Promise<Outgoing> {
  const fields = options.fields ?? (await allFields(client));
  const streams = options.streams.length === 0 ? [] : await streamIds(client, options.streams);
  const { timerange, query, limit } = options;
  const request = {
    timerange,
    query_string: { type: 'elasticsearch' as const, query_string: query },
    streams,
    fields_in_order: [...fields],
    chunk_size: Math.min(CHUNK, limit ?? CHUNK),
    time_zone: 'UTC',
    ...(limit !== undefined && { limit }),
  };
  const jobId = await client.call(createExportJob, request);
  const bytes = await client.stream(
    downloadExport,
    { jobId, filename: 'export.json' },
    'application/json',
  );
  return { fields, rows: rowsIn(bytes, limit ?? Number.POSITIVE_INFINITY) };
}

/** Servers round the limit up to whole chunks. */
async function* rowsIn(
  bytes: AsyncIterable<Uint8Array>,
  limit: number,
): AsyncGenerator<Row[], void> {
  let left = limit;
  try {
    for await (const text of objectsIn(bytes)) {
      const { all_values_in_order: rows } = parseExact(text) as { all_values_in_order: Row[] };
      yield rows.slice(0, left);
      left -= rows.length;
      if (left <= 0) return;
    }
  } catch (error) {
    throw new ClientError(
      `The export was interrupted: ${error instanceof Error ? error.message : String(error)}.`,
      { cause: error },
    );
  }
}

async function allFields(client: Client): Promise<string[]> {
  const names = (await client.call(listFields, undefined))
    .map(({ name }) => name)
    .filter((name) => !FIRST.includes(name) && !GIVEN_BY_SERVER.test(name));
  return [...FIRST, ...names.sort()];
}

async function streamIds(client: Client, wanted: readonly string[]): Promise<string[]> {
  const { streams } = await client.call(listStreams, undefined);
  return wanted.flatMap((one) => {
    const found = streams.filter(({ id, title }) => id === one || title === one);
    if (found.length === 0) throw new UsageError(`There is no stream “${one}” that you can read.`);
    return found.map(({ id }) => id);
  });
}
