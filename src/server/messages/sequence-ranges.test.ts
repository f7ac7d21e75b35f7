import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../storage/database';
import { sequenceRanges } from './sequence-ranges';

const database = await openDatabase({ path: ':memory:' });
afterAll(() => database.close());

test('all numbers that are sought are found, and only their neighbours with them', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 3000 }), { minLength: 1, maxLength: 80 }),
      async (numbers) => {
        const rows = await database.query<{ seq: number }>(
          `SELECT seq FROM (SELECT range::INTEGER AS seq FROM range(3001)) WHERE ${sequenceRanges(numbers)} ORDER BY seq`,
        );
        const found = rows.map(({ seq }) => seq);
        expect(new Set(found)).toEqual(new Set([...found, ...numbers]));
        for (const seq of found)
          expect(Math.min(...numbers.map((number) => Math.abs(number - seq)))).toBeLessThanOrEqual(
            8,
          );
      },
    ),
    { numRuns: 40 },
  );
});

test('numbers in a row are one comparison, and too many in chunks none', () => {
  expect(sequenceRanges([7, 5, 6, 20])).toBe('seq BETWEEN 5 AND 20');
  expect(sequenceRanges(Array.from({ length: 257 }, (_, n) => n * 100))).toBeUndefined();
});
