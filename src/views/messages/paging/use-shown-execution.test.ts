import { expect, it } from 'vitest';
import type { ResultMessage } from '@/contract/search';
import type { Execution } from '@/views/execution/search-request';
import { pendingMessages } from './use-shown-execution';

const request: Execution['request'] = {
  query: '',
  range: { type: 'relative', range: 300 },
  streams: [],
  sort: { field: 'timestamp', order: 'DESC' },
};
const found = (ids: readonly string[], more: Partial<Execution> = {}): Execution => ({
  request,
  errors: [],
  durationMs: 1,
  executedAt: '2026-11-21T14:00:00.000Z',
  outcome: 'complete',
  messages: {
    id: 'm',
    type: 'messages',
    total_results: ids.length,
    messages: ids.map((_id): ResultMessage => ({ index: 'i', message: { _id } })),
    effective_timerange: { type: 'absolute', from: '', to: '' },
  },
  ...more,
});

it('counts the pending messages that are not shown, and says when there may be more', () => {
  expect(pendingMessages(found(['a', 'b']), found(['c', 'a', 'b']))).toEqual({
    count: 1,
    more: false,
  });
  expect(pendingMessages(found(['a', 'b']), found(['d', 'c']))).toEqual({ count: 2, more: true });
  expect(pendingMessages(found(['a']), found(['a']))).toBeUndefined();
});

it('counts all messages since following began, even beyond the loaded rows', () => {
  expect(
    pendingMessages(
      found(['b', 'a'], { arrivedCount: 40 }),
      found(['d', 'c', 'b', 'a'], { arrivedCount: 6_790 }),
    ),
  ).toEqual({ count: 6_750, more: false });
  expect(pendingMessages(found(['a']), found(['b', 'a'], { arrivedCount: 700 }))).toEqual({
    count: 700,
    more: false,
  });
});
