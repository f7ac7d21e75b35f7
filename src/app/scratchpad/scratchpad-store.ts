import type { Box } from '@/ui/floating-dialog/floating-box';
import { createListeners } from '@/ui/store/store';

/** `box` is where its owner left it; undefined until it was moved. */
export type Scratchpad = {
  opened: boolean;
  value: string;
  box: Box | undefined;
  securityConfirmed: boolean;
};

const EMPTY: Scratchpad = { opened: false, value: '', box: undefined, securityConfirmed: false };
const PREFIX = 'console.scratchpad.';
/** Other tabs of this browser change it, too. */
const { subscribe, tell } = createListeners(() => {
  addEventListener('storage', tell);
  return () => removeEventListener('storage', tell);
});
/** Where the browser stores nothing the notes live as long as the page. */
const inMemory = new Map<string, string>();
let read: { text: string | null; scratchpad: Scratchpad } = { text: null, scratchpad: EMPTY };

/** One scratchpad a user in this browser; its tabs show the same. */
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
      // It stays in memory.
    }
    tell();
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
