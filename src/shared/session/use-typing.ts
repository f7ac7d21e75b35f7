import { useSyncExternalStore } from 'react';
import { createListeners } from '@/ui/store/store';

/**
 * Milliseconds without a key press after which typing has stopped: people pause within a word for
 * much longer than after Enter or an arrow key.
 */
const WORD_PAUSE_MS = 3_000;
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

function onKey({ key, target }: KeyboardEvent): void {
  const before = typing;
  const pause = key.length === 1 && isEditable(target) ? WORD_PAUSE_MS : PAUSE_MS;
  clearTimeout(before);
  typing = setTimeout(() => {
    typing = undefined;
    notify();
  }, pause);
  if (before === undefined) notify();
}

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]');
