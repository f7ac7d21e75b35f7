import { parseQuery } from '@/domain/query/parser';
import { decodeGelf } from '@/server/inputs/gelf/decode-gelf';
import { compileCondition } from '@/server/messages/condition';
import { createMessageStore, type MessageStore } from '@/server/messages/store';
import { openDatabase, type Database } from '@/server/storage/database';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** What a real Graylog 5.1.13 found in 2,400 messages: `total` null is an error, `digest` stands for the messages' numbers. */
type Recorded = { query: string; total: number | null; digest: string | null };
type Found = Pick<Recorded, 'total' | 'digest'>;

/** Where this node differs, and why. */
const differing: Record<string, string> = {
  '_index:graylog_0': 'the recorded messages lay in an index of another name, these lie in graylog_0',
};

const lines = (name: string) => readFileSync(new URL(`fixtures/query-parity/${name}`, import.meta.url), 'utf8').trim().split('\n');
const recorded = lines('queries.ndjson').map((line) => JSON.parse(line) as Recorded);

let database: Database;
let store: MessageStore;

beforeAll(async () => {
  database = await openDatabase({ path: ':memory:' });
  store = await createMessageStore(database, { route: () => ['6b019df4df73424ee9f4d114'], nodeId: 'node', now: Date.now });
  const messages = lines('corpus.ndjson').map((line) => {
    const decoded = decodeGelf(line, { receivedAt: 0 });
    return { ...decoded, fields: { parity: 'corpus', ...decoded.fields }, inputId: '6b019df4df73424ee9f4d123', receivedAt: 0 };
  });
  await store.writer.writeDurably(messages);
});
afterAll(() => database.close());

async function run(query: string): Promise<Found> {
  let condition;
  try {
    condition = compileCondition(parseQuery(query), store.catalogue, Date.parse('2026-11-21T12:00:00Z'));
  } catch {
    return { total: null, digest: null };
  }
  const number = store.catalogue.get('n')?.column;
  const rows = await database.query<{ n: number }>(`SELECT ${number} AS n FROM messages WHERE ${condition.sql} ORDER BY n`, condition.params);
  return { total: rows.length, digest: createHash('sha256').update(rows.map(({ n }) => n).join(',')).digest('hex').slice(0, 16) };
}

const withoutEmptyDigest = ({ total, digest }: Found) => (total === null || total === 0 ? { total } : { total, digest });

describe('queries find what the real server finds', () => {
  test.each(recorded.filter(({ query }) => !(query in differing)))('$query', async ({ query, total, digest }) => {
    expect(withoutEmptyDigest(await run(query))).toEqual(withoutEmptyDigest({ total, digest }));
  });
});

describe('queries that are known to differ still do', () => {
  test.each(recorded.filter(({ query }) => query in differing))('$query', async ({ query, total, digest }) => {
    expect(withoutEmptyDigest(await run(query))).not.toEqual(withoutEmptyDigest({ total, digest }));
  });
});
