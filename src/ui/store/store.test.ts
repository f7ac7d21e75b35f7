import { expect, it, vi } from 'vitest';
import { createListeners, createStore } from './store';

it('tells all there are, also where one takes itself out meanwhile', () => {
  const { subscribe, notify } = createListeners();
  const [first, second] = [vi.fn(() => leave()), vi.fn()];
  const leave = subscribe(first);
  subscribe(second);
  notify();
  notify();
  expect([first, second].map((one) => one.mock.calls.length)).toEqual([1, 2]);
});

it('watches from the first listener to the last, however often each one leaves', () => {
  const unwatch = vi.fn();
  const watch = vi.fn(() => unwatch);
  const { subscribe } = createListeners(watch);
  const [one, other] = [subscribe(() => undefined), subscribe(() => undefined)];
  one();
  one();
  expect([watch, unwatch].map((call) => call.mock.calls.length)).toEqual([1, 0]);
  other();
  expect(unwatch).toHaveBeenCalledOnce();
  subscribe(() => undefined);
  expect(watch).toHaveBeenCalledTimes(2);
});

it('keeps a value, and tells only of another', () => {
  const store = createStore<readonly string[]>([]);
  const heard = vi.fn();
  const leave = store.subscribe(heard);
  const next = ['a'];
  store.set(next);
  store.set(next);
  expect([store.get(), heard.mock.calls.length]).toEqual([next, 1]);
  leave();
  store.set([]);
  expect(heard).toHaveBeenCalledOnce();
});
