import { parseExact, stringifyExact } from '@/domain/exact-json';
import type { Database } from './database';
import type { DocumentStorage } from './documents';
import { StorageError } from './storage-error';

type Row = { id: string; body: string };

/** @throws StorageError if the document is damaged */
function read(body: string, name: string): unknown {
  try {
    return parseExact(body);
  } catch (cause) {
    throw new StorageError(
      'damaged',
      `The document ${name} of the database is damaged and cannot be read. Restore the data directory from a backup.`,
      { cause },
    );
  }
}

/** Stores documents as rows of the table `documents`. */
export function createDocumentTable(database: Database): DocumentStorage {
  return {
    async load(collection) {
      const rows = await database.query<Row>(
        'SELECT id, body FROM documents WHERE collection = ? ORDER BY id',
        [collection],
      );
      return new Map(rows.map(({ id, body }) => [id, read(body, `${collection}/${id}`)]));
    },
    put: (collection, id, document) =>
      database.run('INSERT OR REPLACE INTO documents VALUES (?, ?, ?)', [
        collection,
        id,
        stringifyExact(document),
      ]),
    remove: (collection, id) =>
      database.run('DELETE FROM documents WHERE collection = ? AND id = ?', [collection, id]),
  };
}
