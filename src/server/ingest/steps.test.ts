import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { threadWithTestSteps } from '@test/ingest-thread/open-thread';
import { temporaryDirectory } from '@test/environment/temporary-directory';
import { DEFAULT_STREAM_ID } from '@/contract/streams';
import { INPUT_TYPES } from '@/domain/inputs/input-types';
import type { ExtractorSettings } from '@/domain/processing/extractors/extractor';
import { DEFAULT_INDEX_SET_ID } from '../indices/built-in-ids';
import { FIRST_CONFIGURATION } from '../processing/configuration';
import { openDatabase, type AttachedFile, type Database } from '../storage/database';
import { indexMigrations } from '../storage/schema/migrations';
import { newStream } from '../streams/stream-store';
import { createIngest, type IngestWriter } from './ingest';
import { openJournal } from './journal/journal';
import { createThroughput, type Throughput } from './throughput';

let database: Database;
let file: AttachedFile;
let throughput: Throughput;
let writer: IngestWriter;
let onLog: () => void;

beforeEach(async () => {
  database = await openDatabase({ path: ':memory:' });
  file = await database.attach('index_0', undefined);
  for (const sql of indexMigrations.flat()) await file.run(sql);
  throughput = createThroughput(Date.now);
  onLog = () => undefined;
  writer = createIngest({
    nodeId: 'node',
    openEncoder: threadWithTestSteps(),
    throughput,
    journal: await openJournal({
      directory: join(temporaryDirectory(), 'journal'),
      now: Date.now,
      log: () => undefined,
    }),
    rows: database.rows,
    firstSeq: 0,
    now: Date.now,
    log: () => onLog(),
    onStored: () => undefined,
    onCommitted: () => undefined,
  });
  writer.setTarget({
    name: 'index_0',
    setId: DEFAULT_INDEX_SET_ID,
    table: 'index_0.messages',
    fieldTable: 'index_0.field_catalogue',
    fieldStreamTable: 'index_0.field_streams',
    fields: [],
    transaction: file.transaction,
  });
});
afterEach(async () => {
  await writer.close();
  await file.detach();
  await database.close();
});

const channel = () => {
  const opened = writer.openChannel(
    { id: 'input', type: INPUT_TYPES.gelfTcp, configuration: {}, static_fields: { team: 'ops' } },
    undefined,
    () => undefined,
  );
  if (!opened) throw new Error('There is a decoder for it.');
  return opened;
};
const gelf = (short_message: string) => Buffer.from(JSON.stringify({ host: 'web', short_message }));

/** All messages go to the stream with this id. */
function configure(stream: string, steps: readonly string[] = []): void {
  const rule = { id: 'r', type: 7, field: '', value: '', inverted: false };
  writer.setProcessing(() => ({
    ...FIRST_CONFIGURATION,
    steps: ['static-fields', 'stream-rules', ...steps],
    streams: [
      newStream({
        id: stream,
        title: stream,
        rules: [{ ...rule, stream_id: stream, description: null }],
        remove_matches_from_default_stream: true,
      }),
    ],
  }));
}

type Stored = { id: string; text: string; streams: string; team: string; error: string | null };
const stored = () =>
  database.query<Stored>(
    `SELECT id, doc->>'/message' AS text, trim(streams) AS streams, doc->>'/team' AS team,
       doc->>'/gl2_processing_error' AS error
     FROM index_0.messages ORDER BY seq`,
  );
const texts = async () => (await stored()).map(({ text }) => text);

test('while the configuration changes, each message is stored once, by one version', async () => {
  const { put, putDurably } = channel();
  const [changes, each] = [12, 400];
  for (let change = 0; change < changes; change += 1) {
    configure(`stream-${String(change).padStart(2, '0')}`);
    await putDurably([gelf(`${change} first`)], 7);
    for (let n = 1; n < each; n += 1) await put(gelf(`${change} ${n}`), 7);
    if (change % 3 === 0) await writer.flush();
  }
  await writer.flush();
  const rows = await stored();
  expect(new Set(rows.map(({ text }) => text)).size).toBe(changes * each);
  expect(rows).toHaveLength(changes * each);
  // Each change applies from the next message on.
  expect(
    rows.filter(({ text, streams }) => Number(text.split(' ')[0]) !== Number(streams.slice(7))),
  ).toEqual([]);
  expect(rows.map(({ streams }) => streams)).toEqual(rows.map(({ streams }) => streams).toSorted());
  expect(writer.processed().version).toBe(changes);
});

test('many changes without a message in between are one version', async () => {
  const { putDurably } = channel();
  for (let change = 0; change < 50; change += 1) configure(`stream-${change}`);
  await putDurably([gelf('m')], 7);
  expect((await stored()).map(({ streams }) => streams)).toEqual(['stream-49']);
  expect(writer.processed().version).toBe(1);
});

