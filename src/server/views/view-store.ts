import type { Documents } from '../storage/documents';
import { streamsOf, type SearchDocument } from '../searches/documents/search-document';
import { printGrn } from '@/domain/permissions/grn';
import { readGrn } from '../http/read-grn';
import { mayRead, type View } from './view';
import { streamsOfWidgets } from './view-request';

type Permits = (permission: string) => boolean;

/**
 * What searches need to know of views: one that is shown by a view lives as long, and is read by
 * those who may read the view.
 */
export const searchesShownBy = (views: Documents<View>) => ({
  isShown: (searchId: string): boolean => views.all().some((view) => view.search_id === searchId),
  isReadable: (searchId: string, permits: Permits): boolean =>
    views.all().some((view) => view.search_id === searchId && mayRead(permits, view)),
});

/**
 * The GRNs of the streams that a saved search or dashboard reads; none for other entities, nor
 * where it reads all streams.
 */
export function streamsOfView(
  views: Pick<Documents<View>, 'get'>,
  searchOf: (id: string) => SearchDocument | undefined,
  grn: string,
): string[] {
  const { type, id } = readGrn(grn);
  const view = type === 'dashboard' || type === 'search' ? views.get(id) : undefined;
  if (!view) return [];
  const ofSearch =
    searchOf(view.search_id)?.queries.flatMap(({ filter, search_types }) => [
      ...streamsOf(filter),
      ...search_types.flatMap(({ filter: own, streams }) => [...streamsOf(own), ...streams]),
    ]) ?? [];
  return [...new Set([...ofSearch, ...streamsOfWidgets(view)])].map((stream) =>
    printGrn({ type: 'stream', id: stream }),
  );
}
