import { matching as matchingAt, openTestStore, type TestStore } from '@test/backend/message-store';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { temporaryDirectory } from '@test/environment/temporary-directory';
import { openDatabase } from '../storage/database';
import { compileCondition } from './condition';
import { MessageRefused, type IncomingMessage } from '../message-types/incoming-message';
import { suggestValues } from './suggestions';

const NOW = Date.parse('2026-11-21T12:00:00Z');
let stored: TestStore;
let store: TestStore['store'];

const route = ({ source }: IncomingMessage) => (source === 'mail' ? ['all', 'mail'] : ['all']);

beforeEach(async () => {
  stored = await openTestStore({ route, now: () => NOW });
  store = stored.store;
});
afterEach(() => stored.close());

const directory = temporaryDirectory();

/** From now on the store lies in files of this name. */
async function openFiles(name: string): Promise<void> {
  await stored.close();
  stored = await openTestStore({
    route,
    now: () => NOW,
    database: await openDatabase({ path: join(directory, name, 'messages.duckdb') }),
    directory: join(directory, name, 'indices'),
  });
  store = stored.store;
}

const aMessage = (overrides: Partial<IncomingMessage> = {}): IncomingMessage => ({
  timestamp: NOW,
  source: 'web-01',
  message: 'GET /orders',
  fields: {},
  inputId: 'input-1',
  receivedAt: NOW,
  ...overrides,
});
const matching = (query: string) => matchingAt(query, NOW);
const messagesOf = async (query: string) =>
  (await stored.find(matching(query), { limit: 100 })).map(
    ({ doc }) => (JSON.parse(doc) as { message: string }).message,
  );

describe('a stored message', () => {
  test('comes back as Graylog gives it, with an id, its input, its node and its streams', async () => {
    await store.writer.writeDurably([
      aMessage({
        source: 'mail',
        fields: { level: 3, user: 'élodie' },
        remote: { ip: '127.0.0.1', port: 4711 },
      }),
    ]);
    const [found] = await stored.find(matching('*'), { limit: 10 });
    expect(JSON.parse(found?.doc ?? '')).toEqual({
      _id: found?.id,
      message: 'GET /orders',
      source: 'mail',
      timestamp: '2026-11-21T12:00:00.000Z',
      level: 3,
      user: 'élodie',
      streams: ['all', 'mail'],
      gl2_source_input: 'input-1',
      gl2_source_node: 'node',
      gl2_remote_ip: '127.0.0.1',
      gl2_remote_port: 4711,
      gl2_accounted_message_size: expect.any(Number) as number,
      gl2_message_id: expect.stringMatching(/^[0-9A-Z]{26}$/) as string,
    });
  });

  test('is found by its index and id', async () => {
    await store.writer.writeDurably([aMessage(), aMessage({ message: 'other' })]);
    const [, second] = await stored.find(matching('*'), { limit: 10 });
    expect(await store.get('graylog_0', second?.id ?? '')).toEqual(second);
    expect(await store.get('graylog_1', second?.id ?? '')).toBeUndefined();
    expect(await store.get('graylog_0', 'none')).toBeUndefined();
  });

  test('keeps integers that no number holds, to the last digit', async () => {
    await store.writer.writeDurably([
      aMessage({ fields: { order: 9007199254740993n, huge: 123456789012345678901234567890n } }),
    ]);
    const [found] = await stored.find(matching('order:9007199254740993'), { limit: 1 });
    expect(found?.doc).toContain('"order":9007199254740993');
    expect(found?.doc).toContain('"huge":123456789012345678901234567890');
    expect(await stored.count(matching('order:9007199254740992'))).toBe(0);
    expect(await stored.count(matching('huge:123456789012345678901234567890'))).toBe(1);
  });

  test('has no halves of characters, which other programs cannot read', async () => {
    await store.writer.writeDurably([
      aMessage({
        message: 'half \ud83d, 😀',
        fields: { path: 'C:\\udata', half: '\\\ud83d\udc00\ude00', list: ['\ude00', 'whole 😀'] },
      }),
    ]);
    const [found] = await stored.find(matching('_exists_:half'), { limit: 1 });
    expect(JSON.parse(found?.doc ?? '')).toMatchObject({
      message: 'half \ufffd, 😀',
      path: 'C:\\udata',
      half: '\\\ud83d\udc00\ufffd',
      list: ['\ufffd', 'whole 😀'],
    });
    expect(found?.doc).not.toContain('\\ude00');
  });

  test('cannot pass for another through the names of its fields', async () => {
    await store.writer.writeDurably([
      aMessage({
        fields: {
          _id: 'forged',
          timestamp: 'never',
          gl2_source_input: 'forged',
          streams: 'forged',
        },
      }),
    ]);
    const [found] = await stored.find(matching('*'), { limit: 1 });
    expect(found?.doc).not.toContain('forged');
    expect(found?.doc).not.toContain('never');
  });

  test('of five megabytes is stored and found by its last word', async () => {
    await store.writer.writeDurably([
      aMessage({ message: `${'lorem ipsum, größe '.repeat(260_000)} needle` }),
    ]);
    const [found] = await stored.find(matching('message:needle'), { limit: 1 });
    expect(found?.doc.length).toBeGreaterThan(4_900_000);
  });

  test('of five megabytes is not found by a word in its middle, but shown with it', async () => {
    const filler = 'lorem ipsum '.repeat(200_000);
    await store.writer.writeDurably([
      aMessage({ message: `first ${filler} middle ${filler} last` }),
    ]);
    const found = async (query: string) =>
      (await stored.find(matching(query), { limit: 1 })).length;
    expect(await found('message:first AND message:last')).toBe(1);
    expect(await found('message:"lorem ipsum lorem"')).toBe(1);
    expect(await found('message:middle')).toBe(0);
    const [shown] = await stored.find(matching('message:last'), { limit: 1 });
    expect(shown?.doc).toContain(' middle ');
  });
});

