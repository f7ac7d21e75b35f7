import type { SearchFilter } from '@/contract/search';
import { restOf } from '@/domain/search/stream-filter';
import { onlyQuery, type ViewDocument } from '@/domain/search/view';
import type { KnownSearch } from '@/views/session/search-address';
import { addressedOf } from './view-address';

/** What a search page shows before anything is changed, other than a new search. */
export type Origin = {
  /**
   * Stored on the server, or come with a link: then it is somebody's unsaved work. A new one begins
   * with what it is about.
   */
  kind: 'saved' | 'linked' | 'new';
  document: ViewDocument;
  /** Unsaved changes are kept under this name. */
  draftKey: string;
  pathOf: (parameters: Readonly<Record<string, string>>) => string;
  /** It is shown as a link says it, beside unsaved changes of one's own, which are kept. */
  beside?: true;
};

/** What unsaved changes of a stored search are kept under. */
export const savedDraftKey = (viewId: string): string => `search.view.${viewId}`;

export function knownSearch({ document, pathOf }: Origin): KnownSearch {
  const { filter: whole, filters } = onlyQuery(document);
  const filter = restOf(whole) as SearchFilter | undefined;
  return {
    defaults: addressedOf(document),
    pathOf,
    ...(filter && { filter }),
    ...(filters.length > 0 && { filters }),
  };
}
