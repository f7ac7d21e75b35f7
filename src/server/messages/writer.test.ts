import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase, type AttachedFile, type Database } from '../storage/database';
import { messagesSchema } from '../storage/messages-schema';
import { createTableAppender, type TableAppender } from '../storage/table-appender';
import { createCatalogue } from './catalogue';
import type { IncomingMessage } from './model';
import { createThroughput } from './throughput';
import { createMessageWriter, type QueueingWriter } from './writer';

let database: Database;
let file: AttachedFile;
let appender: TableAppender;
/** What the disk says to the next attempts. */
let faults: string[] = [];
let writer: QueueingWriter;
let written: string[] = [];
let logged: string[] = [];
let time = 5_000;
let throughput = createThroughput(() => time);

beforeEach(async () => {
  database = await openDatabase({ path: ':memory:' });
  file = await database.attach('index', undefined);
  for (const sql of messagesSchema) await file.run(sql);
  const real = await createTableAppender(file.connection, 'messages', { add: file.inTurn, drained: () => Promise.resolve() });
  const append: TableAppender['append'] = async (...args) => {
    const fault = faults.shift();
    if (fault) throw new Error(fault);
    await real.append(...args);
  };
  appender = { ...real, append };
  [faults, written, logged, time] = [[], [], [], 5_000];
  throughput = createThroughput(() => time);
  const catalogue = { ...createCatalogue([]), save: () => Promise.resolve() };
  writer = createMessageWriter({
    appender,
    catalogue,
    rows: { catalogue, route: () => [], nodeId: 'node', indexName: 'graylog_0', now: () => time },
    firstSeq: 0,
    throughput,
    retryAfterMs: 1,
    log: (line) => logged.push(line),
    onWritten: (messages) => written.push(...messages.map(({ message }) => message)),
  });
});
afterEach(async () => {
  await file.detach();
  await database.close();
});

const aMessage = (message: string): IncomingMessage => ({ timestamp: 0, source: 'web', message, fields: {}, inputId: 'i', receivedAt: 0 });
const stored = async () => (await database.query<{ terms: string }>('SELECT terms FROM "index".messages ORDER BY seq')).map(({ terms }) => terms.trim());

test('a full disk is said once when it begins and once when it is over', async () => {
  const full = 'IO Error: No space left on device';
  faults = [full, full, full];
  await writer.writeDurably([aMessage('a')]);
  await writer.writeDurably([aMessage('b')]);
  expect(logged).toEqual([`Messages cannot be stored; their senders wait: ${full}`, 'Messages are stored again.']);
});

test('a disk that stays full does not keep the node from ending', async () => {
  faults = Array.from({ length: 10_000 }, () => 'IO Error: No space left on device');
  const waiting = Promise.allSettled(Array.from({ length: 3 }, (_, n) => writer.writeDurably([aMessage(`${n}`)])));
  writer.endWaiting();
  await writer.flush();
  expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(logged).toEqual(['The node ends before 3 messages could be stored: IO Error: No space left on device']);
});

test('a full disk holds messages up, and none is lost', async () => {
  faults = ['IO Error: Could not write file: No space left on device', 'Out of Memory Error: failed to pin block'];
  await writer.writeDurably([aMessage('a'), aMessage('b')]);
  expect(await stored()).toEqual(['a', 'b']);
  expect(writer.failures()).toEqual({ count: 0 });
});

test('a batch that is refused for its rows is tried row by row, and who waits for a lost one hears of it', async () => {
  const kept = writer.writeDurably([aMessage('b')]);
  const lost = writer.writeDurably([aMessage('a')]);
  faults = ['Invalid Input Error: odd', '', 'Invalid Input Error: still odd'];
  await Promise.all([kept, expect(lost).rejects.toThrow('still odd')]);
  expect(await stored()).toEqual(['b']);
  expect(written).toEqual(['b']);
  expect(writer.failures()).toEqual({ count: 1, last: { reason: 'Invalid Input Error: still odd', at: 5_000 } });
});

test('closing writes what is queued', async () => {
  void writer.write(aMessage('a'));
  await writer.close();
  expect(await stored()).toEqual(['a']);
});

test('messages are counted by the second', async () => {
  await writer.writeDurably([aMessage('a'), aMessage('b')]);
  expect(throughput.perSecond()).toEqual({ input: 0, output: 0 });
  time = 6_500;
  expect(throughput.perSecond()).toEqual({ input: 2, output: 2 });
  time = 9_000;
  expect(throughput.perSecond()).toEqual({ input: 0, output: 0 });
});
