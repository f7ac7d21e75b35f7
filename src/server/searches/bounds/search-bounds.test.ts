import { describe, expect, it } from 'vitest';
import type { SearchJob } from '@/contract/search';
import { askedBackend, read } from '@test/backend/asked-backend';

const many = <Item>(count: number, item: (n: number) => Item) =>
  Array.from({ length: count }, (_, n) => item(n));
const values = (field: string) => ({ type: 'values', fields: [field], limit: 15 });
const pivot = (more: object) => ({ id: 'p', type: 'pivot', series: [{ type: 'count' }], ...more });
const percentile = (n: number) => ({ type: 'percentile', field: 'timestamp', percentile: n / 40 });
const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const messages = many(3, (n) => ({
  message: 'm',
  timestamp: NOW - 3_600_000 * n,
  source: `s${n}`,
}));
const started = () => askedBackend({ now: () => NOW, seed: { messages } });

const searched = (types: object[], more: object = {}) => ({
  queries: [
    { id: 'q', timerange: { type: 'relative', range: 86_400 }, search_types: types, ...more },
  ],
});

describe('a search is refused with the number for', () => {
  it.each([
    ['metrics', [pivot({ series: many(3_000, percentile) })], '3000 metrics. At most 100'],
    ['groups', [pivot({ row_groups: many(21, () => values('source')) })], '21 fields. At most 20'],
    [
      'sorts',
      [pivot({ sort: many(21, () => ({ type: 'pivot', field: 'a', direction: 'Ascending' })) })],
      '21 fields or metrics. At most 20',
    ],
    [
      'fields',
      [{ id: 'm', type: 'messages', fields: many(2_001, String) }],
      '2001 fields. At most 2000',
    ],
    [
      'search types',
      many(201, (n) => ({ id: `${n}`, type: 'messages' })),
      '201 search types. At most 200',
    ],
  ])('%s', async (_, types, reason) => {
    const { ask } = await started();
    const answer = ask('POST', '/views/search/sync', { body: searched(types) });
    const { errors = [] } = await read<SearchJob>(answer);
    expect(errors[0]?.description).toContain(reason);
  });

  it('characters', async () => {
    const { ask } = await started();
    const query = 'a '.repeat(100_001);
    const body = searched([{ id: 'm', type: 'messages' }], { query });
    const job = await read<SearchJob>(ask('POST', '/views/search/sync', { body }));
    expect(job.errors?.[0]?.description).toContain('200002 characters. At most 200000');
    const validation = read(ask('POST', '/search/validate', { body: { query } }));
    expect(await validation).toMatchObject({
      status: 'ERROR',
      explanations: [{ error_message: expect.stringContaining('At most 200000') }],
    });
  });

  it('values, with those of empty intervals', async () => {
    const { ask } = await started();
    const types = [
      pivot({
        row_groups: [{ type: 'time', fields: ['timestamp'], interval: '1s' }],
        series: many(100, percentile),
      }),
    ];
    const job = await read<SearchJob>(ask('POST', '/views/search/sync', { body: searched(types) }));
    expect(job.errors?.[0]?.description).toContain('more than 250000 values');
  });

  it('search types before they are read', async () => {
    const { ask } = await started();
    const types = many(20_000, (n) => ({ id: n }));
    const answer = ask('POST', '/views/search/sync', { body: searched(types) });
    expect(await read(answer)).toMatchObject({
      message:
        'Cannot read property queries[0].search_types: At most 1000 search types are possible.',
    });
  });

  it('columns of a table', async () => {
    const { ask } = await started();
    const metrics = many(101, () => ({ function: 'count' }));
    const body = { group_by: [{ field: 'source' }], metrics };
    expect(await read(ask('POST', '/search/aggregate', { body }))).toMatchObject({
      message: expect.stringContaining('101 metrics. At most 100'),
    });
    const wide = { fields: many(1_000, String), size: 1_000 };
    expect(await read(ask('POST', '/search/messages', { body: wide }))).toMatchObject({
      message: expect.stringContaining('1000000 cells'),
    });
  });

  it('columns of an export', async () => {
    const { ask } = await started();
    const body = { fields_in_order: many(2_001, String) };
    const answer = await ask('POST', '/views/search/messages', { body });
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('2001 fields. At most 2000'),
    ]);
  });
});

it('runs as many metrics as are allowed', async () => {
  const { ask } = await started();
  const types = [pivot({ series: many(100, percentile), row_groups: [values('source')] })];
  const job = await read<SearchJob>(ask('POST', '/views/search/sync', { body: searched(types) }));
  expect(job.errors).toBeUndefined();
});