describe('fields', () => {
  test('have the type of their first value', async () => {
    await store.writer.writeDurably([
      aMessage({
        fields: { a: 1, b: 1.5, c: 'x', d: '2026-11-18T10:00:00Z', full_message: 'long' },
      }),
    ]);
    const types = Object.fromEntries(
      store.fields().map(({ name, type }) => [name, `${type.type}: ${type.properties.join(', ')}`]),
    );
    expect(types).toMatchObject({
      a: 'long: numeric, enumerable',
      b: 'float: numeric, enumerable',
      c: 'string: enumerable',
      d: 'date: enumerable',
      message: 'string: full-text-search',
      full_message: 'string: full-text-search',
      source: 'string: full-text-search, enumerable',
      gl2_remote_port: 'long: numeric, enumerable',
    });
  });

  test('hold values of another type without losing them', async () => {
    await store.writer.writeDurably([
      aMessage({ fields: { code: 200 } }),
      aMessage({ message: 'odd', fields: { code: 'unknown' } }),
    ]);
    expect(await messagesOf('code:unknown')).toEqual(['odd']);
    expect(await messagesOf('unknown')).toEqual(['odd']);
    expect(await messagesOf('_exists_:code')).toHaveLength(2);
    expect(await messagesOf('code:>100')).toEqual(['GET /orders']);
  });

  test('may have thousands of names, each of them searchable after a restart', async () => {
    const fields = Object.fromEntries(
      Array.from({ length: 3000 }, (_, n) => [`field_${n}`, n % 2 === 0 ? n : `value ${n}`]),
    );
    await openFiles('fields');
    await store.writer.writeDurably([aMessage({ fields }), aMessage({ message: 'other' })]);
    await openFiles('fields');
    expect(store.fields().length).toBeGreaterThan(3000);
    expect(await messagesOf('field_2998:2998')).toEqual(['GET /orders']);
    expect(await messagesOf('field_2998:>3000')).toEqual([]);
    expect(await messagesOf('field_2999:"value 2999"')).toEqual(['GET /orders']);
    expect(await messagesOf('"value 2999"')).toEqual(['GET /orders']);
    expect(await messagesOf('NOT _exists_:field_2999')).toEqual(['other']);
  });

  test('with names that look like SQL are names', async () => {
    const name = `a'); DROP TABLE messages; --`;
    await store.writer.writeDurably([aMessage({ fields: { [name]: `x' OR '1'='1` } })]);
    const tree = {
      kind: 'phrase',
      field: name,
      text: `x' OR '1'='1`,
      span: { start: 0, end: 0 },
    } as const;
    expect(
      await stored.count({ where: (catalogue) => compileCondition(tree, catalogue, NOW) }),
    ).toBe(1);
  });

  test('with values longer than an index takes are kept but not searchable', async () => {
    const long = 'x'.repeat(40_000);
    await store.writer.writeDurably([aMessage({ fields: { long } })]);
    expect(await messagesOf('_exists_:long')).toHaveLength(1);
    expect(await messagesOf('long:/x+/')).toEqual([]);
    expect((await stored.find(matching('*'), { limit: 1 }))[0]?.doc).toContain(long);
  });
});

