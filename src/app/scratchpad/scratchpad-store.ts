import type { Box } from '@/ui/floating-dialog/floating-box';
import { createListeners } from '@/ui/store/store';

/** `box` is undefined until the user has moved the window. */
export type Scratchpad = {
  opened: boolean;
  value: string;
  box: Box | undefined;
  securityConfirmed: boolean;
};

const EMPTY: Scratchpad = { opened: false, value: '', box: undefined, securityConfirmed: false };
const PREFIX = 'console.scratchpad.';
/** Other tabs change it, too. */
const { subscribe, notify } = createListeners(() => {
  addEventListener('storage', notify);
  return () => removeEventListener('storage', notify);
});
/** Fallback for the life of the page, if the browser allows no storage. */
const inMemory = new Map<string, string>();
let read: { text: string | null; scratchpad: Scratchpad } = { text: null, scratchpad: EMPTY };

/** One scratchpad per user and browser, shared by all tabs. */
export const scratchpadStore = {
  of(username: string): Scratchpad {
    const text = stored(PREFIX + username);
    if (text !== read.text) read = { text, scratchpad: parse(text) };
    return read.scratchpad;
  },
  change(username: string, change: Partial<Scratchpad>): void {
    const text = JSON.stringify({ ...scratchpadStore.of(username), ...change });
    inMemory.set(PREFIX + username, text);
    try {
      localStorage.setItem(PREFIX + username, text);
    } catch {
      // Kept in memory only.
    }
    notify();
  },
  subscribe,
};

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return inMemory.get(key) ?? null;
  }
}

function parse(text: string | null): Scratchpad {
  try {
    return { ...EMPTY, ...(JSON.parse(text ?? '{}') as Partial<Scratchpad>) };
  } catch {
    return EMPTY;
  }
}
