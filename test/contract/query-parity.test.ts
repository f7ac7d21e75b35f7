import { parseQuery } from '@/domain/query/syntax/parser';
import { compileCondition } from '@/server/messages/condition';
import { openTestStore, type TestStore } from '@test/backend/message-store';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixtureLines, recordedCorpus } from './recorded-corpus';

/**
 * What a real Graylog 5.1.13 found in 2,400 messages: `total` null means an error, `digest` is a
 * hash of the message numbers.
 */
type Recorded = { query: string; total: number | null; digest: string | null };
type Found = Pick<Recorded, 'total' | 'digest'>;

const recorded = fixtureLines('query-parity/queries.ndjson').map(
  (line) => JSON.parse(line) as Recorded,
);

let stored: TestStore;

beforeAll(async () => {
  stored = await openTestStore({ route: () => ['6b019df4df73424ee9f4d114'], prefix: 'parity' });
  await stored.store.writer.writeDurably(recordedCorpus());
});
afterAll(() => stored.close());

async function run(query: string): Promise<Found> {
  let condition;
  try {
    condition = compileCondition(
      parseQuery(query),
      stored.catalogue(),
      Date.parse('2026-11-21T12:00:00Z'),
    );
  } catch {
    return { total: null, digest: null };
  }
  const number = stored.catalogue().get('n')?.column;
  const rows = await stored.database.query<{ n: number }>(
    `SELECT ${number} AS n FROM parity_0.messages WHERE ${condition.sql} ORDER BY n`,
    condition.params,
  );
  return {
    total: rows.length,
    digest: createHash('sha256')
      .update(rows.map(({ n }) => n).join(','))
      .digest('hex')
      .slice(0, 16),
  };
}

const withoutEmptyDigest = ({ total, digest }: Found) =>
  total === null || total === 0 ? { total } : { total, digest };

/**
 * Ranges between plain days, in which the real server finds nothing and does not say why. The node
 * takes them for whole days; each with the range that both understand.
 */
const PLAIN_DAYS: Readonly<Record<string, string>> = {
  'timestamp:[2026-11-18 TO 2026-11-18]':
    'timestamp:["2026-11-18 00:00:00.000" TO "2026-11-18 23:59:59.999"]',
  'timestamp:["2026-11-18||+6h" TO "2026-11-18||+12h"]':
    'timestamp:["2026-11-18 06:00:00.000" TO "2026-11-18 12:00:00.000"]',
};

test.each(Object.entries(PLAIN_DAYS))('takes days in %s for what they say', async (days, times) => {
  const found = await run(days);
  expect(found.total).toBeGreaterThan(0);
  expect(found).toEqual(await run(times));
});

test.each(recorded.filter(({ query }) => PLAIN_DAYS[query] === undefined))(
  'finds the same messages as the real server: $query',
  async ({ query, total, digest }) => {
    expect(withoutEmptyDigest(await run(query))).toEqual(withoutEmptyDigest({ total, digest }));
  },
);