describe('finding', () => {
  beforeEach(() =>
    store.writer.writeDurably(
      [1, 2, 3, 4, 5].map((n) =>
        aMessage({
          timestamp: NOW - n * 1000,
          message: `m${n}`,
          source: n === 3 ? 'mail' : 'web',
          fields: { n, even: n % 2 === 0 ? 'yes' : 'no' },
        }),
      ),
    ),
  );
  const found = async (...args: Parameters<TestStore['find']>) =>
    (await stored.find(...args)).map(({ doc }) => (JSON.parse(doc) as { message: string }).message);

  test('gives the newest first, in pages', async () => {
    expect(await found(matching('*'), { limit: 2 })).toEqual(['m1', 'm2']);
    expect(await found(matching('*'), { limit: 2, offset: 2 })).toEqual(['m3', 'm4']);
  });

  test('sorts by fields, those without it last', async () => {
    await store.writer.writeDurably([aMessage({ message: 'none' })]);
    expect(await found(matching('*'), { limit: 3, sort: [{ field: 'n', order: 'DESC' }] })).toEqual(
      ['m5', 'm4', 'm3'],
    );
    expect(
      await found(matching('*'), {
        limit: 9,
        sort: [
          { field: 'even', order: 'ASC' },
          { field: 'n', order: 'ASC' },
        ],
      }),
    ).toEqual(['m1', 'm3', 'm5', 'm2', 'm4', 'none']);
    await expect(
      found(matching('*'), { limit: 1, sort: [{ field: 'message', order: 'ASC' }] }),
    ).rejects.toThrow('Text fields are not optimised for aggregations and sorting');
  });

  test('keeps to a window of time and to streams', async () => {
    expect(
      await found({ ...matching('*'), from: NOW - 3000, to: NOW - 1000 }, { limit: 9 }),
    ).toEqual(['m2', 'm3']);
    expect(await found({ ...matching('*'), streams: ['mail'] }, { limit: 9 })).toEqual(['m3']);
    expect(await stored.count({ ...matching('n:>2'), streams: ['all'] })).toBe(3);
    expect(await stored.count({ ...matching('*'), streams: [] })).toBe(0);
  });

  test('is interrupted by its signal', async () => {
    const controller = new AbortController();
    controller.abort(new Error('gone'));
    await expect(
      stored.find(matching('*'), { limit: 1, signal: controller.signal }),
    ).rejects.toThrow('gone');
  });

  test('suggests values by how often they occur', async () => {
    const suggest = (field: string, prefix: string, size: number) =>
      stored.over({}, (selection) =>
        suggestValues(stored.database, selection, field, prefix, size),
      );
    expect(await suggest('even', '', 1)).toEqual({
      values: [{ value: 'no', occurrence: 3 }],
      sumOther: 2,
    });
    expect(await suggest('source', 'WE', 10)).toEqual({
      values: [{ value: 'web', occurrence: 4 }],
      sumOther: 0,
    });
    expect(await suggest('n', '1', 10)).toEqual({
      values: [{ value: '1', occurrence: 1 }],
      sumOther: 0,
    });
    expect(await suggest('streams', '', 10)).toEqual({
      values: [
        { value: 'all', occurrence: 5 },
        { value: 'mail', occurrence: 1 },
      ],
      sumOther: 0,
    });
    expect(await suggest('unknown', '', 10)).toEqual({ values: [], sumOther: 0 });
  });

  test('forgets the messages of an input', async () => {
    await store.writer.writeDurably([aMessage({ inputId: 'sample', message: 'sample' })]);
    expect(await store.deleteByInput('sample')).toBe(1);
    expect(await found(matching('*'), { limit: 9 })).toEqual(['m1', 'm2', 'm3', 'm4', 'm5']);
    expect(await store.deleteByInput('sample')).toBe(0);
  });
});

describe('the writer', () => {
  test('loses one bad message alone, and says why', async () => {
    const cyclic: Record<string, never> = {};
    Object.assign(cyclic, { self: cyclic });
    const written = store.writer.writeDurably([
      aMessage({ message: 'before' }),
      aMessage({ fields: { cyclic } }),
      aMessage({ message: 'after', timestamp: NOW - 1 }),
      aMessage({ timestamp: Number.NaN }),
    ]);
    await expect(written).rejects.toThrow(MessageRefused);
    expect(await messagesOf('*')).toEqual(['before', 'after']);
    expect(store.writer.failures().count).toBe(2);
    expect(store.writer.failures().last?.reason).not.toBe('');
  });

  test('makes senders wait when the queue is full, and takes all in the end', async () => {
    const writes = Array.from({ length: 60_000 }, (_, n) =>
      store.writer.write(aMessage({ message: `m${n}` })),
    );
    await Promise.all(writes);
    await store.writer.flush();
    expect(store.total()).toBe(60_000);
  });

  test('goes on numbering after a restart', async () => {
    await openFiles('numbers');
    await store.writer.writeDurably([aMessage({ message: 'first' })]);
    await openFiles('numbers');
    await store.writer.writeDurably([aMessage({ message: 'second' })]);
    expect(await messagesOf('*')).toEqual(['second', 'first']);
  });
});
