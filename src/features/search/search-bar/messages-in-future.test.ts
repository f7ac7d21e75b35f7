import { expect, it } from 'vitest';
import type { TimeRange } from '@/domain/time-range/time-range';
import { endsNow, futureOf, rangeOfFuture } from './messages-in-future';

const NOW = '2026-11-21T14:00:00.000Z';
const ends = (range: TimeRange, to = NOW) =>
  endsNow({
    request: { query: '', range, streams: [], sort: { field: 'timestamp', order: 'DESC' } },
    effectiveRange: { type: 'absolute', from: '2026-11-20T00:00:00.000Z', to },
    executedAt: NOW,
  });

it('applies to searches that end at the moment they run', () => {
  expect(ends({ type: 'relative', range: 0 })).toBe(true);
  expect(ends({ type: 'relative', range: 300 })).toBe(true);
  expect(ends({ type: 'relative', from: 300 })).toBe(true);
  expect(ends({ type: 'relative', from: 300, to: 60 })).toBe(false);
  expect(ends({ type: 'keyword', keyword: 'last hour' }, '2026-11-21T13:59:59.000Z')).toBe(true);
  expect(ends({ type: 'keyword', keyword: 'yesterday' }, '2026-11-20T23:59:59.000Z')).toBe(false);
  expect(ends({ type: 'keyword', keyword: 'today' }, '2026-11-21T23:59:59.000Z')).toBe(false);
  expect(ends({ type: 'absolute', from: NOW, to: NOW })).toBe(false);
});

it('leads to the messages in the future, and no further', () => {
  const future = futureOf(NOW);
  expect(future.from).toBe('2026-11-21T14:01:00.000Z');
  expect(rangeOfFuture(future, '2026-11-21T18:30:00.250Z')).toEqual({
    type: 'absolute',
    from: '2026-11-21T14:01:00.000Z',
    to: '2026-11-21T18:30:01.250Z',
  });
  expect(rangeOfFuture(future, '')).toBeUndefined();
});
