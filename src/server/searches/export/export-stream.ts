import type { NodeText } from '@/domain/node-text/node-text';
import type { Fields } from '@/domain/exact';
import { parseExact } from '@/domain/exact-json';
import type { QueryNode } from '@/domain/query/syntax/tree';
import { QuerySyntaxError } from '@/domain/query/syntax/syntax-error';
import type { Call } from '../../http/call';
import { codedProblem, Problem } from '../../http/problem';
import { decoration, UnknownDecorator } from '../../decorators/decorate';
import type { SentDecorator } from '../../decorators/decorator-schema';
import type { Lease } from '../../indices/searched';
import type { StreamDirectory } from '../../streams/stream-store';
import type { FieldCatalogue } from '../../indices/model/catalogue';
import { ConditionError } from '../../messages/regexp/condition-error';
import { bytesIn, type Key as Place } from '../../messages/newest';
import { select, union, type Selection } from '../../messages/selection';
import type { Engine } from '../execution/engine';
import type { ExportFormat } from './export-format';
import type { Window } from '../documents/whole-units';
import { inTurn } from '../queue/search-queue';
import { searchedStreams, streamAccess } from '../scope/stream-access';
import { syntaxText } from '../execution/validate-query';

/** How many keys are read at once, and how many messages, which may be megabytes long. */
const PAGE = 20_000;
const HELD = 1000;

/** `streams` are the requested streams; none means all that may be read. */
export type Exported = {
  window: Window;
  tree: () => QueryNode;
  streams: readonly string[];
  limit: number | undefined;
  /** How many of the first messages are left out; none by default. */
  offset?: number;
  /** Applied to the whole message, whichever fields are exported. */
  decorators: readonly SentDecorator[];
};

type Key = Place & { micros: number };
type Caller = Pick<Call, 'permits' | 'user' | 'signal'>;
/** Runs a read of the export when it is its turn. */
type InTurn = <T>(read: () => Promise<T>) => Promise<T>;

/**
 * Streams messages in chunks, ordered by time, and stops when the client disconnects. @throws
 * Problem 400 for an invalid query, 403 for streams that may not be read
 */
export async function exportResponse(
  { engine, streams }: { engine: Engine; streams: StreamDirectory },
  exported: Exported,
  { permits, user, signal }: Caller,
  format: ExportFormat,
): Promise<Response> {
  const { window, limit, offset = 0 } = exported;
  const access = streamAccess(streams, permits);
  const named = searchedStreams(access, exported.streams);
  const everywhere = access.readsAll && exported.streams.length === 0;
  const tree = readable(exported.tree);
  const decorated = decoratedBy(exported.decorators);
  const lease = engine.store.lease({ sets: access.setsOf(named), ...window });
  const gone = new AbortController();
  const most = limit ?? Number.POSITIVE_INFINITY;
  const docs = () => {
    const where = (catalogue: FieldCatalogue) => engine.compile(tree, catalogue, engine.now());
    const selection = readable(() =>
      select(lease, { ...window, where, streams: everywhere ? undefined : named }),
    );
    const ended = AbortSignal.any([signal, gone.signal, lease.signal]);
    // Each read waits for its turn, so that others are not behind a whole export.
    let continues = false;
    const turn: InTurn = (read) => {
      const asked = { user: user.username, continues };
      continues = true;
      return inTurn(engine.queue, asked, ended, read);
    };
    return docsOf(engine, selection, { offset, most }, { turn, signal: ended });
  };
  const chunks = written(released(docs, lease), format, decorated);
  const first = await chunks.next();
  return new Response(streamOf(first, chunks, gone), {
    headers: { 'content-type': format.contentType },
  });
}

/** Releases the lease after the last page or when the client disconnects. */
async function* released(
  docs: () => AsyncGenerator<string[], void>,
  { release }: Lease,
): AsyncGenerator<string[], void> {
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
    if (error instanceof QuerySyntaxError) throw codedProblem(400, refused(syntaxText(error)));
    if (error instanceof UnknownDecorator) throw new Problem(500, error.message);
    if (error instanceof ConditionError) throw codedProblem(400, refused(error.text));
    throw error;
  }
}

const refused = (text: NodeText): NodeText => ({
  ...text,
  message: `Request validation failed: ${text.message}`,
});

/** Yields documents ordered by time. Slow clients do not hold a database connection. */
async function* docsOf(
  { database, store }: Engine,
  selection: Selection,
  { offset, most }: { offset: number; most: number },
  { turn, signal }: { turn: InTurn; signal: AbortSignal },
): AsyncGenerator<string[], void> {
  const messages = union(
    selection.branches,
    ({ catalogue }, place) => `${place} AS place, seq, ${bytesIn(catalogue)}, "timestamp"`,
  );
  let after = '';
  let skipped = ` OFFSET ${offset}`;
  for (let left = most; left > 0;) {
    const size = Math.min(PAGE, left);
    const sql = `SELECT place, seq, bytes, epoch_us("timestamp") AS micros FROM ${messages.sql}${after} ORDER BY "timestamp", seq LIMIT ${size}${skipped}`;
    const keys = await turn(() => database.query<Key>(sql, messages.params, signal));
    for (let at = 0; at < keys.length; at += HELD) {
      const chunks = store.read(selection, keys.slice(at, at + HELD), signal);
      const next = () => turn(() => chunks.next());
      for (let chunk = await next(); chunk.value; chunk = await next())
        yield chunk.value.map(({ doc }) => doc);
    }
    const last = keys.at(-1);
    if (!last || keys.length < size) return;
    left -= keys.length;
    skipped = '';
    const time = `make_timestamp(${last.micros})`;
    after = ` WHERE "timestamp" >= ${time} AND ("timestamp" > ${time} OR seq > ${last.seq})`;
  }
}

function decoratedBy(decorators: readonly SentDecorator[]): (message: Fields) => Fields {
  const decorate = readable(() => decoration(decorators));
  return (message) => (decorators.length === 0 ? message : decorate(message).message);
}

async function* written(
  pages: AsyncGenerator<string[], void>,
  { write }: ExportFormat,
  decorated: (message: Fields) => Fields,
): AsyncGenerator<string, void> {
  let isFirst = true;
  for await (const docs of pages) {
    yield write(
      docs.map((doc) => decorated(parseExact(doc) as Fields)),
      isFirst,
    );
    isFirst = false;
  }
}

function streamOf(
  first: IteratorResult<string, void>,
  rest: AsyncGenerator<string, void>,
  gone: AbortController,
): ReadableStream<Uint8Array> {
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
