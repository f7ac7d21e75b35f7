import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { propertyRuns } from '@test/environment/property-runs';
import { BitsColumn } from './columns/bits-column';
import { NumberColumn, TextColumn } from './columns/column-builder';
import { MOST_ROWS, rowsOf, type RowChunk } from './columns/column-image';
import { openDatabase, type Database } from './database';

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ path: ':memory:' });
  await database.run(
    'CREATE TABLE rows (n BIGINT, a VARCHAR, b VARCHAR, whole BIGINT, real DOUBLE, moment TIMESTAMP, bits UHUGEINT)',
  );
});
afterAll(() => database.close());

type Row = {
  a: string | null;
  b: string | null;
  whole: bigint | null;
  real: number | null;
  at: number | null;
  bits?: readonly number[];
};

/** Of one builder, as the encoder uses it: over and over. */
const columns = {
  a: new TextColumn('a'),
  b: new TextColumn('b'),
  whole: new NumberColumn('whole', 'integer'),
  real: new NumberColumn('real', 'double'),
  at: new NumberColumn('moment', 'timestamp'),
  n: new NumberColumn('n', 'integer'),
  bits: new BitsColumn('bits'),
};

function chunkOf(rows: readonly Row[]): RowChunk {
  for (const [index, { a, b, whole, real, at, bits = [] }] of rows.entries()) {
    for (const bit of bits) columns.bits.set(index, bit);
    columns.n.set(index, index);
    if (a !== null) columns.a.set(index, a);
    if (b !== null) columns.b.set(index, b);
    if (whole !== null)
      columns.whole.set(index, Number.isSafeInteger(Number(whole)) ? Number(whole) : whole);
    if (real !== null) columns.real.set(index, real);
    if (at !== null) columns.at.set(index, BigInt(at) * 1000n);
  }
  return {
    count: rows.length,
    columns: Object.values(columns).flatMap((column) =>
      column.isEmpty() ? [] : [column.take(rows.length)],
    ),
  };
}

const insert = (chunks: readonly RowChunk[]) =>
  database.transaction((statements) => database.rows.insert(statements, 'rows', chunks));
/** Integers as texts, because small ones come back as numbers. */
const stored = () =>
  database.query<Record<keyof Row, unknown>>(
    'SELECT a, b, whole::VARCHAR AS whole, real, epoch_ms(moment) AS at, bits::VARCHAR AS bits FROM rows ORDER BY n',
  );
const shown = (rows: readonly Row[]) =>
  rows.map((row) => ({
    ...row,
    whole: row.whole === null ? null : `${row.whole}`,
    bits: `${(row.bits ?? []).reduce((sum, bit) => sum | (1n << BigInt(bit)), 0n)}`,
  }));

const text = fc.option(
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 100 }),
    fc.constantFrom(
      '',
      'exactly12byt',
      'exactly13byte',
      'nul \0 within',
      'größe größe',
      '🚀'.repeat(20),
      'x'.repeat(70_000),
      'same',
      'same',
    ),
  ),
);
const row: fc.Arbitrary<Row> = fc.record({
  a: text,
  b: text,
  whole: fc.option(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })),
  real: fc.option(fc.double({ noNaN: true })),
  at: fc.option(fc.integer({ min: -62_135_596_800_000, max: 253_402_300_799_999 })),
  bits: fc.array(fc.nat({ max: 127 }), { maxLength: 5 }),
});

test('what goes in column by column comes out row by row, to the last bit', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(row, { minLength: 1, maxLength: 80 }), { minLength: 1, maxLength: 3 }),
      async (chunks) => {
        await database.run('DELETE FROM rows');
        for (const rows of chunks) {
          await database.run('DELETE FROM rows');
          await insert([chunkOf(rows)]);
          expect(await stored()).toEqual(shown(rows));
        }
      },
    ),
    { numRuns: propertyRuns(60) },
  );
});

test('chunks with other columns go in together, and whole ones', async () => {
  await database.run('DELETE FROM rows');
  const none: Row = { a: null, b: null, whole: null, real: null, at: null };
  const full = Array.from({ length: MOST_ROWS }, (_, n): Row => ({
    ...none,
    a: `a text of the row with the number ${n}`,
  }));
  const first = chunkOf(full);
  await insert([first, chunkOf([{ ...none, whole: 7n }])]);
  const [sums] = await database.query(
    'SELECT count(*) AS rows, count(a) AS texts, count(DISTINCT a) AS distinct_texts, sum(whole)::INTEGER AS whole FROM rows',
  );
  expect(sums).toEqual({
    rows: MOST_ROWS + 1,
    texts: MOST_ROWS,
    distinct_texts: MOST_ROWS,
    whole: 7,
  });
});

test('a part of a chunk is a chunk', async () => {
  await database.run('DELETE FROM rows');
  const rows = Array.from({ length: 200 }, (_, n): Row => ({
    a: n % 3 === 0 ? null : `text number ${n} of some`,
    b: n % 70 === 0 ? 'b' : null,
    whole: BigInt(n),
    real: n / 4,
    at: n,
  }));
  await insert([rowsOf(chunkOf(rows), 63, 131)]);
  expect(await stored()).toEqual(shown(rows.slice(63, 131)));
});

test('a row that is unset again leaves nothing', async () => {
  await database.run('DELETE FROM rows');
  columns.a.set(0, 'kept and long enough');
  columns.n.set(0, 0);
  columns.a.set(1, 'taken back');
  columns.a.unset(1);
  columns.n.set(1, 1);
  await insert([{ count: 2, columns: [columns.a.take(2), columns.n.take(2)] }]);
  expect((await stored()).map(({ a }) => a)).toEqual(['kept and long enough', null]);
});

test('lone halves of surrogate pairs become the replacement character', async () => {
  await database.run('DELETE FROM rows');
  await insert([
    chunkOf([{ a: '\ud800', b: `${'x'.repeat(100)}\udc00`, whole: null, real: null, at: null }]),
  ]);
  expect((await stored()).map(({ a, b }) => [a, b])).toEqual([
    ['\ufffd', `${'x'.repeat(100)}\ufffd`],
  ]);
});

test('a transaction that fails takes its rows with it, and they can be given again', async () => {
  await database.run('DELETE FROM rows');
  const chunk = chunkOf([{ a: 'once and only once', b: null, whole: 1n, real: null, at: null }]);
  const failing = database.transaction(async (statements) => {
    await database.rows.insert(statements, 'rows', [chunk]);
    throw new Error('later');
  });
  await expect(failing).rejects.toThrow('later');
  await expect(
    database.transaction((statements) => database.rows.insert(statements, 'nowhere', [chunk])),
  ).rejects.toThrow('nowhere');
  await insert([chunk]);
  expect((await stored()).map(({ a }) => a)).toEqual(['once and only once']);
});
