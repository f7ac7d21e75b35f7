import { expect, it } from 'vitest';
import type { ResultMessage } from '@/contract/search';
import {
  MOST_ROWS,
  reachBack,
  reachesKnown,
  recounted,
  startOf,
  takeIn as take,
  type Followed,
} from './followed';
import { barsOf } from './followed-bars';

const NOW = Date.parse('2026-11-21T14:00:00.000Z');
const message = (id: string, second: number): ResultMessage => ({
  index: 'i',
  message: { _id: id, timestamp: new Date(NOW + second * 1000).toISOString() },
});
const ids = ({ rows }: { rows: readonly ResultMessage[] }) => rows.map((row) => row.message['_id']);
const start = startOf(
  {
    messages: {
      id: 'm',
      type: 'messages',
      messages: [message('b', -1), message('a', -2)],
      total_results: 2,
      effective_timerange: { type: 'absolute', from: '', to: '' },
    },
    executedAt: new Date(NOW).toISOString(),
  },
  NOW,
);
const takeIn = (before: Followed, messages: readonly ResultMessage[], total: number, now: number) =>
  take(before, { messages, total }, now);

it('takes each message once, newest first, whatever the overlap of responses', () => {
  const next = takeIn(start, [message('c', 1), message('b', -1)], 2, NOW + 2_000);
  expect(ids(next)).toEqual(['c', 'b', 'a']);
  expect(next.added).toBe(1);
  expect(ids(takeIn(next, [message('c', 1), message('b', -1)], 2, NOW + 4_000))).toEqual([
    'c',
    'b',
    'a',
  ]);
});

it('keeps the same rows if nothing arrived', () => {
  expect(takeIn(start, [message('b', -1)], 1, NOW + 2_000).rows).toBe(start.rows);
});

it('keeps messages with the same timestamp apart, newer arrivals above', () => {
  const next = takeIn(start, [message('b2', -1), message('b', -1)], 2, NOW + 2_000);
  expect(ids(next)).toEqual(['b2', 'b', 'a']);
});

it('inserts a late message at its own timestamp', () => {
  expect(ids(takeIn(start, [message('late', -1.5)], 1, NOW + 2_000))).toEqual(['b', 'late', 'a']);
});

it('overlaps with the last response, further every tenth time, and as far as polling was paused', () => {
  expect(reachBack(start, NOW + 2_000)).toBe(122);
  const later = takeIn(start, [], 0, NOW + 2_000);
  expect(reachBack(later, NOW + 4_000)).toBe(7);
  expect(reachBack(later, NOW + 3_602_000)).toBe(3_605);
});

it('does not count messages below the initial rows as new', () => {
  const busy = startOf(
    {
      messages: {
        id: 'm',
        type: 'messages',
        messages: [message('b', -1), message('a', -2)],
        total_results: 90,
        effective_timerange: { type: 'absolute', from: '', to: '' },
      },
      total: 90,
      executedAt: new Date(NOW).toISOString(),
    },
    NOW,
  );
  const next = takeIn(
    busy,
    [message('c', 1), message('b', -1), message('a', -2), message('known to the search', -3)],
    30,
    NOW + 2_000,
  );
  expect(ids(next)).toEqual(['c', 'b', 'a']);
  expect(next.added).toBe(1);
});

it('starts over with a response that does not overlap the known rows, so that no gap appears between two rows', () => {
  const answer = [message('y', 2), message('x', 1)];
  expect(reachesKnown(start, { messages: answer, total: 2 })).toBe(true);
  expect(reachesKnown(start, { messages: answer, total: 700 })).toBe(false);
  const flood = takeIn(start, answer, 700, NOW + 2_000);
  expect(ids(flood)).toEqual(['y', 'x']);
  const next = takeIn(
    flood,
    [message('z', 3), message('y', 2), message('x', 1), message('w', 0.5)],
    700,
    NOW + 4_000,
  );
  expect(ids(next)).toEqual(['z', 'y', 'x']);
  expect(next.added).toBe(3);
});

it('drops the oldest rows', () => {
  const many = Array.from({ length: MOST_ROWS }, (_, n) => message(`m${n}`, 10 + MOST_ROWS - n));
  const full = takeIn(start, many, many.length, NOW + 20_000);
  expect(full.rows).toHaveLength(MOST_ROWS);
  expect(ids(full)).not.toContain('a');
  expect(takeIn(full, [], 0, NOW + 600_000).rows).toBe(full.rows);
  expect(takeIn(full, [message('a', -2)], 1, NOW + 20_000).added).toBe(MOST_ROWS);
});

const counted = (seconds: number, total: number) => {
  const range = {
    type: 'absolute' as const,
    from: new Date(NOW - 60_000).toISOString(),
    to: new Date(NOW + seconds * 1_000).toISOString(),
  };
  const row = {
    key: [new Date(NOW).toISOString()],
    source: 'leaf' as const,
    values: [{ key: ['count()'], value: total, rollup: true, source: 'row-leaf' as const }],
  };
  return {
    range,
    histogram: { id: 'h', type: 'pivot' as const, rows: [row], total, effective_timerange: range },
  };
};

it('uses the count of the server for messages that were skipped, until a poll brings nothing that it already includes', () => {
  const from = counted(0, 2);
  const begun = { ...start, bars: barsOf(from.histogram, from.range) };
  const flood = takeIn(begun, [message('y', 2), message('x', 1)], 700, NOW + 2_000);
  expect(flood.unsettled).toBe(true);
  const first = recounted(flood, counted(2, 702).histogram, counted(2, 702).range, 2);
  expect(first).toMatchObject({ added: 2, skipped: 698, unsettled: true });
  const counts = ({ bars }: Followed) =>
    [...(bars?.counts.values() ?? [])].flatMap((levels) => [...levels.values()]);
  expect(counts(first)).toEqual([702]);
  // It was found by a later poll, but is one of the 702.
  const late = takeIn(
    first,
    [message('z', 1.9), message('y', 2), message('x', 1)],
    700,
    NOW + 4_000,
  );
  const second = recounted(late, counted(4, 702).histogram, counted(4, 702).range, 2);
  expect(second).toMatchObject({ added: 3, skipped: 697, unsettled: true });
  expect(recounted(second, counted(6, 702).histogram, counted(6, 702).range, 2)).toMatchObject({
    added: 3,
    skipped: 697,
    unsettled: false,
  });
});
