import { expect, it } from 'vitest';
import type { ResultMessage } from '@/contract/search';
import { MOST_ROWS, reachBack, recounted, startOf, takeIn as take, type Followed } from './followed';

const NOW = Date.parse('2026-11-21T14:00:00.000Z');
const message = (id: string, second: number): ResultMessage => ({ index: 'i', message: { _id: id, timestamp: new Date(NOW + second * 1000).toISOString() } });
const ids = ({ rows }: { rows: readonly ResultMessage[] }) => rows.map((row) => row.message['_id']);
const start = startOf({ messages: { id: 'm', type: 'messages', messages: [message('b', -1), message('a', -2)], total_results: 2, effective_timerange: { type: 'absolute', from: '', to: '' } }, executedAt: new Date(NOW).toISOString() }, NOW);
const takeIn = (before: Followed, messages: readonly ResultMessage[], total: number, now: number) => take(before, { messages, total }, now);

it('takes each message once, newest first, whatever answers overlap', () => {
  const next = takeIn(start, [message('c', 1), message('b', -1)], 2, NOW + 2_000);
  expect(ids(next)).toEqual(['c', 'b', 'a']);
  expect(next.added).toBe(1);
  expect(ids(takeIn(next, [message('c', 1), message('b', -1)], 2, NOW + 4_000))).toEqual(['c', 'b', 'a']);
});

it('leaves the rows as they are where nothing came', () => {
  expect(takeIn(start, [message('b', -1)], 1, NOW + 2_000).rows).toBe(start.rows);
});

it('keeps messages of one instant apart, the later ones above', () => {
  const next = takeIn(start, [message('b2', -1), message('b', -1)], 2, NOW + 2_000);
  expect(ids(next)).toEqual(['b2', 'b', 'a']);
});

it('puts what arrives late where its own time is', () => {
  expect(ids(takeIn(start, [message('late', -1.5)], 1, NOW + 2_000))).toEqual(['b', 'late', 'a']);
});

it('reaches back over its last answer, further every tenth time, and as far as it was away', () => {
  expect(reachBack(start, NOW + 2_000)).toBe(122);
  const later = takeIn(start, [], 0, NOW + 2_000);
  expect(reachBack(later, NOW + 4_000)).toBe(7);
  expect(reachBack(later, NOW + 3_602_000)).toBe(3_605);
});

it('counts what one answer could not give out, and lets go of the oldest rows', () => {
  const flood = takeIn(start, [message('y', 2), message('x', 1)], 700, NOW + 2_000);
  expect(flood.skipped).toBe(698);
  const many = Array.from({ length: MOST_ROWS }, (_, n) => message(`m${n}`, 10 + n));
  const full = takeIn(start, many, many.length, NOW + 20_000);
  expect(full.rows).toHaveLength(MOST_ROWS);
  expect(ids(full)).not.toContain('a');
  expect(takeIn(full, [], 0, NOW + 600_000).rows).toBe(full.rows);
});

it('takes the count of the server for bars of messages that were too many to come, and goes on from there', () => {
  const range = { type: 'absolute' as const, from: new Date(NOW - 60_000).toISOString(), to: new Date(NOW + 2_000).toISOString() };
  const key = [new Date(NOW).toISOString()];
  const whole = { id: 'h', type: 'pivot' as const, rows: [{ key, source: 'leaf' as const, values: [{ key: ['count()'], value: 702, rollup: true, source: 'row-leaf' as const }] }], total: 702, effective_timerange: range };
  const counted = recounted(takeIn(start, [message('y', 1), message('x', 1)], 700, NOW + 2_000), whole, range, 2);
  expect(counted.skipped).toBe(698);
  const counts = ({ bars }: Followed) => [...(bars?.counts.values() ?? [])].flatMap((levels) => [...levels.values()]);
  expect(counts(counted)).toEqual([702]);
  expect(counts(takeIn(counted, [message('z', 0.2), message('y', 1)], 2, NOW + 4_000))).toEqual([703]);
});
