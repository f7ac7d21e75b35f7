import { PERMISSIONS } from '@/contract/permissions';
import { Problem } from '../../http/problem';
import type { Documents } from '../../storage/documents';
import type { SearchDocument } from './search-document';

/** A search with its owner. `createdAt` in milliseconds since the epoch. */
export type StoredSearch = { search: SearchDocument; owner: string; createdAt: number };

/** The user on whose behalf searches are read. */
export type Asker = { username: string; permits(permission: string, id?: string): boolean };

/**
 * Each change of a query creates a new search, so beyond this number the oldest ones that no view
 * uses are deleted.
 */
const KEPT = 2000;

export type StoredSearches = {
  /** @throws Problem 403 if someone else owns the id */
  save(search: SearchDocument, asker: Asker): Promise<void>;
  /** Undefined if there is none. @throws Problem 403 */
  find(id: string, asker: Asker): SearchDocument | undefined;
  /** Without a permission check; undefined if there is none. */
  load(id: string): SearchDocument | undefined;
  /** Whether it exists and the user may read it. */
  isReadable(id: string, asker: Asker): boolean;
  /** Searches that the user may read. */
  visible(asker: Asker): SearchDocument[];
};

/**
 * The searches used by views. They are never deleted, and users who may read the view may read
 * them.
 */
export type ShownSearches = {
  isShown(id: string): boolean;
  isReadable(id: string, permits: Asker['permits']): boolean;
};

export function createStoredSearches(
  documents: Documents<StoredSearch>,
  now: () => number,
  shown: ShownSearches,
): StoredSearches {
  const mayRead = ({ owner, search }: StoredSearch, asker: Asker) =>
    owner === asker.username ||
    asker.permits(PERMISSIONS.view.read) ||
    shown.isReadable(search.id, asker.permits);

  async function forgetOld(): Promise<void> {
    const unused = documents.all().filter(({ search }) => !shown.isShown(search.id));
    if (unused.length <= KEPT) return;
    const oldest = unused
      .sort((a, b) => a.createdAt - b.createdAt)
      .slice(0, unused.length - Math.floor(KEPT * 0.9));
    for (const { search } of oldest) await documents.remove(search.id);
  }

  return {
    async save(search, asker) {
      const earlier = documents.get(search.id);
      if (earlier && earlier.owner !== asker.username)
        throw new Problem(
          403,
          `Unable to update search with id <${search.id}>, already exists and user is not permitted to overwrite it.`,
        );
      await documents.put(search.id, {
        search,
        owner: asker.username,
        createdAt: earlier?.createdAt ?? now(),
      });
      await forgetOld();
    },
    find(id, asker) {
      const found = documents.get(id);
      if (found && !mayRead(found, asker))
        throw new Problem(
          403,
          `User ${asker.username} does not have permission to load search ${id}`,
        );
      return found?.search;
    },
    load: (id) => documents.get(id)?.search,
    isReadable(id, asker) {
      const found = documents.get(id);
      return found !== undefined && mayRead(found, asker);
    },
    visible: (asker) =>
      documents
        .all()
        .filter((one) => mayRead(one, asker))
        .map(({ search }) => search),
  };
}