test('a step drops messages, makes several of one, or fails', async () => {
  configure('s', ['drop', 'double', 'fail']);
  const { putDurably } = channel();
  const reasons = await putDurably(['one', 'drop it', 'double', 'fail now', 'two'].map(gelf), 7);
  expect(reasons).toEqual([undefined, undefined, undefined, undefined, undefined]);
  const rows = await stored();
  expect(rows.map(({ text, error }) => [text, error])).toEqual([
    ['one', null],
    ['double', null],
    ['other of double', null],
    ['fail now', 'fail: no fail now'],
    ['two', null],
  ]);
  // The failed message keeps what the steps before it did.
  expect(rows.map(({ team, streams }) => [team, streams])).toEqual(rows.map(() => ['ops', 's']));
  expect(new Set(rows.map(({ id }) => id)).size).toBe(5);
  expect(throughput.totals()).toMatchObject({ input: 5, output: 5 });

  const { steps } = writer.processed();
  expect(steps.map(({ step, messages, failures }) => [step, messages, failures])).toEqual([
    ['static-fields', 5, 0],
    ['stream-rules', 5, 0],
    ['drop', 5, 0],
    ['double', 4, 0],
    ['fail', 5, 1],
  ]);
  expect(steps.at(-1)?.lastFailure).toEqual({ reason: 'no fail now', at: expect.any(Number) });
  expect(steps.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  expect(steps.every(({ milliseconds }) => milliseconds > 0)).toBe(true);
});

test('a batch of which every message is dropped is settled', async () => {
  configure('s', ['drop']);
  expect(await channel().putDurably([gelf('drop'), gelf('drop')], 7)).toEqual([
    undefined,
    undefined,
  ]);
  expect(await texts()).toEqual([]);
  expect(writer.queue().messages).toBe(0);
});

test('a step that cannot be made fails for each message, the others work', async () => {
  configure('s', ['broken', 'unknown', 'drop']);
  await channel().putDurably([gelf('m'), gelf('drop')], 7);
  expect((await stored()).map(({ text, streams, error }) => [text, streams, error])).toEqual([
    ['m', 's', 'broken: It cannot be made., unknown: There is no such step.'],
  ]);
});

test('without stream rules messages are in the default stream', async () => {
  writer.setProcessing(() => ({ ...FIRST_CONFIGURATION, steps: ['static-fields'] }));
  await channel().putDurably([gelf('m')], 7);
  expect((await stored()).map(({ streams, team }) => [streams, team])).toEqual([
    [DEFAULT_STREAM_ID, 'ops'],
  ]);
});

test('a thread that is started again gets the newest version first', async () => {
  configure('before', ['crash']);
  const { put, putDurably } = channel();
  await putDurably([gelf('one')], 7);
  const marker = join(temporaryDirectory(), 'crashed');
  // Called when the thread has ended, before there is another one.
  onLog = () => configure('after', ['drop']);
  const crashing = putDurably([gelf(`crash ${marker}`)], 7);
  await put(gelf('behind'), 7);
  await crashing;
  await putDurably([gelf('drop'), gelf('two')], 7);
  expect((await stored()).map(({ text, streams }) => [text.split(' ')[0], streams])).toEqual([
    ['one', 'before'],
    ['crash', 'after'],
    ['behind', 'after'],
    ['two', 'after'],
  ]);
  expect(writer.processed().version).toBe(2);
});

test('messages that waited in the journal are processed as configured when it is read', async () => {
  configure('before');
  const { put, putDurably } = channel();
  await putDurably([gelf('one')], 7);
  writer.pause(true);
  for (let n = 0; n < 600; n += 1) await put(gelf(n % 2 === 0 ? `drop ${n}` : `double ${n}`), 7);
  await writer.flush();
  configure('after', ['drop', 'double']);
  writer.pause(false);
  await expect.poll(async () => (await texts()).length, { timeout: 10_000 }).toBe(1 + 600);
  const rows = await stored();
  expect(new Set(rows.slice(1).map(({ streams }) => streams))).toEqual(new Set(['after']));
  expect(new Set(rows.map(({ text }) => text)).size).toBe(601);
  expect(writer.journal()).toMatchObject({ messages: 0 });
});

test('a changed extractor applies from the next message on, and none is lost or doubled', async () => {
  const { put, putDurably } = channel();
  const [changes, each] = [10, 300];
  for (let change = 0; change < changes; change += 1) {
    writer.setProcessing(() => ({
      ...FIRST_CONFIGURATION,
      steps: ['extractors', 'static-fields', 'stream-rules'],
      extractors: { input: [extractorOf(change)] },
    }));
    await putDurably([gelf(`${change} first`)], 7);
    for (let n = 1; n < each; n += 1) await put(gelf(`${change} ${n}`), 7);
  }
  await writer.flush();
  const rows = await database.query<{ text: string; made: string; team: string }>(
    `SELECT doc->>'/message' AS text, doc->>'/made' AS made, doc->>'/team' AS team
     FROM index_0.messages ORDER BY seq`,
  );
  expect(new Set(rows.map(({ text }) => text)).size).toBe(changes * each);
  expect(rows).toHaveLength(changes * each);
  // A static field does not replace what an extractor set.
  expect(
    rows.filter(({ text, made, team }) => made !== `v${text.split(' ')[0]}` || team !== 'ops'),
  ).toEqual([]);
  const figures = writer.extractorFigures().get('e');
  expect(figures).toMatchObject({ runs: changes * each, extracted: changes * each, failures: 0 });
});

/** Sets the field `made` to the number of a version. */
const extractorOf = (version: number): ExtractorSettings => ({
  id: 'e',
  title: 'e',
  type: 'regex_replace',
  cursor_strategy: 'copy',
  source_field: 'message',
  target_field: 'made',
  extractor_config: { regex: '^.*$', replacement: `v${version}` },
  converters: [],
  condition_type: 'none',
  condition_value: '',
  order: 0,
});
