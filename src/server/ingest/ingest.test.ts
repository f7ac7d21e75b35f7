import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_STREAM_ID } from '@/contract/streams';
import { INPUT_TYPES } from '@/domain/inputs/input-types';
import { DEFAULT_INDEX_SET_ID } from '../indices/built-in-ids';
import type { WriteTarget } from '../indices/model/model';
import type { IncomingMessage } from '../message-types/incoming-message';
import type { ChannelReport } from '../inputs/definition/message-writer';
import { createThroughput } from './throughput';
import { openDatabase, type AttachedFile, type Database } from '../storage/database';
import { indexMigrations } from '../storage/schema/migrations';
import { FIRST_CONFIGURATION } from '../processing/configuration';
import { newStream, type StoredStream } from '../streams/stream-store';
import { openJournal } from './journal/journal';
import { createIngest, type IngestWriter } from './ingest';
import { localEncoder } from './encoding/local-encoder';
import type { Command, EncoderEvents, OpenEncoder } from './encoding/protocol';

const OTHER_SET = '0000000000000000000000aa';
let database: Database;
let files: Map<string, AttachedFile>;
let logged: string[];
let committed: number;
let writer: IngestWriter;

beforeEach(async () => {
  database = await openDatabase({ path: ':memory:' });
  [files, logged, committed] = [new Map(), [], -1];
});
afterEach(async () => {
  await writer.close();
  for (const file of files.values()) await file.detach();
  await database.close();
});

async function started(
  openEncoder: OpenEncoder = localEncoder(() => 1000),
  sets: readonly string[] = [DEFAULT_INDEX_SET_ID],
): Promise<void> {
  writer = createIngest({
    nodeId: 'node',
    openEncoder,
    throughput: createThroughput(() => 1000),
    journal: await openJournal({ directory: undefined, now: Date.now, log: () => undefined }),
    rows: database.rows,
    firstSeq: 0,
    now: () => 1000,
    log: (line) => logged.push(line),
    onStored: () => undefined,
    onCommitted: (seq) => (committed = seq),
  });
  for (const [number, setId] of sets.entries())
    writer.setTarget(await targetNamed(`index_${number}`, setId));
}

async function targetNamed(name: string, setId = DEFAULT_INDEX_SET_ID): Promise<WriteTarget> {
  const file = await database.attach(name, undefined);
  for (const sql of indexMigrations.flat()) await file.run(sql);
  files.set(name, file);
  return {
    name,
    setId,
    table: `${name}.messages`,
    fieldTable: `${name}.field_catalogue`,
    fieldStreamTable: `${name}.field_streams`,
    fields: [],
    transaction: file.transaction,
  };
}

const setStreams = (...streams: readonly StoredStream[]) =>
  writer.setProcessing(() => ({ ...FIRST_CONFIGURATION, streams }));

type Stored = { seq: number; id: string; text: string; streams: string; copies: string | null };
const stored = (index = 'index_0') =>
  database.query<Stored>(
    `SELECT seq, id, doc->>'/message' AS text, streams, copies FROM ${index}.messages ORDER BY seq`,
  );
const texts = async (index?: string) => (await stored(index)).map(({ text }) => text);
const aMessage = (message: string, more: Partial<IncomingMessage> = {}): IncomingMessage => ({
  timestamp: 5,
  source: 'web',
  message,
  fields: {},
  inputId: 'i',
  receivedAt: 5,
  ...more,
});
const gelf = (short_message: string, more: object = {}) =>
  Buffer.from(JSON.stringify({ host: 'web', short_message, ...more }));
const input = { id: 'input-1', type: INPUT_TYPES.gelfTcp, configuration: {}, static_fields: {} };

function channel(source = input, reports: ChannelReport[] = []) {
  const opened = writer.openChannel(source, undefined, (report) => reports.push(report));
  if (!opened) throw new Error('There is a decoder for it.');
  return { ...opened, reports };
}

