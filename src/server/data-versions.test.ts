import { DuckDBInstance } from '@duckdb/node-api';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryDirectory } from '@test/environment/temporary-directory';
import { askedBackend, read } from '@test/backend/asked-backend';
import { indexMigrations, mainMigrations } from './storage/schema/migrations';

let home: string;
const databasePath = () => join(home, 'messages.duckdb');
const indexPath = () => join(home, 'indices', 'graylog_0.duckdb');
const node = () => askedBackend({ databasePath: databasePath() });

beforeEach(() => {
  home = temporaryDirectory();
});

const sums = () =>
  Object.fromEntries(
    readdirSync(home, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );

async function change(path: string, ...statements: string[]): Promise<void> {
  const instance = await DuckDBInstance.create(path);
  const connection = await instance.connect();
  for (const sql of statements) await connection.run(sql);
  connection.closeSync();
  instance.closeSync();
}

async function filled(): Promise<void> {
  const { backend, ask } = await node();
  await ask('POST', '/roles', {
    body: { name: 'Auditors', description: 'of last year', permissions: ['streams:read'] },
  });
  await backend.close();
}

test('the data of a newer version is refused, and no file is changed', async () => {
  await filled();
  await change(databasePath(), `INSERT INTO schema_version VALUES (${mainMigrations.length + 1})`);
  const before = sums();
  await expect(node()).rejects.toMatchObject({
    code: 'newer',
    message: expect.stringMatching(/schema version \d+; this program knows up to \d+/) as string,
  });
  expect(sums()).toEqual(before);
});

test('data of the previous version is converted once, and keeps what it holds', async () => {
  await filled();
  await change(
    databasePath(),
    `DELETE FROM schema_version WHERE version = ${mainMigrations.length}`,
  );
  const { backend, ask } = await node();
  expect(await read(ask('GET', '/roles/Auditors'))).toMatchObject({ description: 'of last year' });
  await backend.close();
  const after = sums();
  const again = await node();
  await again.backend.close();
  expect(Object.keys(sums())).toEqual(Object.keys(after));
});

test('an index of a newer version is reported, and everything else works', async () => {
  await filled();
  await change(indexPath(), `INSERT INTO schema_version VALUES (${indexMigrations.length + 1})`);
  const { ask } = await node();
  expect(await read(ask('GET', '/roles/Auditors'))).toMatchObject({ name: 'Auditors' });
  const { notifications } = await read<{ notifications: unknown[] }>(
    ask('GET', '/system/notifications'),
  );
  expect(JSON.stringify(notifications)).toMatch(/newer|schema version/);
});

test('an index from before fields were counted by stream lists all of them', async () => {
  const seed = { messages: [{ message: 'm', fields: { code: 200 } }] };
  const { backend } = await askedBackend({ databasePath: databasePath(), seed });
  await backend.close();
  await change(
    indexPath(),
    'DROP TABLE field_streams',
    `DELETE FROM schema_version WHERE version = ${indexMigrations.length}`,
  );
  const reader = { username: 'rea', password: 'pw', permissions: ['streams:read:none'] };
  const { backend: later, ask } = await askedBackend({
    databasePath: databasePath(),
    seed: { users: [reader], streams: [{ id: 'none', title: 'Nothing' }] },
  });
  const names = (await read<{ name: string }[]>(ask('GET', '/views/fields', { as: 'rea:pw' }))).map(
    ({ name }) => name,
  );
  expect(names).toContain('code');
  await later.close();
});
