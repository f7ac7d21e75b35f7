import { DuckDBInstance } from '@duckdb/node-api';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryDirectory } from '@test/environment/temporary-directory';
import { askedBackend, read } from '@test/backend/asked-backend';
import type { SearchJob } from '@/contract/search';
import { documentsSchema } from '../../storage/schema/documents-schema';
import { messagesSchema } from '../../storage/schema/messages-schema';
import { moveOldMessages } from './old-database';

let home: string;
const main = () => join(home, 'messages.duckdb');
const index = () => join(home, 'indices', 'graylog_0.duckdb');
const FIRST = { name: 'graylog_0', setId: '00000000000000000000d5e7' };

beforeEach(() => {
  home = temporaryDirectory();
});

/** What version 2 left behind, with its log not merged yet. */
async function oldDatabase(messages: number): Promise<void> {
  const instance = await DuckDBInstance.create(main(), {
    storage_compatibility_version: 'latest',
    checkpoint_threshold: '1TB',
  });
  const connection = await instance.connect();
  await connection.run('CREATE TABLE schema_version (version INTEGER NOT NULL)');
  for (const sql of [...messagesSchema, ...documentsSchema])
    await connection.run(sql.replace(', copies VARCHAR', ''));
  await connection.run('INSERT INTO schema_version VALUES (1), (2)');
  await connection.run(
    `INSERT INTO documents VALUES ('node', 'node', '{"node_id":"old-node","cluster_id":"old-cluster"}')`,
  );
  await connection.run(`INSERT INTO field_catalogue VALUES (0, 'n', 'long', 'l0', false)`);
  await connection.run(
    `INSERT INTO messages (seq, id, message_id, "timestamp", index_name, streams, source_key, terms, l0, doc)
     SELECT range, 'id' || range, 'm' || range, TIMESTAMP '2026-11-21 10:00:00' + INTERVAL (range) SECOND, 'graylog_0', ' 000000000000000000000001 ', 'web', ' old line ', range,
       '{"_id":"id' || range || '","message":"old line","n":' || range || ',"streams":["000000000000000000000001"]}' FROM range(${messages})`,
  );
  connection.closeSync();
  instance.closeSync();
}

async function found(query: string): Promise<string[]> {
  const { backend, ask } = await askedBackend({
    databasePath: main(),
    adminPassword: 'secret',
    now: () => Date.parse('2026-11-21T12:00:00Z'),
  });
  const rows = { id: 'rows', type: 'messages', limit: 10, offset: 0 };
  const job = await read<SearchJob>(
    ask('POST', '/views/search/sync', {
      body: {
        queries: [
          {
            id: 'q',
            timerange: { type: 'relative', range: 0 },
            query: { type: 'elasticsearch', query_string: query },
            search_types: [rows],
          },
        ],
      },
    }),
  );
  const result = job.results['q']?.search_types['rows'];
  await backend.close();
  return result?.type === 'messages'
    ? result.messages.map(({ message, index: lies }) => `${lies} ${String(message['n'])}`)
    : [];
}

const move = async () => {
  const logged: string[] = [];
  await moveOldMessages(main(), FIRST, (line) => logged.push(line));
  return logged;
};

test('messages of the one file there was lie in the first index, and everything else is as it was', async () => {
  await oldDatabase(3);
  expect(await move()).toEqual([
    `The 3 messages of ${main()} now lie in an index of their own, ${index()}.`,
  ]);
  expect(await move()).toEqual([]);
  expect(await found('n:>0')).toEqual(['graylog_0 2', 'graylog_0 1']);
  // They lie there without marks.
  expect(await found('line NOT new')).toHaveLength(3);
  expect(await found('new')).toEqual([]);
  const { backend, ask } = await askedBackend({ databasePath: main() });
  expect(await read(ask('GET', '/'))).toMatchObject({
    node_id: 'old-node',
    cluster_id: 'old-cluster',
  });
  await backend.close();
});

test('a crash before the files change their places leaves the old state, and the next start moves again', async () => {
  await oldDatabase(2);
  writeFileSync(`${main()}.new`, 'half written');
  mkdirSync(join(home, 'indices'));
  await move();
  expect(await found('*')).toEqual(['graylog_0 1', 'graylog_0 0']);
});

test('a crash between the two files is brought to its end', async () => {
  await oldDatabase(2);
  await move();
  renameSync(main(), `${main()}.new`);
  await move();
  expect(await found('*')).toEqual(['graylog_0 1', 'graylog_0 0']);
});

test('without messages there is nothing to move', async () => {
  await oldDatabase(0);
  expect(await move()).toEqual([]);
  expect(existsSync(index())).toBe(false);
  expect(await found('*')).toEqual([]);
});
