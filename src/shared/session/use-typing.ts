import { useSyncExternalStore } from 'react';
import { createListeners } from '@/ui/store/store';

/** Milliseconds without a key press after which typing has stopped. */
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
 * Whether the user is typing at the moment. Moving the focus now would send the rest of the text
 * elsewhere, possibly to a password field.
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
