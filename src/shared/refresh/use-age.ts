import { useSyncExternalStore } from 'react';
import { formatAge } from '@/domain/format/instants/age';
import { createListeners } from '@/ui/store/store';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
/** Ages below a minute are told in steps of this length. */
const STEP_MS = 10 * SECOND_MS;

/** One clock for all ages of a page; it stops in hidden tabs. */
const seconds = createListeners(() => {
  const timer = setInterval(() => {
    if (!document.hidden) seconds.notify();
  }, SECOND_MS);
  return () => clearInterval(timer);
});

/**
 * The age of something in words, in steps that are coarse enough to read. Only components whose
 * text changes are rendered again.
 */
export function useAge(at: number): string {
  return useSyncExternalStore(seconds.subscribe, () => ageText(at, Date.now()));
}

export function ageText(at: number, now: number): string {
  const age = Math.max(0, now - at);
  return formatAge(now - (age < MINUTE_MS ? age - (age % STEP_MS) : age), now);
}
