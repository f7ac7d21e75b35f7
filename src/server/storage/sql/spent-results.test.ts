import { expect, it } from 'vitest';
import { openDatabase } from '../database';
import { createSpentResults } from './spent-results';

it('never lets more lie about than the limit and one result', () => {
  let [lying, most] = [0, 0];
  const spent = createSpentResults(
    () => (lying = 0),
    (work) => work(),
    100,
  );
  for (let n = 0; n < 1000; n += 1) {
    lying += 30;
    most = Math.max(most, lying);
    spent.add([{ text: 'x'.repeat(22), number: n }]);
  }
  expect(most).toBe(120);
});

it('collects what statements have read', async () => {
  let collections = 0;
  const spent = createSpentResults(
    () => (collections += 1),
    (work) => work(),
    1_000_000,
  );
  const database = await openDatabase({ path: ':memory:', spent });
  for (let n = 0; n < 10; n += 1)
    await database.query(`SELECT repeat('x', 500000) AS text, ${n} AS n`);
  expect(collections).toBe(5);
  await database.query('SELECT 1 AS n');
  expect(collections).toBe(5);
  await database.close();
});