describe('a channel', () => {
  test('decodes messages and reports malformed ones', async () => {
    await started();
    const { put, reports } = channel();
    await Promise.all([
      put(gelf('one'), 7, { ip: '192.0.2.1', port: 9 }),
      put(Buffer.from('not json'), 7),
      put(gelf('two'), 8),
    ]);
    await writer.flush();
    expect(await texts()).toEqual(['one', 'two']);
    expect(reports).toEqual([
      {
        accepted: 2,
        malformed: 1,
        last: { reason: expect.stringContaining('Invalid JSON') as string, excerpt: 'not json' },
      },
    ]);
  });

  test('reports messages with a timestamp in the future by sender', async () => {
    await started();
    const { put, reports } = channel();
    const at = (seconds: number, host: string) =>
      put(
        Buffer.from(JSON.stringify({ host, short_message: 'm', timestamp: seconds })),
        1_000_000,
        { ip: '192.0.2.1', port: 9 },
      );
    await Promise.all([
      at(1_000, 'right'),
      at(1_059, 'late'),
      at(4_600, 'fast'),
      at(8_200, 'fast'),
    ]);
    await writer.flush();
    expect(reports[0]?.future).toEqual([
      {
        address: '192.0.2.1',
        source: 'fast',
        messages: 2,
        offsetMs: 7_200_000,
        first: 4_600_000,
        last: 8_200_000,
        seenAt: 1_000_000,
      },
    ]);
  });

  test('reports for each message of a durable write whether it was malformed', async () => {
    await started();
    const { putDurably } = channel();
    expect(await putDurably([gelf('one'), Buffer.from('{}'), gelf('two')], 7)).toEqual([
      undefined,
      expect.stringContaining('short_message') as string,
      undefined,
    ]);
    expect(await texts()).toEqual(['one', 'two']);
  });

  test('uses the static fields as they are when a message arrives', async () => {
    await started();
    const source = { ...input, static_fields: {} as Record<string, string> };
    const { put } = channel(source);
    void put(gelf('before'), 7);
    source.static_fields = { team: 'ops' };
    void put(gelf('after'), 7);
    await writer.flush();
    expect(
      (
        await database.query<{ team: string | null }>(
          `SELECT doc->>'/team' AS team FROM index_0.messages ORDER BY seq`,
        )
      ).map(({ team }) => team),
    ).toEqual([null, 'ops']);
  });

  test('does not exist for types that the input has to decode itself', async () => {
    await started();
    expect(
      writer.openChannel({ ...input, type: INPUT_TYPES.fileTail }, undefined, () => undefined),
    ).toBeUndefined();
  });
});

describe('changes apply to later messages only', () => {
  test('of streams', async () => {
    await started();
    const rule = {
      id: 'r',
      type: 7,
      field: '',
      value: '',
      inverted: false,
      stream_id: 's',
      description: null,
    };
    void writer.write(aMessage('before'));
    setStreams(newStream({ id: 's', title: 'S', rules: [rule] }));
    void writer.write(aMessage('after'));
    await writer.flush();
    expect((await stored()).map(({ text, streams }) => [text, streams.trim()])).toEqual([
      ['before', DEFAULT_STREAM_ID],
      ['after', `${DEFAULT_STREAM_ID} s`],
    ]);
  });

  test('of the index', async () => {
    await started();
    void writer.write(aMessage('first', { fields: { colour: 'red' } }));
    writer.setTarget(await targetNamed('index_9'));
    void writer.write(aMessage('second', { fields: { size: 1 } }));
    await writer.flush();
    expect([await texts(), await texts('index_9')]).toEqual([['first'], ['second']]);
    const fields = await database.query<{ name: string }>(
      `SELECT name FROM index_9.field_catalogue WHERE name IN ('colour', 'size')`,
    );
    expect(fields).toEqual([{ name: 'size' }]);
  });
});

test('a message is stored once in each index set of its streams, with the same id and number', async () => {
  await started(undefined, [DEFAULT_INDEX_SET_ID, OTHER_SET]);
  const rule = {
    id: 'r',
    type: 1,
    field: 'app',
    value: 'shop',
    inverted: false,
    stream_id: 's',
    description: null,
  };
  setStreams(newStream({ id: 's', title: 'S', rules: [rule], index_set_id: OTHER_SET }));
  await writer.writeDurably([
    aMessage('one'),
    aMessage('both', { fields: { app: 'shop' } }),
    aMessage('two'),
  ]);
  expect((await stored()).map(({ text, seq, copies }) => [text, seq, copies])).toEqual([
    ['one', 0, null],
    ['both', 1, ' index_1 '],
    ['two', 2, null],
  ]);
  expect((await stored('index_1')).map(({ text, seq, copies }) => [text, seq, copies])).toEqual([
    ['both', 1, ' index_0 '],
  ]);
  expect((await stored('index_1'))[0]?.id).toBe((await stored())[1]?.id);
  expect(committed).toBe(2);
});

test('messages of a deleted set go to the default one, except those in flight', async () => {
  await started(undefined, [DEFAULT_INDEX_SET_ID, OTHER_SET]);
  const rule = {
    id: 'r',
    type: 1,
    field: 'app',
    value: 'shop',
    inverted: false,
    stream_id: 's',
    description: null,
  };
  setStreams(
    newStream({
      id: 's',
      title: 'S',
      rules: [rule],
      index_set_id: OTHER_SET,
      remove_matches_from_default_stream: true,
    }),
  );
  void writer.write(aMessage('in flight', { fields: { app: 'shop' } }));
  writer.endTarget(OTHER_SET);
  void writer.write(aMessage('later', { fields: { app: 'shop' } }));
  await writer.flush();
  expect([await texts(), await texts('index_1')]).toEqual([['later'], ['in flight']]);
  expect(writer.failures().count).toBe(0);
});

