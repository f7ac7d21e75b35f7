import { act } from '@testing-library/react';
import { vi } from 'vitest';

let turned: typeof setTimeout | undefined;

/**
 * Puts a clock that tests can turn in place of the real one, until the end of the test. It also goes
 * on by itself, so that requests, `findBy`, `waitFor` and `settled` work as usual. Frames belong to
 * it: those of jsdom use an interval, which would stay with the clock of this test and never run in
 * the tests after it.
 */
export function replaceClock(): void {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'Date',
    ],
  });
  turned = globalThis.setTimeout;
}

/** Whether timers are held until a test advances them, which `replaceClock` does not do. */
export const areTimersHeld = (): boolean => vi.isFakeTimers() && globalThis.setTimeout !== turned;

/** Turns the clock by this many milliseconds; everything that is due runs. */
export const turnClock = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
