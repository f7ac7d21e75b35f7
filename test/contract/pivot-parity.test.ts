import type { PivotResult, SearchJob } from '@/contract/search';
import { createBackend, type Backend } from '@/server/backend';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixtureLines, recordedCorpus } from './recorded-corpus';

/** What a real Graylog 5.1.13 answered to a pivot over the corpus; `result` null is an error. */
type Recorded = { name: string; query: string; timerange: object; request: object; result: Pick<PivotResult, 'rows' | 'total' | 'effective_timerange'> | null };

/** Where this node differs, and why. */
const differing: Record<string, string> = {
  'all metrics': 'percentiles are estimated there and exact here',
};

const recorded = fixtureLines('pivot-parity/pivots.ndjson').map((line) => JSON.parse(line) as Recorded);

let backend: Backend;
beforeAll(async () => {
  backend = await createBackend({ adminPassword: 'secret', passwordCost: 1024, seed: { messages: recordedCorpus() } });
});
afterAll(() => backend.close());

async function run({ query, timerange, request }: Recorded): Promise<Recorded['result']> {
  const search = { queries: [{ id: 'q', timerange, query, search_types: [{ ...request, type: 'pivot', id: 'p' }] }] };
  const answer = await backend.handle(
    new Request('http://node.test/api/views/search/sync', {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('admin:secret')}`, 'x-requested-by': 'test', 'content-type': 'application/json' },
      body: JSON.stringify(search),
    }),
  );
  const { results } = (await answer.json()) as SearchJob;
  const found = results['q']?.search_types['p'];
  if (found?.type !== 'pivot') return null;
  return { rows: found.rows, total: found.total, effective_timerange: found.effective_timerange };
}

/** Sums of decimals depend on the order of adding up in their last digits; 12 digits say whether they are the same. */
const rounded = (result: Recorded['result']) =>
  result && { ...result, rows: result.rows.map((row) => ({ ...row, values: row.values.map((one) => ({ ...one, value: typeof one.value === 'number' ? Number(one.value.toPrecision(12)) : one.value })) })) };

describe('pivots answer what the real server answers', () => {
  test.each(recorded.filter(({ name }) => !(name in differing)))('$name', async (one) => {
    expect(rounded(await run(one))).toEqual(rounded(one.result));
  });
});

describe('pivots that are known to differ still do', () => {
  test.each(recorded.filter(({ name }) => name in differing))('$name', async (one) => {
    expect(rounded(await run(one))).not.toEqual(rounded(one.result));
  });
});
