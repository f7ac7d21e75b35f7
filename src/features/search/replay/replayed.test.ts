import { expect, it } from 'vitest';
import { newSearchView } from '@/domain/search/view/new-view';
import { replayView } from './replayed';

it('does not request totals of the groups, which Graylog would draw as further bars', () => {
  const ids = { search: 's', query: 'q', messageCount: 'c', allMessages: 'm' };
  const { states } = replayView(
    newSearchView(ids, { messageCount: 'Count', allMessages: 'Messages' }, []),
    {
      query: 'app:checkout',
      timerange: { type: 'relative', range: 600 },
      streams: [],
      config: {
        type: 'aggregation-v1',
        query: 'app:checkout',
        streams: [],
        group_by: ['source'],
        series: [{ id: 'count-', function: 'count', field: null }],
        search_within_ms: 600_000,
        execute_every_ms: 300_000,
      },
    },
    { id: 'a', title: 'Refused payments' },
  );
  expect(states['q']?.widgets).toContainEqual(
    expect.objectContaining({ id: 'a', config: expect.objectContaining({ rollup: false }) }),
  );
});
