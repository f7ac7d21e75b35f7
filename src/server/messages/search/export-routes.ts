import { z } from 'zod';
import { exportMessages } from '@/contract/messages';
import type { Fields } from '@/domain/exact';
import { QuerySyntaxError } from '@/domain/query/syntax-error';
import type { TimeRange } from '@/domain/time-range/time-range';
import { parseExact } from '@/domain/exact-json';
import { Problem } from '../../http/problem';
import { serve, type RouteTable } from '../../http/serve';
import { mapped, orDefault, readMapped } from '../../searches/mapping';
import { querySchema } from '../../searches/search-schema';
import { timeRangeSchema } from '../../searches/time-range-schema';
import type { StreamDirectory } from '../../streams/stream-store';
import { ConditionError } from '../conditions/condition-error';
import type { Key as Place } from '../newest';
import { select, union, type Selection } from '../selection';
import type { Lease } from '../../indices/searched';
import type { FieldCatalogue } from '../catalogue';
import type { Engine } from './engine';
import { csvLine, csvRow, timesIn } from './export-csv';
import { isTimeZone } from './keyword-range';
import { allAsked } from './scope';
import { searchedStreams, streamAccess } from './stream-access';
import { windowOf } from './time-window';
import { syntaxMessage } from './validate-query';

const LAST_FIVE_MINUTES: TimeRange = { type: 'relative', range: 300 };
/** How many messages are looked for at once, and how many of them are held: some are megabytes long. */
const PAGE = 20_000;
const HELD = 1000;

const requestSchema = mapped({
  timerange: orDefault(timeRangeSchema, () => LAST_FIVE_MINUTES),
  query_string: orDefault(querySchema, () => ({ type: 'elasticsearch' as const, query_string: '' })),
  streams: orDefault(z.array(z.string()), () => []),
  fields_in_order: orDefault(z.array(z.string()), () => ['timestamp', 'source', 'message']),
  chunk_size: orDefault(z.int().positive(), () => 1000),
  time_zone: orDefault(z.string().refine(isTimeZone, { error: (issue) => `Invalid timeZone: ${String(issue.input)}` }), () => 'UTC'),
  limit: z.int().nullish(),
});

export type ExportServices = { engine: Engine; streams: StreamDirectory };

type Key = Place & { micros: number };

/** POST /views/search/messages: CSV in chunks, in the order of time. It stops when the client goes away. */
export function serveExport(table: RouteTable, { engine, streams }: ExportServices): void {
  serve(table, exportMessages, async ({ body, request, permits, signal }) => {
    if (!/text\/(csv|\*)|\*\/\*/i.test(request.headers.get('accept') ?? '*/*')) throw new Problem(415, 'Only text/csv is written.', null);
    const { fields_in_order: fields, time_zone: zone, chunk_size: chunk, limit, ...asked } = readMapped(requestSchema, body);
    if (fields.length === 0) throw invalid('must not be empty', 'NotEmpty', 'fieldsInOrder', '[]');
    if (limit != null && limit <= 0) throw invalid('must be greater than 0', 'Positive', 'limit', String(limit));
    const access = streamAccess(streams, permits);
    const named = searchedStreams(access, asked.streams);
    const window = windowOf(asked.timerange, engine.now());
    const everywhere = access.readsAll && asked.streams.length === 0;
    const tree = readable(() => allAsked([asked.query_string.query_string]));
    const lease = engine.store.lease({ sets: access.setsOf(named), ...window });
    const gone = new AbortController();
    // The limit holds for whole chunks, as on the real server.
    const most = limit == null ? Number.POSITIVE_INFINITY : Math.ceil(limit / chunk) * chunk;
    const docs = () => {
      const where = (catalogue: FieldCatalogue) => engine.compile(tree, catalogue, engine.now());
      const selection = readable(() => select(lease, { ...window, where, streams: everywhere ? undefined : named }));
      return docsOf(engine, selection, most, AbortSignal.any([signal, gone.signal, lease.signal]));
    };
    const lines = csvOf(released(docs, lease), fields, zone);
    const first = await lines.next();
    return new Response(streamOf(first, lines, gone), { headers: { 'content-type': 'text/csv' } });
  });
}

/** The indices stay until the last page is read, or nobody wants the rest. */
async function* released(docs: () => AsyncGenerator<string[], void>, { release }: Lease): AsyncGenerator<string[], void> {
  try {
    yield* docs();
  } finally {
    release();
  }
}

function readable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof QuerySyntaxError) throw new Problem(400, `Request validation failed: ${syntaxMessage(error)}`);
    if (error instanceof ConditionError) throw new Problem(400, `Request validation failed: ${error.message}`);
    throw error;
  }
}

/** The body that Jersey gives for a member that breaks a rule (graylog-api.md §0.4). */
const invalid = (message: string, rule: string, member: string, value: string) =>
  new Problem(400, message, [{ message, message_template: `{javax.validation.constraints.${rule}.message}`, path: `MessagesResource.retrieve.arg0.${member}`, invalid_value: value }]);

/** The texts of the messages in the order of time. No connection to the database waits for a slow client. */
async function* docsOf({ database, store }: Engine, selection: Selection, most: number, signal: AbortSignal): AsyncGenerator<string[], void> {
  const messages = union(selection.branches, (_, place) => `${place} AS place, seq, "timestamp"`);
  let after = '';
  for (let left = most; left > 0; ) {
    const size = Math.min(PAGE, left);
    const keys = await database.query<Key>(
      `SELECT place, seq, epoch_us("timestamp") AS micros FROM ${messages.sql}${after} ORDER BY "timestamp", seq LIMIT ${size}`,
      messages.params,
      signal,
    );
    for (let at = 0; at < keys.length; at += HELD) yield (await store.read(selection, keys.slice(at, at + HELD), signal)).map(({ doc }) => doc);
    const last = keys.at(-1);
    if (!last || keys.length < size) return;
    left -= keys.length;
    const time = `make_timestamp(${last.micros})`;
    after = ` WHERE "timestamp" >= ${time} AND ("timestamp" > ${time} OR seq > ${last.seq})`;
  }
}

/** Nothing at all where there is no message, not even the names of the columns. */
async function* csvOf(pages: AsyncGenerator<string[], void>, fields: readonly string[], zone: string): AsyncGenerator<string, void> {
  const zoned = timesIn(zone);
  let header = csvLine(fields);
  for await (const docs of pages) {
    yield header + docs.map((doc) => csvRow(parseExact(doc) as Fields, fields, zoned)).join('');
    header = '';
  }
}

function streamOf(first: IteratorResult<string, void>, rest: AsyncGenerator<string, void>, gone: AbortController): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let next: IteratorResult<string, void> | undefined = first;
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = next ?? (await rest.next());
      next = undefined;
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      gone.abort(new Error('The client went away.'));
      await rest.return();
    },
  });
}
