import { beforeEach, expect, it, vi } from 'vitest';
import { enqueueDrawing } from './draw-queue';

beforeEach(() => {
  vi.useFakeTimers();
});

it('draws in order, each in a task of its own, without those that were cancelled', () => {
  const drawn: string[] = [];
  const add = (name: string) => enqueueDrawing(() => drawn.push(name));
  add('a');
  const cancel = add('b');
  add('c');
  expect(drawn).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(drawn).toEqual(['a']);
  cancel();
  vi.advanceTimersToNextTimer();
  expect(drawn).toEqual(['a', 'c']);
  expect(vi.getTimerCount()).toBe(0);
  add('d');
  vi.advanceTimersToNextTimer();
  expect(drawn).toEqual(['a', 'c', 'd']);
});

it('goes on after a drawing that fails', () => {
  const drawn = vi.fn();
  enqueueDrawing(() => {
    throw new Error('This chart cannot be drawn.');
  });
  enqueueDrawing(drawn);
  expect(() => vi.advanceTimersToNextTimer()).toThrow('cannot be drawn');
  vi.advanceTimersToNextTimer();
  expect(drawn).toHaveBeenCalledOnce();
});
