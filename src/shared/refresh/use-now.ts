import { useEffect, useState } from 'react';

/**
 * The current time in milliseconds, rounded down to a multiple of `step`, at which it updates.
 * Paused in hidden tabs.
 */
export function useNow(step: number): number {
  const [now, setNow] = useState(() => lastFull(step));
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) setNow(lastFull(step));
    }, step);
    return () => clearInterval(timer);
  }, [step]);
  return now;
}

const lastFull = (step: number) => Math.floor(Date.now() / step) * step;
