import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@/api/client';
import { addFavorite, listFavorites, removeFavorite } from '@/contract/favorites';
import { errorText } from '@/shared/failure/error-text';
import { change } from '@/shared/mutations/change';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';

/** Page size that fits all favourites. `per_page=0`, which means all elsewhere, is refused here. */
const ALL_FAVORITES = 10_000;

export const favoriteQueries = {
  all: () => ['favorites'] as const,
  /** The GRNs of all favourites of the user. */
  names: () =>
    queryOptions({
      queryKey: [...favoriteQueries.all(), 'names'] as const,
      queryFn: async ({ signal }) =>
        new Set(
          (await call(listFavorites, { per_page: ALL_FAVORITES }, { signal })).favorites.map(
            ({ grn }) => grn,
          ),
        ) as ReadonlySet<string>,
      staleTime: 60_000,
    }),
};

const saveFavorite = change([favoriteQueries.all()], ({ grn, on }: { grn: string; on: boolean }) =>
  call(on ? addFavorite : removeFavorite, { grn }),
);

export type Favorites = ReturnType<typeof useFavorites>;

/** The favourites and a function to change them, with optimistic updates. */
export function useFavorites(enabled: boolean) {
  const client = useQueryClient();
  const { queryKey, ...query } = favoriteQueries.names();
  const { data = noNames } = useQuery({ ...query, queryKey, enabled });
  const { mutate } = useMutation({
    ...saveFavorite,
    onMutate: ({ grn, on }) =>
      void client.setQueryData(
        queryKey,
        (before = noNames) =>
          new Set([...[...before].filter((one) => one !== grn), ...(on ? [grn] : [])]),
      ),
    onError: (error, { on }) =>
      toasts.error(errorText(error), t(on ? 'lists.favoriteNotAdded' : 'lists.favoriteNotRemoved')),
  });
  return { names: data, setFavorite: mutate };
}

const noNames: ReadonlySet<string> = new Set();
