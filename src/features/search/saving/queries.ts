import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import { getSearch } from '@/contract/search';
import { getView, listSavedSearches } from '@/contract/views';
import { inOrder } from '@/domain/search/in-order';
import type { ViewDocument } from '@/domain/search/view';
import { readView } from '@/domain/search/view-codec';
import { fromPageList, toPageListQuery, type ListRequest } from '@/shared/entity-list/list-page';

export const viewQueries = {
  all: () => ['views'] as const,
  lists: () => [...viewQueries.all(), 'saved'] as const,
  document: (id: string) =>
    queryOptions({
      queryKey: [...viewQueries.all(), 'document', id] as const,
      queryFn: ({ signal }) => loadView(id, signal),
      staleTime: 0,
      structuralSharing: false,
    }),
};

/** A view with its search, as it is on the server now. */
export async function loadView(id: string, signal?: AbortSignal): Promise<ViewDocument> {
  const view = await call(getView, { id }, { signal });
  return inOrder(readView({ view, search: await call(getSearch, { id: view.search_id }, { signal }) }));
}

export const loadSavedSearches = async (request: ListRequest, signal: AbortSignal) => fromPageList(await call(listSavedSearches, toPageListQuery(request), { signal }));
