import { useEffect, useReducer } from 'react';

/** The page that is shown, and when the next one follows, in milliseconds since the epoch. */
type State = { at: number; endsAt: number; isPaused: boolean };

export type Cycle = State & { next: () => void; previous: () => void; toggle: () => void };

const MS = 1_000;
/** Longer timers of browsers end at once. */
const LONGEST_MS = 2 ** 31 - 1;

/**
 * Steps through `count` pages every `seconds` from the one at `start`, and starts again after the
 * last one.
 */
export function useCycle(
  count: number,
  { seconds, start }: { seconds: number; start: number },
): Cycle {
  const [state, step] = useReducer(
    (now: State, change: 'next' | 'previous' | 'toggle'): State => {
      const endsAt = Date.now() + seconds * MS;
      if (change === 'toggle') return { ...now, endsAt, isPaused: !now.isPaused };
      const by = change === 'next' ? 1 : count - 1;
      return { ...now, endsAt, at: (now.at + by) % Math.max(1, count) };
    },
    undefined,
    (): State => ({ at: Math.max(0, start), endsAt: Date.now() + seconds * MS, isPaused: false }),
  );
  const { endsAt, isPaused } = state;
  useEffect(() => {
    if (isPaused || count < 2) return undefined;
    const remaining = Math.min(LONGEST_MS, Math.max(0, endsAt - Date.now()));
    const timer = setTimeout(() => step('next'), remaining);
    return () => clearTimeout(timer);
  }, [endsAt, isPaused, count]);
  return {
    ...state,
    next: () => step('next'),
    previous: () => step('previous'),
    toggle: () => step('toggle'),
  };
}
