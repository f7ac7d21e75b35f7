import type { PivotResult, PivotValue, SearchJob } from '@/contract/search';
import { createBackend, type Backend } from '@/server/backend';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixtureLines, recordedCorpus } from './recorded-corpus';

type Result = Pick<PivotResult, 'rows' | 'total' | 'effective_timerange'>;
/**
 * The response of a real Graylog 5.1.13 to a pivot over the corpus; `result` null means an error.
 */
type Recorded = {
  name: string;
  query: string;
  timerange: object;
  request: object;
  result: Result | null;
};

const recorded = fixtureLines('pivot-parity/pivots.ndjson').map(
  (line) => JSON.parse(line) as Recorded,
);

let backend: Backend;
beforeAll(async () => {
  backend = await createBackend({
    adminPassword: 'secret',
    passwordCost: 1024,
    seed: { messages: recordedCorpus() },
  });
});
afterAll(() => backend.close());

async function run({ query, timerange, request }: Recorded): Promise<Result | null> {
  const search = {
    queries: [
      { id: 'q', timerange, query, search_types: [{ ...request, type: 'pivot', id: 'p' }] },
    ],
  };
  const answer = await backend.handle(
    new Request('http://node.test/api/views/search/sync', {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa('admin:secret')}`,
        'x-requested-by': 'test',
        'content-type': 'application/json',
      },
      body: JSON.stringify(search),
    }),
  );
  const { results } = (await answer.json()) as SearchJob;
  const found = results['q']?.search_types['p'];
  if (found?.type !== 'pivot') return null;
  return { rows: found.rows, total: found.total, effective_timerange: found.effective_timerange };
}

const isPercentile = ({ key }: PivotValue) => key.at(-1)?.startsWith('percentile') ?? false;
const numbersOf = (result: Result | null, wanted: (one: PivotValue) => boolean) =>
  (result?.rows ?? []).flatMap(({ values }) =>
    values
      .filter((one) => typeof one.value === 'number' && wanted(one))
      .map(({ value }) => Number(value)),
  );
/** Everything except numbers. */
const shapeOf = (result: Result | null) =>
  result && {
    ...result,
    rows: result.rows.map((row) => ({
      ...row,
      values: row.values.map((one) => ({
        ...one,
        value: typeof one.value === 'number' ? 'number' : one.value,
      })),
    })),
  };

describe('pivots give the same results as the real server', () => {
  test.each(recorded)('$name', async (one) => {
    const result = await run(one);
    expect(shapeOf(result)).toEqual(shapeOf(one.result));
    const expected = numbersOf(one.result, (value) => !isPercentile(value));
    // Sums of fractions depend on the order of addition.
    const wrong = numbersOf(result, (value) => !isPercentile(value)).filter(
      (value, index) => Math.abs(value - (expected[index] ?? NaN)) > 1e-9 * Math.abs(value),
    );
    expect(wrong).toEqual([]);
  });
});

describe('percentiles, which the real server estimates', () => {
  const took = recordedCorpus().flatMap(({ fields }) =>
    typeof fields['took_ms'] === 'number' ? [Math.fround(fields['took_ms'])] : [],
  );
  const shareBelow = (value: number) => took.filter((one) => one < value).length / took.length;

  test.each([
    ['percentile(took_ms,50)', 0.004],
    ['percentile(took_ms,95)', 0.0005],
    ['percentile(took_ms,99)', 0],
  ])('%s is exact here, and beside that by at most %d of all values there', async (id, bound) => {
    const one = recorded.find(({ name }) => name === 'all metrics');
    const valueIn = (result: Result | null) =>
      Number(result?.rows[0]?.values.find(({ key }) => key[0] === id)?.value);
    const [ours, theirs] = [valueIn(one ? await run(one) : null), valueIn(one?.result ?? null)];
    expect(Math.abs(shareBelow(ours) - shareBelow(theirs))).toBeLessThanOrEqual(bound);
    expect(shareBelow(ours)).toBeCloseTo(Number(/\d+(?=\))/.exec(id)?.[0]) / 100, 2);
  });

  test('are equal where the digest of the real server keeps every value', async () => {
    const seed = {
      messages: Array.from({ length: 60 }, (_, n) => ({
        message: 'm',
        source: 's',
        timestamp: Date.parse('2026-11-19T00:00:00Z') + n,
        fields: { took_ms: (37 * n) % 900 },
      })),
    };
    const few = await createBackend({ adminPassword: 'secret', passwordCost: 1024, seed });
    const body = JSON.stringify({
      queries: [
        {
          id: 'q',
          timerange: { type: 'relative', range: 0 },
          query: '',
          search_types: [
            {
              id: 'p',
              type: 'pivot',
              series: [{ type: 'percentile', field: 'took_ms', percentile: 95 }],
            },
          ],
        },
      ],
    });
    const headers = {
      authorization: `Basic ${btoa('admin:secret')}`,
      'x-requested-by': 'test',
      'content-type': 'application/json',
    };
    const answer = await few.handle(
      new Request('http://node.test/api/views/search/sync', { method: 'POST', headers, body }),
    );
    const { results } = (await answer.json()) as SearchJob;
    expect(results['q']?.search_types['p']).toMatchObject({
      rows: [{ values: [{ key: ['percentile(took_ms,95.0)'], value: 845 }] }],
    });
    await few.close();
  });
});
