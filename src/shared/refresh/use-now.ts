import { useCallback, useSyncExternalStore } from 'react';

/** The time in milliseconds, as of the last full `step` milliseconds. Stands still in hidden tabs. */
export function useNow(step: number): number {
  const subscribe = useCallback((tick: () => void) => {
    const timer = setInterval(() => {
      if (!document.hidden) tick();
    }, step);
    return () => clearInterval(timer);
  }, [step]);
  return useSyncExternalStore(subscribe, () => Math.floor(Date.now() / step) * step);
}
