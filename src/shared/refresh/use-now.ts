import { useEffect, useState } from 'react';
import { createListeners } from '@/ui/store/store';

/**
 * The current time in milliseconds, rounded down to a multiple of `step`, at which it updates.
 * Paused in hidden tabs.
 */
export function useNow(step: number): number {
  const [now, setNow] = useState(() => lastFull(step));
  useEffect(() => clockOf(step).subscribe(() => setNow(lastFull(step))), [step]);
  return now;
}

const lastFull = (step: number) => Math.floor(Date.now() / step) * step;

type Clock = ReturnType<typeof createListeners>;
const clocks = new Map<number, Clock>();

/**
 * All components with the same step share a timer: each on its own, the ages of 24 widgets would be
 * laid out and painted in 24 frames of each second.
 */
function clockOf(step: number): Clock {
  const known = clocks.get(step);
  if (known) return known;
  const clock = createListeners(() => {
    const timer = setInterval(() => {
      if (!document.hidden) clock.notify();
    }, step);
    return () => clearInterval(timer);
  });
  clocks.set(step, clock);
  return clock;
}
