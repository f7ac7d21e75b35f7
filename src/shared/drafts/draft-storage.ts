import { createStore, entries, promisifyRequest, type UseStore } from 'idb-keyval';

export type DraftEntry = { value: unknown; /** Milliseconds since the epoch. */ at: number };
/** Persistent storage of drafts. */
export type DraftStorage = {
  read: () => Promise<readonly (readonly [name: string, entry: DraftEntry])[]>;
  write: (kept: readonly [string, DraftEntry][], gone: readonly string[]) => Promise<void>;
};

/** IndexedDB; every operation rejects if the browser has none or blocks it. */
export function browserStorage(): DraftStorage {
  let opened: UseStore | undefined;
  const store = () => (opened ??= createStore('console-drafts', 'drafts'));
  return {
    read: async () => entries<string, DraftEntry>(store()),
    write: async (kept, gone) =>
      store()('readwrite', (drafts) => {
        for (const [name, entry] of kept) drafts.put(entry, name);
        for (const name of gone) drafts.delete(name);
        // Committed explicitly, because a page that is being unloaded does not auto-commit.
        drafts.transaction.commit();
        return promisifyRequest(drafts.transaction);
      }),
  };
}
