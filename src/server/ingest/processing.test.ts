import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryDirectory } from '@test/environment/temporary-directory';
import { INPUT_TYPES } from '@/domain/inputs/input-types';
import { DEFAULT_INDEX_SET_ID } from '../indices/built-in-ids';
import type { ChannelReport } from '../inputs/definition/message-writer';
import { QueueFull, type IncomingMessage } from '../message-types/incoming-message';
import { openDatabase, type AttachedFile, type Database } from '../storage/database';
import { indexMigrations } from '../storage/schema/migrations';
import { FIRST_CONFIGURATION } from '../processing/configuration';
import { newStream } from '../streams/stream-store';
import { localEncoder } from './encoding/local-encoder';
import { createIngest, type IngestWriter } from './ingest';
import { openJournal, type Journal } from './journal/journal';
import { readPositions } from './journal/saved-position';
import { createThroughput } from './throughput';

const OTHER_SET = '0000000000000000000000aa';
const SETS = [DEFAULT_INDEX_SET_ID, OTHER_SET] as const;
let directory: string;
let database: Database;
let files: AttachedFile[];
let writers: IngestWriter[];
let killed: Journal[];
/** Resolves when a node stores nothing any more. */
let death: Promise<void>;
let died: () => void;

beforeEach(async () => {
  directory = join(temporaryDirectory(), 'journal');
  database = await openDatabase({ path: ':memory:' });
  files = [];
  [writers, killed] = [[], []];
  death = new Promise((resolve) => (died = resolve));
  for (const number of SETS.keys()) {
    const file = await database.attach(`index_${number}`, undefined);
    for (const sql of indexMigrations.flat()) await file.run(sql);
    files.push(file);
  }
});
afterEach(async () => {
  for (const writer of writers) await writer.close();
  for (const journal of killed) await journal.close();
  for (const file of files) await file.detach();
  await database.close();
});

/**
 * A node over the same indices and journal. `diesAt` names an index that takes no more messages
 * after so many transactions, as if the process had been killed before them.
 */
async function node({
  limitBytes,
  diesAt,
}: { limitBytes?: number; diesAt?: Record<string, number> } = {}): Promise<IngestWriter> {
  const journal = await openJournal({ directory, limitBytes, now: Date.now, log: () => undefined });
  if (diesAt !== undefined) killed.push(journal);
  const writer = createIngest({
    nodeId: 'node',
    openEncoder: localEncoder(Date.now),
    throughput: createThroughput(Date.now),
    journal,
    rows: database.rows,
    firstSeq: 0,
    now: Date.now,
    onStored: () => undefined,
    onCommitted: () => undefined,
  });
  for (const [number, setId] of SETS.entries()) {
    const name = `index_${number}`;
    let left = diesAt?.[name] ?? Number.POSITIVE_INFINITY;
    const file = files[number];
    if (file === undefined) throw new Error('Every set has an index.');
    writer.setTarget({
      name,
      setId,
      table: `${name}.messages`,
      fieldTable: `${name}.field_catalogue`,
      fieldStreamTable: `${name}.field_streams`,
      fields: [],
      transaction(work) {
        if ((left -= 1) >= 0) return file.transaction(work);
        died();
        return new Promise<never>(() => undefined);
      },
    });
  }
  const rule = { id: 'r', type: 1, field: 'app', value: 'shop', inverted: false };
  writer.setProcessing(() => ({
    ...FIRST_CONFIGURATION,
    streams: [
      newStream({
        id: 's',
        title: 'S',
        rules: [{ ...rule, stream_id: 's', description: null }],
        index_set_id: OTHER_SET,
      }),
    ],
  }));
  writer.startJournal(
    await readPositions(
      database,
      SETS.map((setId, number) => ({ name: `index_${number}`, setId })),
    ),
  );
  if (diesAt === undefined) writers.push(writer);
  return writer;
}

const texts = async (index: string) =>
  (
    await database.query<{ text: string }>(
      `SELECT doc->>'/message' AS text FROM ${index}.messages ORDER BY seq, text`,
    )
  ).map(({ text }) => text);
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => String(from + index).padStart(5, '0'));
const message = (text: string): IncomingMessage => ({
  timestamp: 5,
  source: 'web',
  message: text,
  fields: { app: 'shop' },
  inputId: 'i',
  receivedAt: 5,
});
const input = {
  id: 'input-1',
  type: INPUT_TYPES.gelfTcp,
  configuration: { tls_key_password: 'hidden', override_source: 'fixed' },
  static_fields: { team: 'ops' },
};
const gelf = (short_message: string) =>
  Buffer.from(JSON.stringify({ host: 'web', short_message, _app: 'shop' }));

function channelOf(writer: IngestWriter, reports: ChannelReport[] = []) {
  const opened = writer.openChannel(input, undefined, (report) => reports.push(report));
  if (!opened) throw new Error('There is a decoder for it.');
  return opened;
}

