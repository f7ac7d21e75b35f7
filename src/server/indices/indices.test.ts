import {
  appendFileSync,
  copyFileSync,
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_STREAM_ID } from '@/contract/streams';
import { temporaryDirectory } from '@test/environment/temporary-directory';
import { matching, openTestStore, TEST_SET, type TestStore } from '@test/backend/message-store';
import { indexNotifications } from './index-notifications';
import { suggestValues } from '../messages/suggestions';
import { openDatabase } from '../storage/database';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const FAMILY = { setId: TEST_SET, prefix: 'graylog' };

let home: string;
let stored: TestStore;
let logged: string[];

async function open(): Promise<void> {
  logged = [];
  const database = await openDatabase({ path: join(home, 'messages.duckdb') });
  stored = await openTestStore({
    database,
    directory: join(home, 'indices'),
    now: () => NOW,
    route: () => [DEFAULT_STREAM_ID],
    log: (line) => logged.push(line),
  });
}

async function restart(): Promise<void> {
  await stored.close();
  await open();
}

beforeEach(async () => {
  home = temporaryDirectory();
  await open();
});
afterEach(async () => {
  await stored.close();
  rmSync(home, { recursive: true, force: true });
});

const file = (name: string) => join(home, 'indices', `${name}.duckdb`);
const at = (seconds: number, message: string, fields = {}) => ({
  timestamp: NOW + seconds * 1000,
  source: 'web',
  message,
  fields,
  inputId: 'i',
  receivedAt: NOW,
});
const texts = async (
  asked: Parameters<TestStore['find']>[0],
  page: Partial<Parameters<TestStore['find']>[1]> = {},
) =>
  (await stored.find(asked, { limit: 100, ...page })).map(
    ({ doc }) => (JSON.parse(doc) as { message: string }).message,
  );

describe('an index set', () => {
  test('has a first index, and gets the next one, which takes the new messages', async () => {
    await stored.write([at(1, 'first')]);
    const made = await stored.indices.cycle(FAMILY);
    await stored.write([at(2, 'second')]);
    expect(made).toMatchObject({
      name: 'graylog_1',
      isWriteIndex: true,
      state: 'open',
      createdAt: NOW,
      messages: 0,
      range: { begin: 0, end: 0 },
    });
    expect(stored.indices.list(TEST_SET)).toMatchObject([
      {
        name: 'graylog_0',
        isWriteIndex: false,
        messages: 1,
        range: { begin: NOW + 1000, end: NOW + 1000 },
      },
      {
        name: 'graylog_1',
        isWriteIndex: true,
        messages: 1,
        range: { begin: NOW + 2000, end: NOW + 2000 },
      },
    ]);
    expect(await texts({})).toEqual(['second', 'first']);
    const [found] = await stored.find(matching('_index:graylog_0', NOW), { limit: 9 });
    expect(found?.index).toBe('graylog_0');
  });

  test('is there again after a restart, with its ranges, numbers and fields', async () => {
    await stored.write([at(1, 'first', { code: 200 })]);
    await stored.indices.cycle(FAMILY);
    await stored.write([at(2, 'second')]);
    const before = stored.indices.list();
    await restart();
    expect(stored.indices.list().map(({ bytes: _, ...rest }) => rest)).toEqual(
      before.map(({ bytes: _, ...rest }) => rest),
    );
    await stored.write([at(2, 'third')]);
    expect(await texts({})).toEqual(['third', 'second', 'first']);
    expect(await texts(matching('code:200', NOW))).toEqual(['first']);
  });

  test('knows in which streams a field occurs, also after a restart', async () => {
    const isListed = (name: string, stream: string) =>
      stored.store.fields([TEST_SET], [stream]).some((field) => field.name === name);
    await stored.write([at(1, 'first', { code: 200, tags: ['a', 'b'] })]);
    for (const again of [false, true]) {
      if (again) await restart();
      expect(isListed('code', DEFAULT_STREAM_ID)).toBe(true);
      expect(isListed('tags', DEFAULT_STREAM_ID)).toBe(true);
      expect(isListed('code', 'other')).toBe(false);
      expect(isListed('gl2_source_node', 'other')).toBe(true);
    }
  });

  test('goes as a whole, the write index too', async () => {
    await stored.indices.ensure({ setId: 'other', prefix: 'other' });
    await stored.indices.cycle({ setId: 'other', prefix: 'other' });
    await stored.indices.removeSet('other');
    expect(stored.indices.list('other')).toEqual([]);
    expect(existsSync(file('other_0'))).toBe(false);
    await stored.indices.ensure({ setId: 'other', prefix: 'other' });
    expect(stored.indices.list('other')).toMatchObject([{ name: 'other_0' }]);
  });
});

