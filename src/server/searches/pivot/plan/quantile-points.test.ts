import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type Database } from '../../../storage/database';
import { percentileOf, pointsSql, type Points } from './quantile-points';

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ path: ':memory:' });
  // Parts that differ: the later ones lie higher and are larger. Negative and equal values among
  // them.
  await database.run(
    'CREATE TABLE measured AS SELECT i, floor(sqrt(i / 3000)) AS part, round(exp(random() * 8) * (1 + i / 100000) - 40, 2) AS v FROM range(150000) r(i)',
  );
});
afterAll(() => database.close());

async function partsWhere(condition: string): Promise<Points[]> {
  const rows = await database.query<{ size: number; points: number[] }>(
    `SELECT count(v) AS size, ${pointsSql('v')} AS points FROM measured WHERE ${condition} GROUP BY part`,
  );
  return rows.map(({ size, points }) => ({ size, values: Float64Array.from(points) }));
}

/** How many of all values lie between two. */
async function between(low: number, high: number, condition: string): Promise<number> {
  const [row] = await database.query<{ share: number }>(
    `SELECT count(*) FILTER (v > $1 AND v < $2) / count(*) AS share FROM measured WHERE ${condition}`,
    [low, high],
  );
  return row?.share ?? NaN;
}

/** Half of π·√(q(1−q)) / 1022, and one value. */
const bound = (q: number, size: number) => (Math.PI * Math.sqrt(q * (1 - q))) / 1022 / 2 + 2 / size;

test.each([0, 1, 5, 50, 90, 95, 99, 99.9, 100])(
  'percentile %s of many values is no further beside than is said',
  async (percentile) => {
    const parts = await partsWhere('true');
    expect(parts.length).toBeGreaterThan(5);
    expect(Math.max(...parts.map(({ size, values }) => size / values.length))).toBeGreaterThan(10);
    const found = percentileOf(parts, percentile) ?? NaN;
    const [exact] = await database.query<{ value: number }>(
      `SELECT quantile_cont(v, ${percentile / 100}) AS value FROM measured`,
    );
    const value = exact?.value ?? NaN;
    expect(await between(Math.min(found, value), Math.max(found, value), 'true')).toBeLessThan(
      bound(percentile / 100, 150_000),
    );
  },
);

test('of few values in each part it is exact', async () => {
  const condition = 'i % 30 = 0';
  const parts = await partsWhere(condition);
  expect(parts.reduce((sum, { size }) => sum + size, 0)).toBe(5000);
  for (const percentile of [0, 25, 50, 95, 99, 100]) {
    const [exact] = await database.query<{ value: number }>(
      `SELECT quantile_cont(v, ${percentile / 100}) AS value FROM measured WHERE ${condition}`,
    );
    expect(percentileOf(parts, percentile)).toBeCloseTo(exact?.value ?? NaN, 9);
  }
});

test('of no value there is none', () => {
  expect(percentileOf([], 50)).toBe(null);
  expect(percentileOf([{ size: 0, values: new Float64Array() }], 50)).toBe(null);
});
