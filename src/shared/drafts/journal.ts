import { createStore, delMany, entries, setMany, type UseStore } from 'idb-keyval';

/** A crash may take what was typed in this time, no more. */
const DELAY = 150;
/** A browser that never opens its database must not hold up the page. */
const PATIENCE = 1_000;
const KEPT_FOR = 30 * 24 * 3_600_000;

type Entry = { value: unknown; at: number };

/** Unsaved work of one user in this browser. Reading is immediate; writing follows within 150 ms, and at once when the page goes. */
export type Journal = {
  /** Loads what the user left; called before his pages show. */
  open: (userId: string) => Promise<void>;
  get: (key: string) => unknown;
  set: (key: string, value: unknown) => void;
  discard: (key: string) => void;
  /** Forgets all drafts of the user, as an explicit sign-out does. */
  clear: () => Promise<void>;
  flush: () => Promise<void>;
  subscribe: (listener: () => void) => () => void;
};

/** Without IndexedDB (private windows, old profiles) drafts live as long as the page. */
export function createJournal(openStore: () => UseStore = () => createStore('console-drafts', 'drafts')): Journal {
  const drafts = new Map<string, Entry>();
  const unsaved = new Set<string>();
  const listeners = new Set<() => void>();
  let user = '';
  let store: UseStore | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const name = (key: string) => `${user}\n${key}`;
  const changed = (key: string) => {
    unsaved.add(key);
    timer ??= setTimeout(() => void flush(), DELAY);
    for (const listener of [...listeners]) listener();
  };

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const keys = [...unsaved];
    unsaved.clear();
    if (!store) return;
    const kept = keys.flatMap((key): [string, Entry][] => {
      const entry = drafts.get(key);
      return entry ? [[name(key), entry]] : [];
    });
    const gone = keys.filter((key) => !drafts.has(key)).map(name);
    const using = store;
    await attempt(async () => {
      if (kept.length > 0) await setMany(kept, using);
      if (gone.length > 0) await delMany(gone, using);
    });
  }

  async function load(prefix: string): Promise<void> {
    const opened = openStore();
    const old: string[] = [];
    for (const [key, entry] of await entries<string, Entry>(opened)) {
      if (Date.now() - entry.at > KEPT_FOR) old.push(key);
      else if (key.startsWith(prefix) && !drafts.has(key.slice(prefix.length))) drafts.set(key.slice(prefix.length), entry);
    }
    store = opened;
    if (old.length > 0) await delMany(old, opened);
  }

  return {
    async open(userId) {
      if (userId === user) return;
      drafts.clear();
      user = userId;
      await attempt(() => Promise.race([load(name('')), new Promise<void>((resolve) => { setTimeout(resolve, PATIENCE); })]));
    },
    get: (key) => drafts.get(key)?.value,
    set(key, value) {
      drafts.set(key, { value, at: Date.now() });
      changed(key);
    },
    discard(key) {
      if (drafts.delete(key)) changed(key);
    },
    async clear() {
      for (const key of [...drafts.keys()]) {
        drafts.delete(key);
        changed(key);
      }
      await flush();
    },
    flush,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The page goes on without a journal where the browser keeps none; the drafts stay in memory. */
async function attempt(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch {
    return;
  }
}

export const journal = createJournal();
