/**
 * Where documents survive a restart. Writes to one collection happen in the order they were asked
 * for.
 */
export type DocumentStorage = {
  load(collection: string): Promise<ReadonlyMap<string, unknown>>;
  put(collection: string, id: string, document: unknown): Promise<void>;
  remove(collection: string, id: string): Promise<void>;
};

/**
 * The few documents of one kind (users, sessions, streams), read from memory and written through.
 */
export type Documents<T> = {
  get(id: string): T | undefined;
  all(): T[];
  /** Visible at once; resolves when it is stored. */
  put(id: string, document: T): Promise<void>;
  remove(id: string): Promise<void>;
};

/**
 * `storage` undefined holds everything in memory alone. Documents are trusted: only this program
 * writes them.
 */
export async function openDocuments<T>(
  storage: DocumentStorage | undefined,
  collection: string,
): Promise<Documents<T>> {
  const stored = (await storage?.load(collection)) ?? new Map<string, unknown>();
  const documents = new Map(stored as ReadonlyMap<string, T>);

  return {
    get: (id) => documents.get(id),
    all: () => [...documents.values()],
    async put(id, document) {
      documents.set(id, document);
      await storage?.put(collection, id, document);
    },
    async remove(id) {
      if (documents.delete(id)) await storage?.remove(collection, id);
    },
  };
}
