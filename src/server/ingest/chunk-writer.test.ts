import { afterEach, beforeEach, expect, test } from 'vitest';
import type { WriteTarget } from '../indices/model/model';
import { openJournal } from './journal/journal';
import { createIngest, type IngestWriter } from './ingest';
import { localEncoder } from './encoding/local-encoder';
import { openDatabase, type AttachedFile, type Database } from '../storage/database';
import { DEFAULT_INDEX_SET_ID } from '../indices/built-in-ids';
import { indexMigrations } from '../storage/schema/migrations';
import type { IncomingMessage } from '../message-types/incoming-message';
import type { FoundMisfits, GivenUp } from './chunk-writer';
import { createThroughput } from './throughput';
import type { Written } from '../indices/index-store';

let database: Database;
let file: AttachedFile;
/** What the disk says to the next attempts. */
let faults: string[] = [];
let writer: IngestWriter;
let stored: [string, Written][] = [];
let logged: string[] = [];
let givenUp: GivenUp[] = [];
let misfits: FoundMisfits[] = [];
let time = 5_000;
let throughput = createThroughput(() => time);

beforeEach(async () => {
  database = await openDatabase({ path: ':memory:' });
  file = await database.attach('graylog_0', undefined);
  for (const sql of indexMigrations.flat()) await file.run(sql);
  const transaction: WriteTarget['transaction'] = async (work) => {
    const fault = faults.shift();
    if (fault) throw new Error(fault);
    return file.transaction(work);
  };
  [faults, stored, logged, givenUp, misfits, time] = [[], [], [], [], [], 5_000];
  const now = () => time;
  throughput = createThroughput(now);
  writer = createIngest({
    nodeId: 'node',
    openEncoder: localEncoder(now),
    throughput,
    journal: await openJournal({ directory: undefined, now, log: () => undefined }),
    rows: database.rows,
    firstSeq: 0,
    now,
    retryAfterMs: 1,
    log: (line) => logged.push(line),
    onStored: (index, reports) => stored.push([index, reports]),
    onCommitted: () => undefined,
    onGivenUp: (lost) => givenUp.push(lost),
    onMisfits: (found) => misfits.push(found),
  });
  writer.setTarget({
    name: 'graylog_0',
    setId: DEFAULT_INDEX_SET_ID,
    table: 'graylog_0.messages',
    fieldTable: 'graylog_0.field_catalogue',
    fieldStreamTable: 'graylog_0.field_streams',
    fields: [],
    transaction,
  });
});
afterEach(async () => {
  await file.detach();
  await database.close();
});

const aMessage = (message: string, more: Partial<IncomingMessage> = {}): IncomingMessage => ({
  timestamp: 0,
  source: 'web',
  message,
  fields: {},
  inputId: 'i',
  receivedAt: 0,
  ...more,
});
const inTable = async () =>
  (
    await database.query<{ terms: string }>('SELECT terms FROM graylog_0.messages ORDER BY seq')
  ).map(({ terms }) => terms.trim());

test('a full disk is said once when it begins and once when it is over', async () => {
  const full = 'IO Error: No space left on device';
  faults = [full, full, full];
  await writer.writeDurably([aMessage('a')]);
  await writer.writeDurably([aMessage('b')]);
  expect(logged).toEqual([
    `Messages cannot be stored; their senders wait: ${full}`,
    'Messages are stored again.',
  ]);
});

test('a disk that stays full does not keep the node from ending', async () => {
  faults = Array.from({ length: 10_000 }, () => 'IO Error: No space left on device');
  const waiting = Promise.allSettled(
    Array.from({ length: 3 }, (_, n) => writer.writeDurably([aMessage(`${n}`)])),
  );
  writer.endWaiting();
  await writer.flush();
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(logged).toEqual([
    'The node ends before 3 messages could be stored: IO Error: No space left on device',
  ]);
});

test('a full disk holds messages up, and none is lost', async () => {
  faults = [
    'IO Error: Could not write file: No space left on device',
    'Out of Memory Error: failed to pin block',
  ];
  await writer.writeDurably([aMessage('a'), aMessage('b')]);
  expect(await inTable()).toEqual(['a', 'b']);
  expect(writer.failures()).toEqual({ count: 0 });
});

test('a batch that is refused for its rows is tried in parts, and who waits for a lost one hears of it', async () => {
  const kept = writer.writeDurably([aMessage('b')]);
  const lost = writer.writeDurably([aMessage('a')]);
  faults = ['Invalid Input Error: odd', '', 'Invalid Input Error: still odd'];
  await Promise.all([kept, expect(lost).rejects.toThrow('still odd')]);
  expect(await inTable()).toEqual(['b']);
  expect(stored.map(([index, { messages }]) => [index, messages])).toEqual([['graylog_0', 1]]);
  expect(writer.failures()).toEqual({
    count: 1,
    last: { reason: 'Invalid Input Error: still odd', at: 5_000 },
  });
  expect(givenUp).toEqual([
    { index: 'graylog_0', messages: 1, reason: 'Invalid Input Error: still odd', at: 5_000 },
  ]);
});

test('a field that came with a refused message is known when others have it', async () => {
  faults = ['Invalid Input Error: odd'];
  await expect(writer.writeDurably([aMessage('a', { fields: { colour: 'red' } })])).rejects.toThrow(
    'odd',
  );
  await writer.writeDurably([aMessage('b', { fields: { colour: 'blue' } })]);
  const [field] = await database.query<{ slot: string }>(
    `SELECT slot FROM graylog_0.field_catalogue WHERE name = 'colour'`,
  );
  expect(await database.query(`SELECT ${field?.slot} AS colour FROM graylog_0.messages`)).toEqual([
    { colour: 'blue' },
  ]);
  expect(stored.at(-1)?.[1].fields.map(({ name }) => name)).toContain('colour');
});

test('closing writes what is queued', async () => {
  void writer.write(aMessage('a'));
  await writer.close();
  expect(await inTable()).toEqual(['a']);
});

test('messages are counted by the second', async () => {
  await writer.writeDurably([aMessage('a'), aMessage('b')]);
  expect(throughput.perSecond()).toEqual({ input: 0, output: 0 });
  time = 6_500;
  expect(throughput.perSecond()).toEqual({ input: 2, output: 2 });
  time = 9_000;
  expect(throughput.perSecond()).toEqual({ input: 0, output: 0 });
});

test('reports the first value of each field that does not fit its type', async () => {
  await writer.writeDurably([aMessage('a', { fields: { took: 5, size: 1 } })]);
  await writer.writeDurably([
    aMessage('b', { fields: { took: 'long' } }),
    aMessage('c', { fields: { took: 'longer', size: 'x'.repeat(1_000) } }),
  ]);
  await writer.writeDurably([aMessage('d', { fields: { took: 'still long' } })]);
  const ids = await database.query<{ id: string }>(
    'SELECT id FROM graylog_0.messages ORDER BY seq',
  );
  expect(misfits).toEqual([
    {
      index: 'graylog_0',
      at: time,
      misfits: [
        { id: ids[1]?.id, field: 'took', type: 'long', value: 'long' },
        { id: ids[2]?.id, field: 'size', type: 'long', value: 'x'.repeat(200) },
      ],
    },
  ]);
});
