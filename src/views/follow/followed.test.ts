import { expect, it } from 'vitest';
import type { PivotResult, ResultMessage } from '@/contract/search';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import {
  MAX_ROWS,
  lookbackSeconds,
  overlapsKnown,
  applyCount as apply,
  isCountDue,
  startOf,
  mergePoll as take,
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
const mergePoll = (
  before: Followed,
  messages: readonly ResultMessage[],
  total: number,
  now: number,
) => take(before, { messages, total }, now);

it('takes each message once, newest first, whatever the overlap of responses', () => {
  const next = mergePoll(start, [message('c', 1), message('b', -1)], 2, NOW + 2_000);
  expect(ids(next)).toEqual(['c', 'b', 'a']);
  expect(next.added).toBe(1);
  expect(ids(mergePoll(next, [message('c', 1), message('b', -1)], 2, NOW + 4_000))).toEqual([
    'c',
    'b',
    'a',
  ]);
});

it('keeps the same rows if nothing arrived', () => {
  expect(mergePoll(start, [message('b', -1)], 1, NOW + 2_000).rows).toBe(start.rows);
});

it('keeps messages with the same timestamp apart, newer arrivals above', () => {
  const next = mergePoll(start, [message('b2', -1), message('b', -1)], 2, NOW + 2_000);
  expect(ids(next)).toEqual(['b2', 'b', 'a']);
});

it('inserts a late message at its own timestamp', () => {
  expect(ids(mergePoll(start, [message('late', -1.5)], 1, NOW + 2_000))).toEqual([
    'b',
    'late',
    'a',
  ]);
});

it('overlaps with the last response, further every tenth time, and as far as polling was paused', () => {
  expect(lookbackSeconds(start, NOW + 2_000)).toBe(122);
  const later = mergePoll(start, [], 0, NOW + 2_000);
  expect(lookbackSeconds(later, NOW + 4_000)).toBe(7);
  expect(lookbackSeconds(later, NOW + 3_602_000)).toBe(3_605);
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
  const next = mergePoll(
    busy,
    [message('c', 1), message('b', -1), message('a', -2), message('known to the search', -3)],
    30,
    NOW + 2_000,
  );
  expect(ids(next)).toEqual(['c', 'b', 'a']);
  expect(next.added).toBe(1);
});

it('starts over with a response that does not overlap the known rows, so that no gap appears between two rows', () => {
  const response = [message('y', 2), message('x', 1)];
  expect(overlapsKnown(start, { messages: response, total: 2 })).toBe(true);
  expect(overlapsKnown(start, { messages: response, total: 700 })).toBe(false);
  const skipping = mergePoll(start, response, 700, NOW + 2_000);
  expect(ids(skipping)).toEqual(['y', 'x']);
  const next = mergePoll(
    skipping,
    [message('z', 3), message('y', 2), message('x', 1), message('w', 0.5)],
    700,
    NOW + 4_000,
  );
  expect(ids(next)).toEqual(['z', 'y', 'x']);
  expect(next.added).toBe(3);
});

it('drops the oldest rows', () => {
  const many = Array.from({ length: MAX_ROWS }, (_, n) => message(`m${n}`, 10 + MAX_ROWS - n));
  const full = mergePoll(start, many, many.length, NOW + 20_000);
  expect(full.rows).toHaveLength(MAX_ROWS);
  expect(ids(full)).not.toContain('a');
  expect(mergePoll(full, [], 0, NOW + 600_000).rows).toBe(full.rows);
  expect(mergePoll(full, [message('a', -2)], 1, NOW + 20_000).added).toBe(MAX_ROWS);
});

const applyCount = (
  before: Followed,
  histogram: PivotResult,
  range: AbsoluteRange,
  found: number,
  now = Date.parse(range.to),
) =>
  apply(before, histogram, {
    range,
    found,
    counted: { until: Date.parse(range.to), at: now, durationMs: 100 },
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
  const initial = { ...start, bars: barsOf(from.histogram, from.range) };
  const skipping = mergePoll(initial, [message('y', 2), message('x', 1)], 700, NOW + 2_000);
  expect(skipping.unsettled).toBe(true);
  const first = applyCount(skipping, counted(2, 702).histogram, counted(2, 702).range, 2);
  expect(first).toMatchObject({ added: 2, skipped: 698, unsettled: true });
  expect(counts(first)).toEqual([702]);
  // It was found by a later poll, but is one of the 702.
  const late = mergePoll(
    first,
    [message('z', 1.9), message('y', 2), message('x', 1)],
    700,
    NOW + 4_000,
  );
  const second = applyCount(late, counted(4, 702).histogram, counted(4, 702).range, 2);
  expect(second).toMatchObject({ added: 3, skipped: 697, unsettled: false });
});

const counts = ({ bars }: Followed) =>
  [...(bars?.counts.values() ?? [])].flatMap((levels) => [...levels.values()]);

it('counts late messages although no poll finds them, and then loads those among the rows', () => {
  const from = counted(0, 2);
  const initial = { ...start, bars: barsOf(from.histogram, from.range) };
  const polled = mergePoll(mergePoll(initial, [], 0, NOW + 2_000), [], 0, NOW + 4_000);
  expect(isCountDue(polled, NOW + 4_000)).toBe(true);
  const first = applyCount(polled, counted(4, 3).histogram, counted(4, 3).range, 2);
  expect(first).toMatchObject({ added: 0, skipped: 1, unsettled: false, isBehind: false });
  expect(isCountDue(first, NOW + 6_000)).toBe(false);
  const second = applyCount(
    mergePoll(first, [], 0, NOW + 6_000),
    counted(8, 3).histogram,
    counted(8, 3).range,
    2,
  );
  expect(second).toMatchObject({ skipped: 1, isBehind: true });
  expect(lookbackSeconds(second, NOW + 600_000)).toBeGreaterThanOrEqual(602);
  const found = mergePoll(second, [message('late', -1.5)], 1, NOW + 10_000);
  expect(ids(found)).toEqual(['b', 'late', 'a']);
  expect(found).toMatchObject({ added: 1, skipped: 0, isBehind: false });
  expect(counts(found)).toEqual([3]);
});

it('reaches back once for late messages that do not belong among the rows', () => {
  const late = { ...start, skipped: 1, isBehind: true };
  const next = mergePoll(late, [], 0, NOW + 2_000);
  expect(applyCount(next, counted(4, 3).histogram, counted(4, 3).range, 2)).toMatchObject({
    skipped: 1,
    isBehind: false,
  });
});

it('does not count a message twice that came between a poll and its count', () => {
  const from = counted(0, 2);
  const initial = { ...start, bars: barsOf(from.histogram, from.range) };
  const first = applyCount(initial, counted(4, 3).histogram, counted(4, 3).range, 2);
  const next = mergePoll(first, [message('c', 3.5), message('d', 5)], 2, NOW + 6_000);
  expect(next).toMatchObject({ added: 2, skipped: 0 });
  expect(counts(next).reduce((sum, count) => sum + count, 0)).toBe(4);
});

it('counts less often where counting is slow', () => {
  const slow = { ...start, counted: { until: NOW, at: NOW, durationMs: 2_000 } };
  expect(isCountDue(slow, NOW + 30_000)).toBe(false);
  expect(isCountDue(slow, NOW + 40_000)).toBe(true);
});
