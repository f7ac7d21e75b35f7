import { DuckDBInstance } from '@duckdb/node-api';
import { expect, test } from 'vitest';
import { runInBackground } from './in-background';
import { statementsOn } from './statements';

async function connected() {
  const connection = await (await DuckDBInstance.create(':memory:', { threads: '2' })).connect();
  await connection.run('CREATE TABLE numbers (n INTEGER CHECK (n < 1000))');
  const numbers = () =>
    statementsOn(connection).query<{ n: number }>('SELECT n FROM numbers ORDER BY n');
  return { connection, numbers };
}

test('a statement is carried out when it resolves, whether the engine begins with it by itself or not', async () => {
  const { connection, numbers } = await connected();
  await runInBackground(connection, 'INSERT INTO numbers VALUES (1)');
  await runInBackground(connection, 'INSERT INTO numbers VALUES (2)', () => false);
  expect(await numbers()).toEqual([{ n: 1 }, { n: 2 }]);
});

test('it rejects with the reason of the engine, and the next one runs', async () => {
  const { connection, numbers } = await connected();
  await expect(
    runInBackground(connection, 'INSERT INTO numbers VALUES (3), (1000)'),
  ).rejects.toThrow(/^Constraint Error: CHECK constraint failed/);
  await expect(runInBackground(connection, 'INSERT INTO nowhere VALUES (1)')).rejects.toThrow(
    /^Catalog Error: Table with name nowhere does not exist/,
  );
  await runInBackground(connection, 'INSERT INTO numbers VALUES (4)');
  expect(await numbers()).toEqual([{ n: 4 }]);
});
