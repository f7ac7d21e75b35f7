import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryDirectory } from '@test/environment/temporary-directory';
import type { PivotResult, SearchJob } from '@/contract/search';
import { askedBackend, read, type Ask } from '@test/backend/asked-backend';
import { DEFAULT_INDEX_SET_ID } from '@/server/indices/built-in-ids';
import { openTestStore, type TestStore } from '@test/backend/message-store';
import { openDatabase } from '../../storage/database';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const ALL = '000000000000000000000001';
const home = temporaryDirectory();

/** Data of a node, made before the node is started. */
async function prepared(
  name: string,
  make: (stored: TestStore, next: () => Promise<unknown>) => Promise<void>,
): Promise<string> {
  const path = join(home, name, 'messages.duckdb');
  const stored = await openTestStore({
    database: await openDatabase({ path }),
    directory: join(home, name, 'indices'),
    now: () => NOW,
    route: () => [ALL],
    setId: DEFAULT_INDEX_SET_ID,
  });
  await make(stored, () =>
    stored.indices.cycle({ setId: DEFAULT_INDEX_SET_ID, prefix: 'graylog' }),
  );
  await stored.close();
  return path;
}

const at = (seconds: number, message: string, fields = {}) => ({
  timestamp: NOW + seconds * 1000,
  source: 'web',
  message,
  fields,
  inputId: 'i',
  receivedAt: NOW,
});
const count = { type: 'count', id: 'count()' };
const rows = { id: 'rows', type: 'messages', limit: 10, offset: 0 };
const pivot = (more: object) => ({
  id: 'pivot',
  type: 'pivot',
  rollup: true,
  row_groups: [],
  column_groups: [],
  series: [count],
  ...more,
});

async function searched(ask: Ask, ...searchTypes: object[]): Promise<SearchJob> {
  const timerange = { type: 'relative', range: 0 };
  return read<SearchJob>(
    ask('POST', '/views/search/sync', {
      body: {
        queries: [
          {
            id: 'q',
            timerange,
            query: { type: 'elasticsearch', query_string: '*' },
            search_types: searchTypes,
          },
        ],
      },
    }),
  );
}

describe('a field with another type in each index', () => {
  const asked = async (more: object) => {
    const path = await prepared(JSON.stringify(more).length.toString(), async (stored, next) => {
      await stored.write([at(-9, 'a', { code: 404 }), at(-8, 'b', { code: 404 })]);
      await next();
      await stored.write([at(-7, 'c', { code: '404' }), at(-6, 'd', { code: 'none' })]);
    });
    const { ask } = await askedBackend({ databasePath: path, now: () => NOW });
    const job = await searched(ask, rows, pivot(more));
    expect(job.errors).toBeUndefined();
    return job.results['q']?.search_types['pivot'] as PivotResult;
  };

  test('is grouped by its text', async () => {
    const { rows: found } = await asked({
      row_groups: [{ type: 'values', fields: ['code'], limit: 10 }],
    });
    expect(found.map(({ key, values }) => [...key, values[0]?.value])).toEqual([
      ['404', 3],
      ['none', 1],
      [4],
    ]);
  });

  test('is computed with where it is a number', async () => {
    const { rows: found } = await asked({
      series: [{ type: 'avg', field: 'code', id: 'avg(code)' }],
    });
    expect(found[0]?.values[0]?.value).toBe(404);
  });
});

describe('an index whose file breaks while the node runs', () => {
  test('is missing in the result, which says so, and in all later ones', async () => {
    const path = await prepared('broken', async (stored, next) => {
      await stored.write(
        Array.from({ length: 5000 }, (_, n) =>
          at(-9000 + n, `${n} ${Math.random()} ${Math.random()}`),
        ),
      );
      await next();
      await stored.write([at(-1, 'whole')]);
    });
    harm(join(home, 'broken', 'indices', 'graylog_0.duckdb'));
    const { ask } = await askedBackend({
      databasePath: path,
      now: () => NOW,
      log: () => undefined,
    });
    for (let time = 0; time < 2; time += 1) {
      const job = await searched(ask, { ...rows, sort: [{ field: 'source', order: 'ASC' }] });
      expect(job.errors).toMatchObject([
        {
          type: 'search_type',
          search_type_id: 'rows',
          description: expect.stringContaining(
            'The messages of index graylog_0 are missing',
          ) as string,
        },
      ]);
      const result = job.results['q']?.search_types['rows'];
      expect(
        result?.type === 'messages' && result.messages.map(({ message }) => message['message']),
      ).toEqual(['whole']);
    }
    const { notifications } = await read<{ notifications: { key?: string }[] }>(
      ask('GET', '/system/notifications'),
    );
    expect(notifications).toMatchObject([{ key: 'index_damaged_graylog_0' }]);
  });
});

/**
 * Writes over the blocks behind the headers and the table's description, which is read at the
 * start.
 */
function harm(path: string): void {
  const file = openSync(path, 'r+');
  const { size } = statSync(path);
  for (let place = 16_384; place < size - 300_000; place += 20_000)
    writeSync(file, Buffer.alloc(64, 7), 0, 64, place);
  closeSync(file);
}
