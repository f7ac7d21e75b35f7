import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import { suggestEntities } from '@/contract/favorites';

const STALE_MS = 60_000;
const MAX_SUGGESTIONS = 50;
/** Enough to show titles for the ids in most links. */
const MAX_TITLES = 1_000;

export const filterQueries = {
  /** Entities of a collection whose title contains the query. */
  suggestions: (collection: string, query: string) =>
    queryOptions({
      queryKey: ['entity-suggestions', collection, query] as const,
      queryFn: ({ signal }) =>
        call(
          suggestEntities,
          { collection, column: 'title', query, per_page: MAX_SUGGESTIONS },
          { signal },
        ),
      staleTime: STALE_MS,
      placeholderData: keepPreviousData,
    }),
  /** Titles by id. */
  titles: (collection: string) =>
    queryOptions({
      queryKey: ['entity-suggestions', collection, 'titles'] as const,
      queryFn: ({ signal }) =>
        call(
          suggestEntities,
          { collection, column: 'title', per_page: MAX_TITLES },
          { signal, background: true },
        ),
      select: ({ suggestions }) => new Map(suggestions.map(({ id, value }) => [id, value])),
      staleTime: STALE_MS,
    }),
};
