import { Problem } from '../../http/problem';
import type { Documents } from '../../storage/documents';
import type { SearchDocument } from './search-document';

/** A search with whose it is. `createdAt` in milliseconds since the epoch. */
export type StoredSearch = { search: SearchDocument; owner: string; createdAt: number };

/** Who asks, and what he may do. */
export type Asker = { username: string; permits(permission: string): boolean };

/**
 * Every change of a query makes a new search, so that old ones must go: those beyond this many that
 * no view uses.
 */
const KEPT = 2000;

export type StoredSearches = {
  /** @throws Problem 403 where the id is taken by someone else. */
  save(search: SearchDocument, asker: Asker): Promise<void>;
  /** Undefined where there is none. @throws Problem 403 */
  find(id: string, asker: Asker): SearchDocument | undefined;
  /** Whoever asks; undefined where there is none. */
  load(id: string): SearchDocument | undefined;
  /** Whether there is one that the asker may read. */
  isReadable(id: string, asker: Asker): boolean;
  /** Those the asker may read. */
  visible(asker: Asker): SearchDocument[];
};

/**
 * Which searches views show: they are kept however old they are, and read by those who may read
 * such a view.
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
    asker.permits('view:read') ||
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
