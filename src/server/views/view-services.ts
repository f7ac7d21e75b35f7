import type { Favorites } from '../entities/favorites';
import type { LastOpened } from '../entities/last-opened';
import type { Call } from '../http/call';
import { Problem } from '../http/problem';
import type { StoredSearches } from '../searches/documents/stored-searches';
import type { Documents, DocumentStorage } from '../storage/documents';
import type { View } from './view';
import { checkIntegrity, type ViewContent } from './view-request';

export type ViewServices = {
  views: Documents<View>;
  documents: DocumentStorage;
  searches: StoredSearches;
  favorites: Pick<Favorites, 'of'>;
  lastOpened: Pick<LastOpened, 'note'>;
  /** Milliseconds since the epoch. */
  now: () => number;
};

/** @throws Problem 400 unless the view fits its search, which the caller must be able to read */
export function checkContent(
  { searches }: Pick<ViewServices, 'searches'>,
  content: ViewContent,
  { user: { username }, permits }: Call,
): void {
  const id = content.search_id;
  const search = searches.isReadable(id, { username, permits })
    ? searches.find(id, { username, permits })
    : undefined;
  if (!search) throw new Problem(400, `Search ${id} not available`);
  checkIntegrity(content, search);
}
