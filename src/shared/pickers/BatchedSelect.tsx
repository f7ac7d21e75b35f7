import { keepPreviousData, useInfiniteQuery, type QueryKey } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { errorText } from '@/shared/failure/error-text';
import { pause } from '@/shared/refresh/pause';
import { t } from '@/shared/texts/t';
import type { ComboBoxProps } from '@/ui/combo-box/ComboBox';
import type { ComboOption } from '@/ui/combo-box/option';
import { SearchSelect } from './SearchSelect';

/** `page` counts from 1; all pages except the last are full. */
export type OptionBatch<Value extends string> = {
  options: readonly ComboOption<Value>[];
  total: number;
};
type LoadBatch<Value extends string> = (request: {
  search: string;
  page: number;
  perPage: number;
  signal: AbortSignal;
}) => Promise<OptionBatch<Value>>;
type BatchedSelectProps<Value extends string> = Omit<
  ComboBoxProps<Value>,
  'texts' | 'options' | 'loading' | 'failure' | 'onSearch' | 'onNearEnd'
> & {
  /** Key of the collection; search text and page are appended. */
  queryKey: QueryKey;
  load: LoadBatch<Value>;
};

/** Options per batch, and the debounce of the search in milliseconds. */
const BATCH = 50;
const DEBOUNCE_MS = 300;

/**
 * A select whose options are searched and paginated by the server. Pass the label of a selected
 * option that may not be loaded in `selectedOptions`.
 */
export function BatchedSelect<Value extends string>({
  queryKey,
  load,
  ...props
}: BatchedSelectProps<Value>) {
  const [search, setSearch] = useState('');
  const { data, error, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...queryKey, 'options', search],
    queryFn: async ({ pageParam, signal }) => {
      if (search !== '') await pause(DEBOUNCE_MS, signal);
      return load({ search, page: pageParam, perPage: BATCH, signal });
    },
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) =>
      pages.length * BATCH < total ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
  });
  const options = useMemo(() => data?.pages.flatMap((page) => page.options) ?? [], [data]);
  const more = () => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  };
  return (
    <SearchSelect
      {...props}
      options={options}
      loading={isFetching}
      failure={
        error === null ? undefined : t('controls.optionsFailed', { reason: errorText(error) })
      }
      onSearch={setSearch}
      onNearEnd={more}
    />
  );
}
