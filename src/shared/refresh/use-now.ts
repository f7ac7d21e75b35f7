import { useEffect, useState } from 'react';

/**
 * The time in milliseconds, as of the last full `step` milliseconds. Stands still in hidden tabs.
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
