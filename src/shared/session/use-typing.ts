import { useSyncExternalStore } from 'react';
import { createListeners } from '@/ui/listeners/listeners';

/** So long without a key, and nobody is in the middle of a word. */
const PAUSE_MS = 600;

let typing: ReturnType<typeof setTimeout> | undefined;
const { subscribe, notify } = createListeners(() => {
  addEventListener('keydown', onKey, true);
  return () => {
    removeEventListener('keydown', onKey, true);
    clearTimeout(typing);
    typing = undefined;
  };
});

/**
 * Someone is typing right now: what takes the focus in this moment gets the rest of it, a password
 * field above all.
 */
export const useTyping = (): boolean => useSyncExternalStore(subscribe, () => typing !== undefined);

function onKey(): void {
  const before = typing;
  clearTimeout(before);
  typing = setTimeout(() => {
    typing = undefined;
    notify();
  }, PAUSE_MS);
  if (before === undefined) notify();
}
