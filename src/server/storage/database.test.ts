import { openTestStore } from '@test/backend/message-store';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeEach, describe, expect, test } from 'vitest';
import { temporaryDirectory } from '@test/environment/temporary-directory';
import { openDatabase } from './database';
import { createDocumentTable } from './document-table';
import { StorageError } from './storage-error';

let directory: string;
let path: string;

beforeEach(() => {
  directory = temporaryDirectory();
  path = join(directory, 'node.duckdb');
});

const refusal = (at: string): Promise<unknown> =>
  openDatabase({ path: at }).then(
    (database) => database.close(),
    (error: unknown) => error,
  );

/** A program that uses the database in a process of its own. */
function inAnotherProcess(program: string) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', program, path],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
}

describe('a database', () => {
  test('keeps what was written', async () => {
    const first = await openDatabase({ path });
    await first.run('INSERT INTO documents VALUES ($1, $2, $3)', ['users', '1', '{}']);
    await first.close();
    const second = await openDatabase({ path });
    expect(await second.query('SELECT id, collection FROM documents')).toEqual([
      { id: '1', collection: 'users' },
    ]);
    await second.close();
  });

  test('says in one line that a stored document is damaged', async () => {
    const database = await openDatabase({ path });
    await database.run('INSERT INTO documents VALUES ($1, $2, $3)', ['users', '1', '{"name":']);
    await expect(createDocumentTable(database).load('users')).rejects.toThrow(
      /^The document users\/1 of the database is damaged and cannot be read\./,
    );
    await database.close();
  });

  test('gives integers exactly, and times in milliseconds', async () => {
    const database = await openDatabase({ path: ':memory:' });
    expect(
      await database.query(
        `SELECT 7::BIGINT AS small, 9007199254740993::BIGINT AS large, TIMESTAMP '2026-11-18 10:00:00.5' AS at, NULL AS nothing`,
      ),
    ).toEqual([
      {
        small: 7,
        large: 9007199254740993n,
        at: Date.parse('2026-11-18T10:00:00.500Z'),
        nothing: null,
      },
    ]);
    await database.close();
  });

  test('takes a failed transaction back, and goes on', async () => {
    const database = await openDatabase({ path: ':memory:' });
    const insert = `INSERT INTO documents VALUES ('c', $1, '')`;
    await expect(
      database.transaction(async ({ run }) => {
        await run(insert, ['1']);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await database.run(insert, ['2']);
    expect(await database.query('SELECT id FROM documents')).toEqual([{ id: '2' }]);
    await database.close();
  });

  test('interrupts a runaway query when its signal says so', async () => {
    const database = await openDatabase({ path: ':memory:' });
    const controller = new AbortController();
    const runaway = database.query(
      'SELECT count(*) FROM range(1000000000) a, range(1000000) b WHERE a.range % 7 = b.range',
      [],
      controller.signal,
    );
    // The query is running, or about to.
    setImmediate(() => controller.abort(new Error('too slow')));
    await expect(runaway).rejects.toThrow('too slow');
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await database.close();
  });

  test('lets more readers in than it has connections', async () => {
    const database = await openDatabase({ path: ':memory:' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        database.query<{ n: number }>('SELECT $1::INTEGER AS n', [n]),
      ),
    );
    expect(answers.map(([row]) => row?.n)).toEqual(Array.from({ length: 20 }, (_, n) => n));
    await database.close();
  });

  test('closes while a query runs', async () => {
    const database = await openDatabase({ path });
    const runaway = database.query(
      'SELECT count(*) FROM range(1000000000) a, range(1000000) b WHERE a.range % 7 = b.range',
    );
    const refusal = runaway.catch((error: unknown) => error);
    await database.close();
    expect(await refusal).toMatchObject({ message: 'The database is closed.' });
  });
});

describe('a database that cannot be opened says why in one line', () => {
  test('in use', async () => {
    const { child, lines } = inAnotherProcess(`
      import { openDatabase } from './src/server/storage/database.ts';
      await openDatabase({ path: process.argv[1] });
      console.log('open');
      setInterval(() => undefined, 1000);`);
    await lines.next();
    expect(await refusal(path)).toMatchObject({
      code: 'locked',
      message: expect.stringMatching(/^[^\n]+$/) as string,
    });
    child.kill('SIGKILL');
    await once(child, 'exit');
  });

  test('no database', async () => {
    writeFileSync(path, 'something else');
    expect(await refusal(path)).toMatchObject({
      code: 'damaged',
      message: expect.stringMatching(/^[^\n]+$/) as string,
    });
  });

  test('a directory that cannot be', async () => {
    writeFileSync(path, 'a file');
    const error = await refusal(join(path, 'node.duckdb'));
    expect(error).toBeInstanceOf(StorageError);
    expect(error).toMatchObject({
      code: 'unreadable',
      message: expect.stringMatching(/^[^\n]+$/) as string,
    });
  });

  test('of a newer version', async () => {
    const database = await openDatabase({ path });
    await database.run('INSERT INTO schema_version VALUES (1000)');
    await database.close();
    expect(await refusal(path)).toMatchObject({ code: 'newer' });
  });
});

test('what was acknowledged survives a killed process', async () => {
  const { child, lines } = inAnotherProcess(`
    import { openTestStore } from './test/backend/message-store.ts';
    import { openDatabase } from './src/server/storage/database.ts';
    const { store: { writer } } = await openTestStore({ database: await openDatabase({ path: process.argv[1] }), directory: process.argv[1] + '.indices' });
    for (let n = 0; ; n += 500) {
      const at = Date.now();
      await writer.writeDurably(Array.from({ length: 500 }, (_, i) => ({ timestamp: at, source: 's', message: 'm' + (n + i), fields: { n: n + i }, inputId: 'i', receivedAt: at })));
      console.log(n + 500);
    }`);
  let acknowledged = 0;
  for await (const line of { [Symbol.asyncIterator]: () => lines }) {
    acknowledged = Number(line);
    if (acknowledged >= 5000 && !child.killed) child.kill('SIGKILL');
  }
  const stored = await openTestStore({
    database: await openDatabase({ path }),
    directory: `${path}.indices`,
  });
  const [row] = await stored.database.query<{ count: number; numbers: number; last: number }>(
    'SELECT count(*) AS count, count(DISTINCT seq) AS numbers, max(seq) AS last FROM graylog_0.messages',
  );
  expect(row?.count).toBeGreaterThanOrEqual(acknowledged);
  expect(row).toEqual({ count: row?.count, numbers: row?.count, last: (row?.count ?? 0) - 1 });
  await stored.close();
});

describe('a statement that needs too much memory', () => {
  test('fails alone and says why, while others go on', async () => {
    const database = await openDatabase({ path, memoryLimit: '128MB', temporarySpace: '50MB' });
    await database.run('CREATE TABLE numbers AS SELECT range AS n FROM range(200000)');
    const greedy = Array.from({ length: 3 }, () =>
      database
        .query(
          `SELECT max(len(texts)) FROM (SELECT list(n || repeat('x', 3000)) AS texts FROM numbers GROUP BY n % 3)`,
        )
        .catch((error: unknown) => error),
    );
    const modest = Array.from({ length: 20 }, () =>
      database.query<{ sum: number }>('SELECT sum(n) AS sum FROM numbers'),
    );
    expect((await Promise.all(modest)).map(([row]) => row?.sum)).toEqual(
      Array.from({ length: 20 }, () => 19_999_900_000),
    );
    for (const error of await Promise.all(greedy))
      expect(error).toMatchObject({
        name: 'MemoryError',
        message: expect.stringContaining(
          'needs more memory than this node may use for all of them (128MB)',
        ) as string,
      });
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await database.close();
  });

  test('takes to the disk as long as there is room', async () => {
    const database = await openDatabase({ path, memoryLimit: '128MB' });
    const [row] = await database.query<{ count: number }>(
      'SELECT count(*) AS count FROM (SELECT range % 1500000 AS n, md5((range % 1500000)::VARCHAR) AS text FROM range(2000000) GROUP BY ALL)',
    );
    expect(row?.count).toBe(1_500_000);
    await database.close();
  });
});
