import { expect, it } from 'vitest';
import type { Search } from '@/contract/search';
import { planSlices } from './slice-plan';

const count = { type: 'pivot' as const, rollup: true, series: [{ type: 'count' as const }] };
const search: Search = {
  queries: [
    {
      id: 'q',
      timerange: { type: 'relative', from: 30 * 86_400 },
      query: { type: 'elasticsearch', query_string: '' },
      search_types: [
        { ...count, id: 'chart' },
        { ...count, id: 'other' },
        {
          ...count,
          id: 'trend',
          timerange: { type: 'offset', source: 'search_type', id: 'chart', offset: '1i' },
        },
      ],
    },
  ],
};

it('asks for an earlier window beside what it is earlier than', () => {
  const plan = planSlices(search);
  const range = {
    type: 'absolute' as const,
    from: '2026-10-01T00:00:00.000Z',
    to: '2026-10-31T00:00:00.000Z',
  };
  const idsOf = (part: Search | undefined) =>
    part?.queries[0]?.search_types.map(({ id }) => id) ?? [];
  expect(idsOf(plan?.ofWhole(range))).toEqual(['chart', 'trend']);
  expect(idsOf(plan?.ofSlice(range, { rows: true }))).toEqual(['chart', 'other']);
});