describe('an index', () => {
  test('tells that its range was calculated, however quickly', async () => {
    expect(stored.indices.get('graylog_0')?.range.tookMs).toBe(0);
    await stored.indices.calculateRange('graylog_0');
    expect(stored.indices.get('graylog_0')?.range.tookMs).toBe(1);
  });

  beforeEach(async () => {
    await stored.write([at(1, 'old')]);
    await stored.indices.cycle(FAMILY);
    await stored.write([at(2, 'new')]);
  });

  test('that takes the new messages stays', async () => {
    await expect(stored.indices.remove('graylog_1')).rejects.toMatchObject({ code: 'write-index' });
    await expect(stored.indices.close('graylog_1')).rejects.toMatchObject({ code: 'write-index' });
    await expect(stored.indices.remove('graylog_7')).rejects.toMatchObject({ code: 'unknown' });
  });

  test('gives its disk space back when it is removed', async () => {
    expect(stored.indices.get('graylog_0')?.bytes).toBeGreaterThan(
      statSync(file('graylog_0')).size - 1,
    );
    await stored.indices.remove('graylog_0');
    expect(existsSync(file('graylog_0'))).toBe(false);
    expect(existsSync(`${file('graylog_0')}.wal`)).toBe(false);
    expect(await texts({})).toEqual(['new']);
    expect(stored.store.total()).toBe(1);
    await restart();
    expect(stored.indices.list()).toMatchObject([{ name: 'graylog_1' }]);
  });

  test('stays for the search that uses it, and is hidden from the next', async () => {
    const lease = stored.store.lease();
    let removed = false;
    const removing = stored.indices.remove('graylog_0').then(() => (removed = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(await texts({})).toEqual(['new']);
    expect(lease.indices.map(({ name }) => name)).toEqual(['graylog_0', 'graylog_1']);
    expect(removed).toBe(false);
    lease.release();
    await removing;
    expect(existsSync(file('graylog_0'))).toBe(false);
  });

  test('is not searched while it is closed, and is again when it was opened', async () => {
    await stored.indices.close('graylog_0');
    expect(await texts({})).toEqual(['new']);
    expect(stored.indices.get('graylog_0')).toMatchObject({
      state: 'closed',
      reopened: false,
      messages: 1,
      range: { begin: NOW + 1000 },
    });
    await restart();
    expect(await texts({})).toEqual(['new']);
    await stored.indices.reopen('graylog_0');
    expect(await texts({})).toEqual(['new', 'old']);
    expect(stored.indices.get('graylog_0')).toMatchObject({ state: 'open', reopened: true });
  });

  test('is left out where its messages lie outside the window', async () => {
    const names = (from: number, to: number) => {
      const { indices, release } = stored.store.lease({
        from: NOW + from * 1000,
        to: NOW + to * 1000,
      });
      release();
      return indices.map(({ name }) => name);
    };
    expect(names(0, 1)).toEqual(['nowhere']);
    expect(names(1, 2)).toEqual(['graylog_0']);
    expect(names(2, 3)).toEqual(['graylog_1']);
    expect(names(0, 9)).toEqual(['graylog_0', 'graylog_1']);
  });

  test('is asked for single messages alone', async () => {
    const [newest] = await stored.find({}, { limit: 1 });
    expect(await stored.store.get('graylog_1', newest?.id ?? '')).toEqual(newest);
    expect(await stored.store.get('graylog_0', newest?.id ?? '')).toBeUndefined();
  });
});

describe('what a crash leaves behind', () => {
  test('as a log beside an index that is only read from goes into its file, and is not read again at every start', async () => {
    await stored.write([at(1, 'first')]);
    for (const ending of ['', '.wal'])
      copyFileSync(file('graylog_0') + ending, join(home, `kept${ending}`));
    await stored.indices.cycle(FAMILY);
    await stored.close();
    for (const ending of ['', '.wal'])
      copyFileSync(join(home, `kept${ending}`), file('graylog_0') + ending);
    await open();
    await expect.poll(() => existsSync(`${file('graylog_0')}.wal`)).toBe(false);
    expect(await texts({})).toEqual(['first']);
  });

  test('an index that nothing knew and nothing is in goes', async () => {
    await stored.close();
    const elsewhere = join(home, 'elsewhere');
    const other = await openTestStore({
      database: await openDatabase({ path: join(elsewhere, 'messages.duckdb') }),
      directory: elsewhere,
      prefix: 'stray',
    });
    await other.close();
    renameSync(join(elsewhere, 'stray_0.duckdb'), file('stray_0'));
    await open();
    expect(stored.indices.list()).toMatchObject([{ name: 'graylog_0' }]);
    expect(existsSync(file('stray_0'))).toBe(false);
  });

  test('an index that the main file does not know is searched again, with its messages', async () => {
    await stored.write([at(1, 'kept')]);
    await stored.close();
    rmSync(join(home, 'messages.duckdb'));
    await open();
    expect(await texts({})).toEqual(['kept']);
    expect(logged).toEqual([
      'The file of index graylog_0 was not known here; its 1 messages can be searched again.',
    ]);
  });

  test('an index that was being removed is', async () => {
    await stored.indices.cycle(FAMILY);
    await stored.close();
    const database = await openDatabase({ path: join(home, 'messages.duckdb') });
    await database.run(
      `UPDATE documents SET body = replace(body, '"open"', '"removing"') WHERE collection = 'indices' AND id = 'graylog_0'`,
    );
    await database.close();
    await open();
    expect(existsSync(file('graylog_0'))).toBe(false);
    expect(stored.indices.list()).toMatchObject([{ name: 'graylog_1' }]);
  });
});

describe('a file that cannot be read', () => {
  test.each([
    ['is missing', (path: string) => rmSync(path)],
    ['was cut off', (path: string) => truncateSync(path, 5000)],
    ['is empty', (path: string) => truncateSync(path, 0)],
    ['holds something else', (path: string) => writeFileSync(path, 'something else')],
  ])('because it %s: the node starts, says so, and new messages go on', async (_, harm) => {
    await stored.write([at(1, 'lost')]);
    await stored.close();
    harm(file('graylog_0'));
    await open();
    expect(stored.indices.list()).toMatchObject([
      {
        name: 'graylog_0',
        state: 'damaged',
        isWriteIndex: false,
        trouble: expect.stringContaining('graylog_0') as string,
      },
      { name: 'graylog_1', isWriteIndex: true },
    ]);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toMatch(/^Index graylog_0 cannot be searched: [^\n]+$/);
    await stored.write([at(2, 'goes on')]);
    const lease = stored.store.lease();
    lease.release();
    expect(lease.damaged).toMatchObject([{ index: 'graylog_0' }]);
    expect(await texts({})).toEqual(['goes on']);
    await stored.indices.remove('graylog_0');
    await restart();
    expect(stored.indices.list()).toMatchObject([{ name: 'graylog_1', state: 'open' }]);
    expect(logged).toEqual([]);
  });

  test('is read again when it was restored', async () => {
    await stored.write([at(1, 'saved')]);
    await stored.close();
    renameSync(file('graylog_0'), join(home, 'backup'));
    await open();
    expect(await texts({})).toEqual([]);
    await stored.close();
    renameSync(join(home, 'backup'), file('graylog_0'));
    await open();
    expect(await texts({})).toEqual(['saved']);
  });
});

describe('a log that is damaged or cut off', () => {
  const log = () => `${file('graylog_0')}.wal`;
  /** Leaves the files as a killed node does: with what it stored last in the log only. */
  async function killed(): Promise<void> {
    for (let n = 0; n < 10; n += 1) await stored.write([at(n, `message ${n}`)]);
    const files = readdirSync(join(home, 'indices'));
    for (const name of files) copyFileSync(join(home, 'indices', name), join(home, `kept-${name}`));
    await stored.close();
    for (const name of files) copyFileSync(join(home, `kept-${name}`), join(home, 'indices', name));
  }
  const flip = (from: (bytes: number) => number) => () => {
    const bytes = readFileSync(log());
    const position = from(bytes.length);
    bytes[position] = (bytes[position] ?? 0) ^ 0xff;
    writeFileSync(log(), bytes);
  };
  /** The position of the size of an entry behind `from`: heads of entries follow each other. */
  const sizeOfEntry = (from: number): number => {
    const bytes = readFileSync(log());
    let at = bytes.indexOf(Buffer.from([0xff, 0xff])) + 2;
    while (at < from) at += 16 + Number(bytes.readBigUInt64LE(at));
    return at;
  };
  const cut = (to: (bytes: number) => number) => () =>
    truncateSync(log(), to(statSync(log()).size));

  test.each([
    ['cut off in the middle', cut((bytes) => bytes >> 1)],
    ['cut off before its last byte', cut((bytes) => bytes - 1)],
    ['cut off to nothing', cut(() => 0)],
    ['changed at its beginning', flip(() => 12)],
    ['changed in the middle', flip((bytes) => bytes >> 1)],
    ['changed in the size of an entry', flip((bytes) => sizeOfEntry(bytes >> 1))],
    ['changed near its end', flip((bytes) => bytes - 40)],
    ['overwritten', () => writeFileSync(log(), 'something else')],
  ])('%s: the index is searched with what is left, and it is told', async (_, harm) => {
    await killed();
    harm();
    const harmed = readFileSync(log());
    await open();
    expect(stored.indices.list()).toMatchObject([{ name: 'graylog_0', state: 'open' }]);
    const left = await texts({});
    expect(left.length).toBeLessThan(10);
    expect(left).toEqual(left.map((__, index) => `message ${left.length - 1 - index}`));
    const [damaged] = stored.indices.damagedLogs();
    expect(damaged).toMatchObject({ index: 'graylog_0' });
    expect(readFileSync(join(home, 'indices', damaged?.file ?? ''))).toEqual(harmed);
    expect(logged).toEqual([
      `The write-ahead log of index graylog_0 was damaged or cut off: messages stored last may be missing. It is kept as ${damaged?.file}.`,
    ]);
    expect(indexNotifications(stored.indices, 'node', NOW)).toMatchObject([
      {
        severity: 'urgent',
        details: {
          title: 'Messages of index graylog_0 may be missing',
          description: expect.stringContaining(damaged?.file ?? '') as string,
        },
      },
    ]);
    // What is stored from now on stays.
    await stored.write([at(20, 'later')]);
    await restart();
    expect(await texts({})).toEqual(['later', ...left]);
    expect(logged).toEqual([]);
    expect(stored.indices.damagedLogs()).toHaveLength(1);
  });

  test('is not told of a log that a kill left unfinished, or that was merged', async () => {
    await killed();
    appendFileSync(log(), Buffer.alloc(30, 7));
    await open();
    expect(await texts({})).toHaveLength(10);
    await restart();
    expect(await texts({})).toHaveLength(10);
    expect(logged).toEqual([]);
    expect(stored.indices.damagedLogs()).toEqual([]);
  });
});

describe('a search over several indices', () => {
  test('gives the newest first, however the indices lie over each other', async () => {
    await stored.write([at(1, '1'), at(9, '9'), at(5, '5')]);
    await stored.indices.cycle(FAMILY);
    await stored.write([at(2, '2'), at(7, '7')]);
    await stored.indices.cycle(FAMILY);
    await stored.write([at(3, '3'), at(6, '6')]);
    expect(await texts({})).toEqual(['9', '7', '6', '5', '3', '2', '1']);
    expect(await texts({}, { limit: 2, offset: 1 })).toEqual(['7', '6']);
    expect(await texts({}, { limit: 3, sort: [{ field: 'timestamp', order: 'ASC' }] })).toEqual([
      '1',
      '2',
      '3',
    ]);
    expect(await texts({ from: NOW + 3000, to: NOW + 7000 })).toEqual(['6', '5', '3']);
    expect(await stored.count({})).toBe(7);
  });

  test('orders and finds by a field that has another type in each', async () => {
    await stored.write([at(1, 'long', { code: 404 }), at(2, 'long too', { code: 9 })]);
    await stored.indices.cycle(FAMILY);
    await stored.write([at(3, 'float', { code: 10.5 })]);
    expect(await texts({}, { sort: [{ field: 'code', order: 'ASC' }] })).toEqual([
      'long too',
      'float',
      'long',
    ]);
    expect(await texts(matching('code:>10', NOW))).toEqual(['float', 'long']);
    expect(stored.store.typeOf('code')).toBe('compound(float,long)');
    await stored.indices.cycle(FAMILY);
    await stored.write([at(4, 'text', { code: 'none' })]);
    expect(await texts(matching('code:none', NOW))).toEqual(['text']);
    expect(await texts({}, { sort: [{ field: 'code', order: 'DESC' }], limit: 2 })).toEqual([
      'text',
      'long too',
    ]);
    const suggested = await stored.over({}, (selection) =>
      suggestValues(stored.database, selection, 'code', '', 10),
    );
    expect(suggested.values.map(({ value }) => value)).toEqual(['10.5', '404', '9', 'none']);
    expect(stored.store.fields().find(({ name }) => name === 'code')?.type).toEqual({
      type: 'compound(float,long,string)',
      properties: ['enumerable', 'compound'],
      index_names: [],
    });
  });

  test('shows a message once that lies in several sets', async () => {
    await stored.write([at(1, 'in both'), at(2, 'in one')]);
    await stored.write([at(1, 'in both')], { setId: 'other', prefix: 'other' });
    await stored.copied('graylog_0', 'other_0', 'in both');
    expect(await texts({})).toEqual(['in one', 'in both']);
    expect(await stored.count({})).toBe(2);
    expect(await texts({ sets: ['other'] } as never)).toEqual(['in both']);
    expect(await texts({ sets: [TEST_SET] } as never)).toEqual(['in one', 'in both']);
  });

  test('knows the fields of its sets alone', async () => {
    await stored.write([at(1, 'here', { mine: 1 })]);
    await stored.write([at(1, 'there', { theirs: 1 })], { setId: 'other', prefix: 'other' });
    const names = (sets: string[]) =>
      stored.store
        .fields(sets)
        .map(({ name }) => name)
        .filter((name) => name === 'mine' || name === 'theirs');
    expect(names([TEST_SET])).toEqual(['mine']);
    expect(names(['other'])).toEqual(['theirs']);
  });
});
