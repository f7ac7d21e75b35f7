import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useFitting } from './use-fitting';
import { useScreenfuls } from './use-screenfuls';

beforeEach(() => vi.useFakeTimers());

/** A frame of 1920 by 1000 pixels around a page of this height. */
function frameOf(height: number): HTMLElement {
  const frame = document.createElement('div');
  const page = document.createElement('div');
  frame.append(page);
  vi.spyOn(page, 'getBoundingClientRect').mockReturnValue({ height } as DOMRect);
  vi.spyOn(frame, 'clientWidth', 'get').mockReturnValue(1_920);
  vi.spyOn(frame, 'clientHeight', 'get').mockReturnValue(1_000);
  vi.spyOn(frame, 'scrollHeight', 'get').mockReturnValue(height);
  return frame;
}

it.each([
  [800, 1.25],
  [1_600, 0.625],
  [5_000, 0.6],
])('a page of %d px is scaled by %d, at once when its turn comes again', (height, zoom) => {
  const page = `page of ${height}`;
  const first = renderHook(() => useFitting(page));
  expect(first.result.current.zoom).toBe(1);
  first.result.current.ref(frameOf(height))?.();
  first.rerender();
  expect(first.result.current.zoom).toBe(zoom);
  first.unmount();
  expect(renderHook(() => useFitting(page)).result.current.zoom).toBe(zoom);
});

it('a taller page is shown one screenful after the other', () => {
  const { result } = renderHook(() => useScreenfuls(30));
  const frame = frameOf(2_500);
  const end = result.current(frame);
  const after = (seconds: number) => {
    vi.advanceTimersByTime(seconds * 1_000);
    return frame.scrollTop;
  };
  expect([after(9), after(1), after(10), after(10)]).toEqual([0, 750, 1_500, 0]);
  end?.();
  expect(after(60)).toBe(0);
});

it('a page that fits stays, even for longer than timers last', () => {
  const { result } = renderHook(() => useScreenfuls(3_000_000));
  const frame = frameOf(1_000);
  const waited = vi.spyOn(globalThis, 'setTimeout');
  result.current(frame)?.();
  expect(waited).toHaveBeenCalledWith(expect.any(Function), 2_147_483_647);
  expect(renderHook(() => useScreenfuls(undefined)).result.current(frame)).toBeUndefined();
});
