import { beforeEach, expect, test, vi } from 'vitest';
import { startSearchClock } from './search-clock';

beforeEach(() => void vi.useFakeTimers());

test('a search has its time, and no more', () => {
  const { signal } = startSearchClock(1000, { waitedMs: () => 0 });
  vi.advanceTimersByTime(999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(2);
  expect(signal.aborted).toBe(true);
});

test('the time that it waits for others is not its own, up to a limit', () => {
  const began = performance.now();
  const waits = { waitedMs: () => performance.now() - began };
  const { signal } = startSearchClock(1000, waits, 10_000);
  vi.advanceTimersByTime(9_990);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1010);
  expect(signal.aborted).toBe(true);
});

test('after waiting it has all of its time left', () => {
  let waited = 0;
  const { signal } = startSearchClock(1000, { waitedMs: () => waited });
  waited = 5000;
  vi.advanceTimersByTime(5990);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(20);
  expect(signal.aborted).toBe(true);
});

test('a search that is done is ended by nothing', () => {
  const { signal, stop } = startSearchClock(1000, { waitedMs: () => 0 });
  stop();
  vi.advanceTimersByTime(5000);
  expect(signal.aborted).toBe(false);
});
