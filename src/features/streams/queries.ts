import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import { listIndexSets } from '@/contract/index-sets';
import { getStream, pageOfStreams } from '@/contract/streams';
import { fromPageList, toPageListQuery, type ListRequest } from '@/shared/entity-list/list-page';

const INDEX_SETS_STALE_MS = 60_000;

export const streamQueries = {
  all: () => ['streams'] as const,
  lists: () => [...streamQueries.all(), 'list'] as const,
  one: (id: string) =>
    queryOptions({ queryKey: [...streamQueries.all(), 'one', id] as const, queryFn: ({ signal }) => call(getStream, { id }, { signal }), staleTime: 0 }),
  /** Those the user may read, by title. */
  indexSets: () =>
    queryOptions({
      queryKey: [...streamQueries.all(), 'index-sets'] as const,
      queryFn: ({ signal }) => call(listIndexSets, { skip: 0, limit: 0 }, { signal }),
      staleTime: INDEX_SETS_STALE_MS,
      select: ({ index_sets: sets }) => sets.toSorted((one, other) => one.title.localeCompare(other.title)),
    }),
};

export const loadStreams = async (request: ListRequest, signal: AbortSignal) => fromPageList(await call(pageOfStreams, toPageListQuery(request), { signal }));