test('paused, nothing is stored; resumed, everything is, in the order of arrival', async () => {
  const writer = await node();
  const reports: ChannelReport[] = [];
  const channel = channelOf(writer, reports);
  await channel.put(gelf('00000'), 7);
  await writer.flush();
  writer.pause(true);
  for (const text of numbered(1, 1500)) await channel.put(gelf(text), 7);
  expect(await channel.putDurably([gelf('01500'), Buffer.from('no json')], 7)).toEqual([
    undefined,
    undefined,
  ]);
  await writer.writeDurably([message('01501')]);
  await writer.flush();
  expect(await texts('index_0')).toEqual(['00000']);
  expect(writer.journal()).toMatchObject({ messages: 1502 });
  expect(writer.queue().messages).toBe(0);

  writer.pause(false);
  for (const text of numbered(1502, 1600)) await channel.put(gelf(text), 7);
  await expect.poll(() => texts('index_1')).toHaveLength(1600);
  expect(await texts('index_0')).toEqual(numbered(0, 1600));
  expect(writer.journal()).toMatchObject({ messages: 0, bytes: 0, segments: 0 });
  const sum = (key: 'accepted' | 'malformed') =>
    reports.reduce((total, report) => total + report[key], 0);
  expect([sum('accepted'), sum('malformed')]).toEqual([1599, 1]);
});

test('messages are decoded as their input was set when they came, without its secrets on disk', async () => {
  const before = await node({ diesAt: {} });
  before.pause(true);
  await channelOf(before).put(gelf('one'), 7, { ip: '192.0.2.1', port: 9 });
  await before.flush();
  const content = readdirSync(directory).map((name) =>
    readFileSync(join(directory, name), 'latin1'),
  );
  expect(content.join('')).toContain('fixed');
  expect(content.join('')).not.toContain('hidden');

  // The input is gone after the next start.
  await node();
  await expect
    .poll(() =>
      database.query(
        `SELECT doc->>'/source' AS source, doc->>'/team' AS team FROM index_0.messages`,
      ),
    )
    .toEqual([{ source: 'fixed', team: 'ops' }]);
});

test('full, it turns durable messages away and makes the others wait until it has room', async () => {
  const writer = await node({ limitBytes: 2_000 });
  const channel = channelOf(writer);
  writer.pause(true);
  expect(writer.isFull()).toBe(false);
  await writer.writeDurably(numbered(0, 30).map(message));
  expect(writer.isFull()).toBe(true);
  await expect(writer.writeDurably([message('x')])).rejects.toThrow(QueueFull);
  await expect(channel.putDurably([gelf('x')], 7)).rejects.toThrow(QueueFull);
  let passed = false;
  const waiting = channel.put(gelf('00030'), 7).then(() => (passed = true));
  await writer.flush();
  expect(passed).toBe(false);
  writer.pause(false);
  await waiting;
  await expect.poll(() => texts('index_0')).toEqual(numbered(0, 31));
  expect(writer.isFull()).toBe(false);
});

test('killed with a full queue, the next start stores it and takes more once it has room', async () => {
  const before = await node({ limitBytes: 20_000, diesAt: {} });
  before.pause(true);
  let sent = 0;
  while (!before.isFull()) {
    await before.writeDurably(numbered(sent, sent + 10).map(message));
    sent += 10;
  }
  // Its sender waits, and still has it after the node died.
  const late = gelf(numbered(sent, sent + 1)[0] ?? '');
  void channelOf(before).put(late, 7);
  await before.flush();

  const after = await node({ limitBytes: 20_000 });
  await expect.poll(() => after.isFull()).toBe(false);
  await channelOf(after).put(late, 7);
  await after.writeDurably([message(numbered(sent + 1, sent + 2)[0] ?? '')]);
  await expect.poll(() => texts('index_0')).toEqual(numbered(0, sent + 2));
  expect(await texts('index_1')).toEqual(numbered(0, sent + 2));
});

test('an input that stops does not wait for room', async () => {
  const writer = await node({ limitBytes: 1 });
  const channel = channelOf(writer);
  writer.pause(true);
  await writer.writeDurably([message('00000')]);
  const waiting = channel.put(gelf('00001'), 7);
  channel.endWaiting();
  await waiting;
  await channel.put(gelf('00002'), 7);
  channel.close();
  writer.pause(false);
  await expect.poll(() => texts('index_0')).toEqual(numbered(0, 3));
});

test('paused again while the rest is being stored, it goes on later', async () => {
  const writer = await node();
  const channel = channelOf(writer);
  writer.pause(true);
  for (const text of numbered(0, 3000)) await channel.put(gelf(text), 7);
  writer.pause(false);
  writer.pause(true);
  for (const text of numbered(3000, 3500)) await channel.put(gelf(text), 7);
  await writer.flush();
  writer.pause(false);
  await expect.poll(() => texts('index_0')).toEqual(numbered(0, 3500));
});

test.each([
  { diesAt: { index_0: 0, index_1: 0 } },
  { diesAt: { index_0: 1, index_1: 0 } },
  { diesAt: { index_0: 2, index_1: 1 } },
  { diesAt: { index_0: 1, index_1: 1 } },
])(
  'killed while the queue is being stored, each index gets every message once: $diesAt',
  async ({ diesAt }) => {
    const before = await node({ diesAt });
    before.pause(true);
    const channel = channelOf(before);
    for (const text of numbered(0, 20_000)) await channel.put(gelf(text), 7);
    await before.flush();
    before.pause(false);
    await death;

    const after = await node();
    await expect.poll(() => after.journal().messages, { timeout: 20_000 }).toBe(0);
    for (const index of ['index_0', 'index_1']) {
      const found = await texts(index);
      expect({ all: found.length, different: new Set(found).size }).toEqual({
        all: 20_000,
        different: 20_000,
      });
    }
  },
);
