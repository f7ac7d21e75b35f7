import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import { getSearch } from '@/contract/search';
import { getView } from '@/contract/views';
import { inOrder } from '@/domain/search/view/in-order';
import type { ViewDocument } from '@/domain/search/view/view';
import { readView } from '@/domain/search/view/view-codec';
import { keptVersions } from '@/shared/view-versions/kept-versions';

export const viewQueries = {
  all: () => ['views'] as const,
  document: (id: string) =>
    queryOptions({
      queryKey: [...viewQueries.all(), 'document', id] as const,
      queryFn: ({ signal }) => loadView(id, signal),
      staleTime: 0,
      structuralSharing: false,
    }),
};

/** Loads a view together with its search. */
export const loadView = async (id: string, signal?: AbortSignal): Promise<ViewDocument> =>
  (await loadVersion(id, signal)).document;

/** The same, with the version for optimistic locking if the server supports it. */
export async function loadVersion(
  id: string,
  signal?: AbortSignal,
): Promise<{ document: ViewDocument; version: string | undefined }> {
  let version: string | undefined;
  const view = await call(
    getView,
    { id },
    {
      signal,
      onVersion: (name) => {
        version = name;
      },
    },
  );
  const search = await call(getSearch, { id: view.search_id }, { signal });
  const document = inOrder(readView({ view, search }));
  // Versions that others saved are noticed here.
  void keptVersions.keep(document, false);
  return { document, version };
}