/** An encoder that crashes when `dies` returns true, before it has answered the command. */
function mortal(dies: (command: Command) => boolean): OpenEncoder {
  return (nodeId, events: EncoderEvents) => {
    let alive = true;
    const link = localEncoder(() => 1000)(nodeId, {
      ...events,
      onChunk: (chunk) => alive && events.onChunk(chunk),
    });
    return {
      ...link,
      send(command) {
        if (!alive) return;
        if (!dies(command)) return link.send(command);
        alive = false;
        queueMicrotask(() => events.onCrash('out of memory', true));
      },
    };
  };
}

describe('an encoder that crashes', () => {
  test('is replaced by another, which gets each unanswered batch once', async () => {
    let crashes = 1;
    await started(mortal(({ kind }) => kind === 'flush' && crashes-- > 0));
    const { put } = channel();
    void put(gelf('before'), 7);
    void writer.write(aMessage('with a field', { fields: { colour: 'red' } }));
    await writer.flush();
    void put(gelf('after', { _colour: 'blue' }), 7);
    await writer.flush();
    expect((await texts()).sort()).toEqual(['after', 'before', 'with a field']);
    expect(logged).toEqual(['Decoding was interrupted and starts again: out of memory']);
  });

  test('leaves its field columns to the next one', async () => {
    let dies = false;
    await started(mortal(() => dies && !(dies = false)));
    await writer.writeDurably([aMessage('a', { fields: { colour: 'red' } })]);
    dies = true;
    await writer.writeDurably([aMessage('b', { fields: { size: 1, colour: 'blue' } })]);
    const [field] = await database.query<{ slot: string }>(
      `SELECT slot FROM index_0.field_catalogue WHERE name = 'colour'`,
    );
    expect(
      await database.query(`SELECT ${field?.slot} AS colour FROM index_0.messages ORDER BY seq`),
    ).toEqual([{ colour: 'red' }, { colour: 'blue' }]);
  });

  test('repeatedly on the same messages loses these only', async () => {
    await started(
      mortal(
        (command) =>
          command.kind === 'messages' &&
          command.messages.some(({ message }) => message === 'poison'),
      ),
    );
    await expect(writer.writeDurably([aMessage('poison')])).rejects.toThrow('out of memory');
    await writer.writeDurably([aMessage('good')]);
    expect(await texts()).toEqual(['good']);
    expect(writer.failures().count).toBe(1);
  });
});

test('senders wait while too much is in flight, and continue when it is stored', async () => {
  const held: (() => void)[] = [];
  await started((nodeId, events) => {
    const link = localEncoder(() => 1000)(nodeId, events);
    return { ...link, send: (command) => void held.push(() => link.send(command)) };
  });
  const { put, reports } = channel();
  const half = Buffer.alloc(512 * 1024, 'x');
  let waiting = 40;
  const all = Array.from({ length: 40 }, () => put(half, 7).then(() => (waiting -= 1)));
  await new Promise((resolve) => setTimeout(resolve));
  // The bytes that may be in flight until it is known how quickly they are stored: 4 MB.
  expect(waiting).toBe(40 - 8);
  const sending = setInterval(() => {
    writer.flush().catch(() => undefined);
    for (const send of held.splice(0)) send();
  });
  await Promise.all(all);
  await writer.flush();
  clearInterval(sending);
  expect(reports.reduce((sum, { malformed }) => sum + malformed, 0)).toBe(40);
});

test('a large message waits for the one in flight, and small ones pass it', async () => {
  const held: (() => void)[] = [];
  await started((nodeId, events) => {
    const link = localEncoder(() => 1000)(nodeId, events);
    return { ...link, send: (command) => void held.push(() => link.send(command)) };
  });
  const greedy = channel();
  const large = gelf('x'.repeat(2 * 1024 * 1024));
  const taken: string[] = [];
  const all = [1, 2, 3].map((number) =>
    greedy.put(large, 7, { ip: '192.0.2.66', port: number }).then(() => taken.push('large')),
  );
  const other = channel({ ...input, id: 'input-2' });
  all.push(other.put(gelf('small'), 7).then(() => taken.push('small')));
  await new Promise((resolve) => setTimeout(resolve));
  expect(taken).toEqual(['large', 'small']);
  const sending = setInterval(() => {
    writer.flush().catch(() => undefined);
    for (const send of held.splice(0)) send();
  });
  await Promise.all(all);
  await writer.flush();
  clearInterval(sending);
  expect((await texts()).map(({ length }) => length)).toEqual([2_097_152, 5, 2_097_152, 2_097_152]);
});

test('many messages of one request are stored in batches, with their own reasons', async () => {
  await started();
  const { putDurably } = channel();
  const lines = Array.from({ length: 2_000 }, (_, n) => gelf(`${n}`));
  lines[1_500] = Buffer.from('not json');
  const reasons = await putDurably(lines, 7);
  expect(reasons.flatMap((reason, index) => (reason === undefined ? [] : [index]))).toEqual([
    1_500,
  ]);
  expect(await texts()).toHaveLength(1_999);
});
