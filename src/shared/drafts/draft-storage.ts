import { createStore, entries, promisifyRequest, type UseStore } from 'idb-keyval';

export type DraftEntry = { value: unknown; /** Milliseconds since the epoch. */ at: number };
/** Where drafts outlive the page. */
export type DraftStorage = {
  read: () => Promise<readonly (readonly [name: string, entry: DraftEntry])[]>;
  write: (kept: readonly [string, DraftEntry][], gone: readonly string[]) => Promise<void>;
};

/** IndexedDB; every use fails where the browser has none or forbids it. */
export function browserStorage(): DraftStorage {
  let opened: UseStore | undefined;
  const store = () => (opened ??= createStore('console-drafts', 'drafts'));
  return {
    read: async () => entries<string, DraftEntry>(store()),
    write: async (kept, gone) =>
      store()('readwrite', (drafts) => {
        for (const [name, entry] of kept) drafts.put(entry, name);
        for (const name of gone) drafts.delete(name);
        // A page that goes in this moment is no longer asked whether there is more.
        drafts.transaction.commit();
        return promisifyRequest(drafts.transaction);
      }),
  };
}
