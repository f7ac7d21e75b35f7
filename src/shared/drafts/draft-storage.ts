import { createStore, delMany, entries, setMany, type UseStore } from 'idb-keyval';

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
    async write(kept, gone) {
      if (kept.length > 0) await setMany([...kept], store());
      if (gone.length > 0) await delMany([...gone], store());
    },
  };
}
