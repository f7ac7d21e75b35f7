import { expect, it } from 'vitest';
import { keepSame } from './same-answer';

const range = (from: string, to: string) => ({ type: 'absolute', from, to });
const DAY = range('2026-11-22T10:00:00.000Z', '2026-11-23T10:00:00.000Z');
const SOON_AFTER = range('2026-11-22T10:00:05.000Z', '2026-11-23T10:00:05.000Z');
const LATER = range('2026-11-22T10:05:00.000Z', '2026-11-23T10:05:00.000Z');
const pivot = (value: number, window = DAY) => ({
  id: 'p',
  type: 'pivot',
  rows: [{ key: ['a'], values: [{ key: ['count()'], value }] }],
  effective_timerange: window,
});
const row = (id: string, fields: object = {}) => ({
  index: 'graylog_0',
  message: { gl2_message_id: id, ...fields },
});

it('keeps an answer with equal data whose window did not visibly move', () => {
  const before = { results: [pivot(1)], errors: [] };
  expect(keepSame(before, { results: [pivot(1, SOON_AFTER)], errors: [] })).toBe(before);
  expect(keepSame(before, { results: [pivot(1, LATER)], errors: [] })).not.toBe(before);
});

it('takes changed data, and keeps the parts of the answer that did not change', () => {
  const trend = { ...pivot(7), id: 't' };
  const before = { results: [pivot(1), trend], errors: [] };
  const after = keepSame(before, {
    results: [pivot(2), { ...trend, effective_timerange: SOON_AFTER }],
    errors: [],
  });
  expect(after.results[0]).toEqual(pivot(2));
  expect(after.results[1]).toBe(trend);
  expect(after.errors).toBe(before.errors);
});

it('keeps the rows of messages that moved down, and not those whose fields changed', () => {
  const before = { messages: { total_results: 2, messages: [row('a'), row('b', { n: 1 })] } };
  const after = keepSame(before, {
    messages: { total_results: 3, messages: [row('c'), row('a'), row('b', { n: 2 })] },
  });
  expect(after.messages.messages[1]).toBe(before.messages.messages[0]);
  expect(after.messages.messages[2]).toEqual(row('b', { n: 2 }));
  expect(after.messages.total_results).toBe(3);
});

it('compares fields of messages whatever their names', () => {
  const before = { messages: [row('a', { executedAt: 1, effective_timerange: DAY })] };
  const other = { messages: [row('a', { executedAt: 2, effective_timerange: DAY })] };
  expect(keepSame(before, other).messages[0]).toEqual(other.messages[0]);
});

it('ignores when an execution ran', () => {
  const before = { outcome: 'complete', executedAt: 'then', durationMs: 3, effectiveRange: DAY };
  expect(keepSame(before, { ...before, executedAt: 'now', effectiveRange: SOON_AFTER })).toBe(
    before,
  );
});
