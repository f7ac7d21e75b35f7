import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import { indexSetsStats, type IndexSet } from '@/contract/index-sets';
import { countIndexerFailures, indexerHealth, indexerOverviewOfSet } from '@/contract/indexer';
import { indicesOfSet } from '@/contract/indices';
import { pageOfStreams } from '@/contract/streams';
import { readIndices } from '@/domain/index-sets/set-index';
import { queryRoots } from '@/shared/mutations/query-roots';

const REFRESH_MS = 10_000;
/** The answer holds the statistics of each index, which is much for a set of thousands. */
const SHARDS_MS = 60_000;
const DAY_MS = 86_400_000;
export const SHOWN_STREAMS = 20;

const root = queryRoots.indexSets;

export const indexQueries = {
  failures: () => ['indexer_failures'] as const,
  /** The indices of a set, oldest first, and the health of the cluster. */
  overview: ({ id, creation_date: created }: Pick<IndexSet, 'id' | 'creation_date'>) =>
    queryOptions({
      queryKey: [...root, 'overview', id] as const,
      queryFn: async ({ signal }) => {
        const { indexer_cluster: cluster, indices } = await call(
          indexerOverviewOfSet,
          { indexSetId: id },
          { signal },
        );
        return { health: cluster.health, indices: readIndices(indices, created) };
      },
      refetchInterval: REFRESH_MS,
    }),
  /** Shards of the open indices by name; read again when another index takes the messages. */
  shards: (id: string, writeIndex: string | undefined) =>
    queryOptions({
      queryKey: [...root, 'shards', id, writeIndex] as const,
      queryFn: async ({ signal }) => {
        const { all } = await call(indicesOfSet, { indexSetId: id }, { signal });
        return new Map(
          all.indices.map(({ index_name: name, routing, all_shards: shards }) => [
            name,
            {
              shards: routing.length,
              inactive: routing.filter(({ active }) => !active).length,
              segments: shards.segments,
            },
          ]),
        );
      },
      placeholderData: keepPreviousData,
      refetchInterval: SHARDS_MS,
    }),
  /** The first streams that write into a set, and how many there are. */
  streams: (id: string) =>
    queryOptions({
      queryKey: [...queryRoots.streams, 'of-index-set', id] as const,
      queryFn: async ({ signal }) => {
        const { elements, pagination } = await call(
          pageOfStreams,
          {
            page: 1,
            per_page: SHOWN_STREAMS,
            filters: [`index_set_id:${id}`],
            sort: 'title',
            order: 'asc',
          },
          { signal },
        );
        return { streams: elements, total: pagination.total };
      },
    }),
  stats: () =>
    queryOptions({
      queryKey: [...root, 'stats'] as const,
      queryFn: ({ signal }) => call(indexSetsStats, undefined, { signal }),
    }),
  health: () =>
    queryOptions({
      queryKey: [...root, 'health'] as const,
      queryFn: ({ signal }) => call(indexerHealth, undefined, { signal }),
    }),
  failuresOfDay: () =>
    queryOptions({
      queryKey: [...indexQueries.failures(), 'count'] as const,
      queryFn: async ({ signal }) => {
        const since = new Date(Date.now() - DAY_MS).toISOString();
        return (await call(countIndexerFailures, { since }, { signal })).count;
      },
    }),
};
