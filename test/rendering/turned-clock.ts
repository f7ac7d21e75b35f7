import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Puts a clock that tests can turn in place of the real one, until the end of the test. It also goes
 * on by itself, so that requests, `findBy` and `waitFor` work as usual.
 */
export const replaceClock = () =>
  void vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });

/** Turns the clock by this many milliseconds; everything that is due runs. */
export const turnClock = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
