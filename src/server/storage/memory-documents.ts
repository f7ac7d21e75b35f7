import type { DocumentStorage } from './documents';

/**
 * Documents of a node in memory. They end with it, so the table of a database would only cost time:
 * a node starts in half of it.
 */
export function memoryDocuments(): DocumentStorage {
  const collections = new Map<string, Map<string, unknown>>();
  return {
    load: async (collection) => new Map(collections.get(collection)),
    async put(collection, id, document) {
      const documents = collections.get(collection) ?? new Map<string, unknown>();
      collections.set(collection, documents.set(id, document));
    },
    remove: async (collection, id) => void collections.get(collection)?.delete(id),
  };
}
