import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type Database } from '../../../storage/database';
import { bucketStart, stepOf } from '@/domain/time-range/steps';
import { bucketSql } from './time-buckets';

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ path: ':memory:' });
});
afterAll(() => database.close());

const bucketOf = async (interval: string, time: string) => {
  const [row] = await database.query<{ start: number }>(
    `SELECT ${bucketSql(stepOf(interval), `TIMESTAMP '${time}'`)} AS start`,
  );
  return new Date(row?.start ?? Number.NaN).toISOString();
};

describe('the bucket of a time', () => {
  test.each([
    ['5m', '2026-11-18 10:07:31.5', '2026-11-18T10:05:00.000Z'],
    ['90m', '2026-11-18 10:07:31', '2026-11-18T09:00:00.000Z'],
    ['1d', '2026-11-18 10:07:31', '2026-11-18T00:00:00.000Z'],
    ['1w', '2026-11-22 23:59:59', '2026-11-16T00:00:00.000Z'],
    ['1w', '2026-11-23 00:00:00', '2026-11-23T00:00:00.000Z'],
    ['1M', '2026-02-28 23:59:59', '2026-02-01T00:00:00.000Z'],
    ['3M', '2026-06-30 01:00:00', '2026-04-01T00:00:00.000Z'],
    ['1y', '2026-06-30 01:00:00', '2026-01-01T00:00:00.000Z'],
    ['20ms', '2026-06-30 01:00:00.051', '2026-06-30T01:00:00.040Z'],
    ['1h', '1969-12-31 23:30:00', '1969-12-31T23:00:00.000Z'],
    ['1d', '2028-02-29 23:59:59.999', '2028-02-29T00:00:00.000Z'],
    ['1w', '2027-01-01 00:00:00', '2026-12-28T00:00:00.000Z'],
    ['1M', '1969-12-31 23:59:59', '1969-12-01T00:00:00.000Z'],
    ['2M', '2026-12-31 23:59:59', '2026-11-01T00:00:00.000Z'],
    ['2y', '2027-06-30 01:00:00', '2026-01-01T00:00:00.000Z'],
    ['14d', '2026-11-21 12:00:00', '2026-11-19T00:00:00.000Z'],
  ])('%s holds %s in the one that starts at %s', async (interval, time, start) => {
    expect(await bucketOf(interval, time)).toBe(start);
    expect(
      new Date(
        bucketStart(stepOf(interval), Date.parse(`${time.replace(' ', 'T')}Z`)),
      ).toISOString(),
    ).toBe(start);
  });
});
