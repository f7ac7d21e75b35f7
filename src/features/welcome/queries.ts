import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import { listFavorites } from '@/contract/favorites';
import { listLastOpened, listRecentActivity } from '@/contract/start-page';
import { favoriteQueries } from '@/shared/entity-list/favorites';

/** B7.35. */
export const PER_PAGE = 5;

/** `entries` of one page and how many there are in all. */
export type StartPage<Entry> = { entries: Entry[]; total: number };

export const welcomeQueries = {
  all: () => ['welcome'] as const,
  lastOpened: (page: number) =>
    queryOptions({
      queryKey: [...welcomeQueries.all(), 'lastOpened', page] as const,
      queryFn: async ({ signal }) => {
        const { lastOpened: entries, total } = await call(listLastOpened, { page, per_page: PER_PAGE }, { signal });
        return { entries, total };
      },
      placeholderData: keepPreviousData,
    }),
  recentActivity: (page: number) =>
    queryOptions({
      queryKey: [...welcomeQueries.all(), 'recentActivity', page] as const,
      queryFn: async ({ signal }) => {
        const { recentActivity: entries, total } = await call(listRecentActivity, { page, per_page: PER_PAGE }, { signal });
        return { entries, total };
      },
      placeholderData: keepPreviousData,
    }),
  favorites: (page: number) =>
    queryOptions({
      queryKey: [...favoriteQueries.all(), 'page', page] as const,
      queryFn: async ({ signal }) => {
        const { favorites: entries, total } = await call(listFavorites, { page, per_page: PER_PAGE }, { signal });
        return { entries, total };
      },
      placeholderData: keepPreviousData,
    }),
};
