import { useSyncExternalStore } from 'react';

/** So long without a key, and nobody is in the middle of a word. */
const PAUSE_MS = 600;

const listeners = new Set<() => void>();
let typing: ReturnType<typeof setTimeout> | undefined;

/** Someone is typing right now: what takes the focus in this moment gets the rest of it, a password field above all. */
export const useTyping = (): boolean => useSyncExternalStore(subscribe, () => typing !== undefined);

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('keydown', onKey, true);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('keydown', onKey, true);
    clearTimeout(typing);
    typing = undefined;
  };
}

function onKey(): void {
  const before = typing;
  clearTimeout(before);
  typing = setTimeout(() => {
    typing = undefined;
    tell();
  }, PAUSE_MS);
  if (before === undefined) tell();
}

const tell = () => { for (const listener of [...listeners]) listener(); };
