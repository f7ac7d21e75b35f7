import { browserStorage, type DraftEntry, type DraftStorage } from './draft-storage';

/** A crash may take what was typed in this time, no more. */
const DELAY = 150;
/** A browser that never opens its database must not hold up the page. */
const PATIENCE = 1_000;
const KEPT_FOR = 30 * 24 * 3_600_000;
const LASTING = 'lasting.';

/** The key of what is no unsaved work, such as a history: it outlives a sign-out and has no age. */
export const lastingKey = (name: string): string => `${LASTING}${name}`;

/** Unsaved work of one user in this browser. Reading is immediate; writing follows within 150 ms, and at once when the page goes. */
export type Journal = {
  /** Loads what the user left; called before their pages show. */
  open: (username: string) => Promise<void>;
  get: (key: string) => unknown;
  set: (key: string, value: unknown) => void;
  discard: (key: string) => void;
  /** Forgets all drafts of the user, as an explicit sign-out does; what lasts stays. */
  clear: () => Promise<void>;
  flush: () => Promise<void>;
  subscribe: (listener: () => void) => () => void;
};

/** Where nothing can be stored (private windows, old profiles) drafts live as long as the page. */
export function createJournal(storage: DraftStorage = browserStorage()): Journal {
  const drafts = new Map<string, DraftEntry>();
  const unsaved = new Set<string>();
  const listeners = new Set<() => void>();
  let user = '';
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
    if (keys.length === 0) return;
    const kept = keys.flatMap((key): [string, DraftEntry][] => {
      const entry = drafts.get(key);
      return entry ? [[name(key), entry]] : [];
    });
    await attempt(storage.write(kept, keys.filter((key) => !drafts.has(key)).map(name)));
  }

  async function load(prefix: string): Promise<void> {
    const stored = await storage.read();
    const isOld = (key: string, { at }: DraftEntry) => Date.now() - at > KEPT_FOR && !key.includes(`\n${LASTING}`);
    for (const [key, entry] of stored) {
      const own = key.slice(prefix.length);
      // What was typed while the database was opening is newer than what it holds.
      if (key.startsWith(prefix) && !isOld(key, entry) && !drafts.has(own)) drafts.set(own, entry);
    }
    await storage.write([], stored.filter(([key, entry]) => isOld(key, entry)).map(([key]) => key));
  }

  return {
    async open(username) {
      if (username === user) return;
      await flush();
      drafts.clear();
      user = username;
      await Promise.race([attempt(load(name(''))), new Promise<void>((resolve) => { setTimeout(resolve, PATIENCE); })]);
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
      for (const key of [...drafts.keys()].filter((one) => !one.startsWith(LASTING))) {
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

/** The page goes on without its journal where the browser keeps none; the drafts stay in memory. */
const attempt = (work: Promise<void>): Promise<void> => work.catch(() => undefined);

export const journal = createJournal();
