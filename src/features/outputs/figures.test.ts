import { expect, it } from 'vitest';
import { figuresReader, stateOf } from './figures';

const counts = {
  sent: 0,
  dropped: 0,
  waiting: 0,
  queue_size: 512,
  failing: false,
  last_error: null,
  last_error_at: null,
};

it('computes rates between polls, except across a restart of the counter', () => {
  const read = figuresReader();
  const rate = (sent: number, at: number) => read({ a: { ...counts, sent } }, at)['a']?.perSecond;
  expect(rate(100, 0)).toBeUndefined();
  expect(rate(120, 2_000)).toBe(10);
  expect(rate(5, 4_000)).toBeUndefined();
  expect(rate(6, 6_000)).toBe(0.5);
});

it('puts failures before losses, and losses before what was sent', () => {
  expect(stateOf(counts)).toBe('idle');
  expect(stateOf({ ...counts, sent: 1 })).toBe('sending');
  expect(stateOf({ ...counts, waiting: 1 })).toBe('sending');
  expect(stateOf({ ...counts, sent: 1, dropped: 1 })).toBe('dropping');
  expect(stateOf({ ...counts, dropped: 1, failing: true })).toBe('failing');
});
