/** Storage for documents. Writes to a collection are applied in the order of the calls. */
export type DocumentStorage = {
  load(collection: string): Promise<ReadonlyMap<string, unknown>>;
  put(collection: string, id: string, document: unknown): Promise<void>;
  remove(collection: string, id: string): Promise<void>;
};

/**
 * The documents of a small collection such as users or streams, cached in memory with
 * write-through.
 */
export type Documents<T> = {
  get(id: string): T | undefined;
  all(): T[];
  /** Takes effect at once; resolves when the document is stored. */
  put(id: string, document: T): Promise<void>;
  remove(id: string): Promise<void>;
};

/**
 * Without `storage` everything is kept in memory. Documents are not validated, because only this
 * program writes them.
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
