import type { Documents } from '../storage/documents';
import { streamsOf, type SearchDocument } from '../searches/documents/search-document';
import { printGrn } from '@/domain/permissions/grn';
import type { Registry } from '../resource/registry';
import type { StoredSearches } from '../searches/documents/stored-searches';
import { entityTypeOf, mayRead, type View } from './view';
import { streamsOfWidgets } from './view-request';

type Permits = (permission: string, id?: string) => boolean;

/**
 * What searches need to know about views: a search is kept as long as a view shows it, and everybody
 * who may read the view may read the search.
 */
export const searchesShownBy = (views: Documents<View>) => ({
  isShown: (searchId: string): boolean => views.all().some((view) => view.search_id === searchId),
  isReadable: (searchId: string, permits: Permits): boolean =>
    views.all().some((view) => view.search_id === searchId && mayRead(permits, view)),
});

/** Lets start pages and shares find saved searches and dashboards. */
export function registerViewEntities(
  { entityTypes }: Pick<Registry, 'entityTypes'>,
  { views, searches }: { views: Documents<View>; searches: Pick<StoredSearches, 'load'> },
): void {
  for (const type of ['SEARCH', 'DASHBOARD'] as const) {
    const known = (id: string) => {
      const view = views.get(id);
      return view?.type === type ? view : undefined;
    };
    entityTypes.set(entityTypeOf({ type }), {
      titleOf: (id) => known(id)?.title,
      isReadable: (permits, id) => mayRead(permits, { id, type }),
      dependenciesOf(id) {
        const view = views.get(id);
        return view ? streamsOfView(view, searches.load(view.search_id)) : [];
      },
    });
  }
}

/** The GRNs of the streams that a view reads; empty if it reads all streams. */
function streamsOfView(view: View, search: SearchDocument | undefined): string[] {
  const ofSearch =
    search?.queries.flatMap(({ filter, search_types }) => [
      ...streamsOf(filter),
      ...search_types.flatMap(({ filter: own, streams }) => [...streamsOf(own), ...streams]),
    ]) ?? [];
  return [...new Set([...ofSearch, ...streamsOfWidgets(view)])].map((stream) =>
    printGrn({ type: 'stream', id: stream }),
  );
}
