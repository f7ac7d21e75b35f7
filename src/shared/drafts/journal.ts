import { createListeners } from '@/ui/store/store';
import { browserStorage, type DraftEntry, type DraftStorage } from './draft-storage';

/** Debounce in milliseconds, the most that a crash can lose. */
const DELAY = 150;
/** Milliseconds after which a database that does not open is ignored. */
const PATIENCE = 1_000;
const KEPT_FOR = 30 * 24 * 3_600_000;
const LASTING = 'lasting.';
const TAB = 'console.tab';

/**
 * Key of data that is not unsaved work, such as a history: it survives signing out and does not
 * expire.
 */
export const lastingKey = (name: string): string => `${LASTING}${name}`;
export const isLasting = (key: string): boolean => key.startsWith(LASTING);

/**
 * Unsaved work of one user in this browser. Reads are synchronous; writes are debounced by 150 ms
 * and flushed when the page is unloaded.
 */
export type Journal = {
  /** Loads the user's drafts; called before any page renders. */
  open: (username: string) => Promise<void>;
  /** The user whose drafts these are; empty before they are opened. */
  username: () => string;
  get: (key: string) => unknown;
  set: (key: string, value: unknown) => void;
  discard: (key: string) => void;
  /** The drafts whose keys start with `prefix`, the last changed first. */
  list: (prefix: string) => readonly { key: string; at: number }[];
  /** Deletes all drafts of the user on an explicit sign-out; lasting entries are kept. */
  clear: () => Promise<void>;
  flush: () => Promise<void>;
  subscribe: (listener: () => void) => () => void;
};

/**
 * Without storage (private windows, old profiles) drafts live as long as the page. Each draft is
 * stored twice: under its key for the next page that opens it, and per `tab`, so that a tab finds
 * its own draft again although another one edits the same.
 */
export function createJournal(storage: DraftStorage = browserStorage(), tab = ''): Journal {
  const drafts = new Map<string, DraftEntry>();
  const unsaved = new Set<string>();
  /** Changed or discarded while the user's drafts load, so newer than what is loaded. */
  const touched = new Set<string>();
  let isLoading = false;
  const { subscribe, notify } = createListeners();
  let user = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const name = (key: string) => `${user}\n${key}`;
  const namesOf = (key: string) =>
    tab === '' || isLasting(key) ? [name(key)] : [name(key), name(`${key}\n${tab}`)];
  const changed = (key: string) => {
    unsaved.add(key);
    if (isLoading) touched.add(key);
    timer ??= setTimeout(() => void flush(), DELAY);
    notify();
  };

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const keys = [...unsaved];
    unsaved.clear();
    if (keys.length === 0) return;
    const kept = keys.flatMap((key): [string, DraftEntry][] => {
      const entry = drafts.get(key);
      return entry ? namesOf(key).map((one): [string, DraftEntry] => [one, entry]) : [];
    });
    await attempt(storage.write(kept, keys.filter((key) => !drafts.has(key)).flatMap(namesOf)));
  }

  async function load(prefix: string): Promise<void> {
    const stored = await storage.read();
    const isOld = (key: string, { at }: DraftEntry) =>
      Date.now() - at > KEPT_FOR && !key.includes(`\n${LASTING}`);
    const found = new Map<string, DraftEntry>();
    for (const [key, entry] of stored) {
      const [own = '', of] = key.slice(prefix.length).split('\n');
      const isMine = of === tab;
      if (
        key.startsWith(prefix) &&
        !isOld(key, entry) &&
        (isMine || (of === undefined && !found.has(own)))
      )
        found.set(own, entry);
    }
    // Another user may have signed in since.
    if (prefix !== name('')) return;
    for (const [own, entry] of found) if (!touched.has(own)) drafts.set(own, entry);
    isLoading = false;
    notify();
    await storage.write(
      [],
      stored.filter(([key, entry]) => isOld(key, entry)).map(([key]) => key),
    );
  }

  return {
    async open(username) {
      if (username === user) return;
      await flush();
      drafts.clear();
      touched.clear();
      user = username;
      isLoading = true;
      await Promise.race([
        attempt(load(name(''))),
        new Promise<void>((resolve) => {
          setTimeout(resolve, PATIENCE);
        }),
      ]);
    },
    username: () => user,
    get: (key) => drafts.get(key)?.value,
    set(key, value) {
      drafts.set(key, { value, at: Date.now() });
      changed(key);
    },
    list: (prefix) =>
      [...drafts]
        .filter(([key]) => key.startsWith(prefix))
        .map(([key, { at }]) => ({ key, at }))
        .sort((one, other) => other.at - one.at),
    discard(key) {
      if (drafts.delete(key) || isLoading) changed(key);
    },
    async clear() {
      for (const key of [...drafts.keys()].filter((one) => !isLasting(one))) {
        drafts.delete(key);
        changed(key);
      }
      await flush();
      // Includes those of closed tabs.
      const isDraft = (one: string) => one.startsWith(name('')) && !one.startsWith(name(LASTING));
      await attempt(
        storage
          .read()
          .then((stored) => storage.write([], stored.map(([one]) => one).filter(isDraft))),
      );
    },
    flush,
    subscribe,
  };
}

/** Storage errors are ignored: drafts stay in memory. */
const attempt = (work: Promise<void>): Promise<void> => work.catch(() => undefined);

/** Survives a reload, and ends with the tab. */
function tabName(): string {
  try {
    const known = sessionStorage.getItem(TAB) ?? `${Date.now()}.${Math.random()}`;
    sessionStorage.setItem(TAB, known);
    return known;
  } catch {
    return '';
  }
}

export const journal = createJournal(browserStorage(), tabName());
