import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isPageFailure } from '@/shared/failure/describe-failure';
import type { EntityListProps } from './entity-list-props';
import { loadWithin, type ListRequest } from './paging/list-page';
import { useListAddress } from './paging/use-list-address';
import { useListPreferences } from './list-preferences';

const PER_PAGE = 50;

export type ListData<Row> = ReturnType<typeof useListData<Row>>;

/**
 * The rows for the URL and the user's preferences; previous rows stay visible while new ones load.
 */
export function useListData<Row>(
  { id, queryKey, load, defaults, rowKey, rowTitle, columns }: EntityListProps<Row>,
  refetchInterval: number | false,
) {
  const { address, change } = useListAddress();
  const preferences = useListPreferences(id);
  const {
    per_page: savedPageSize,
    sort: savedSort,
    displayed_attributes: savedColumns,
  } = preferences.preferences;
  const request: ListRequest = {
    page: address.page,
    perPage: address.perPage ?? savedPageSize ?? defaults.perPage ?? PER_PAGE,
    query: address.query,
    filters: address.filters,
    sort:
      address.sort ??
      (savedSort ? { id: savedSort.field, direction: savedSort.order } : defaults.sort),
  };
  const query = useQuery({
    queryKey: [...queryKey, 'page', request],
    queryFn: async ({ signal }) => ({
      ...(await loadWithin((wanted) => load(wanted, signal), request)),
      place: JSON.stringify(request),
    }),
    enabled: preferences.settled,
    placeholderData: keepPreviousData,
    throwOnError: isPageFailure,
    refetchInterval,
  });
  const shown = query.isPlaceholderData ? undefined : query.data?.page;
  // If the URL was beyond the last page, the last one was loaded: correct the URL.
  useEffect(() => {
    // Deferred, because a navigation renders synchronously.
    if (shown !== undefined && shown < request.page)
      queueMicrotask(() => change({ page: shown }, { replace: true }));
  }, [shown, request.page, change]);
  const rows = query.data?.rows;
  const [seen, setSeen] = useState<{ rows: typeof rows; byKey: ReadonlyMap<string, Row> }>({
    rows: undefined,
    byKey: new Map<string, Row>(),
  });
  if (rows !== undefined && rows !== seen.rows)
    setSeen({
      rows,
      byKey: new Map([...seen.byKey, ...rows.map((row): [string, Row] => [rowKey(row), row])]),
    });
  /** A row on any page visited so far. */
  const rowOf = (key: string) => seen.byKey.get(key);

  return {
    request,
    change,
    preferences,
    query,
    page: query.data,
    columnIds: savedColumns ?? defaults.columns ?? columns.map((column) => column.id),
    rowOf,
    titleOf: (key: string) => {
      const row = rowOf(key);
      return row === undefined ? key : rowTitle(row);
    },
  };
}
