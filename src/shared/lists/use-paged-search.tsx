import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { t } from '@/shared/texts/t';
import { Pagination } from '@/ui/pagination/Pagination';
import { pageCount } from '@/ui/pagination/page-numbers';
import { SkeletonList } from '@/ui/skeleton/SkeletonShapes';
import { TextInput } from '@/ui/text-input/TextInput';
import { paginationTexts } from './list-texts';

const PER_PAGE = 10;

export type SearchedPage = { page: number; per_page: number; query: string };
type Options = { label: string; searchLabel: string };

/**
 * A short list on a page about something else, such as the users of a role: a page at a time, with
 * a search box. The caller places the parts; `data` is undefined until the first page is there.
 */
export function usePagedSearch<Page extends { total: number }, Key extends QueryKey>(
  queryOf: (page: SearchedPage) => UseQueryOptions<Page, Error, Page, Key>,
  { label, searchLabel }: Options,
): {
  data: Page | undefined;
  stale: boolean;
  isEmpty: boolean;
  search: ReactNode;
  state: ReactNode;
  pagination: ReactNode;
} {
  const [query, setQuery] = useState('');
  const [wanted, setWanted] = useState(1);
  const searched = useDeferredValue(query.trim());
  const { data, error, isPlaceholderData, refetch } = useQuery(
    queryOf({ page: wanted, per_page: PER_PAGE, query: searched }),
  );
  const pages = pageCount(data?.total ?? 0, PER_PAGE);
  const search = (value: string) => {
    setQuery(value);
    setWanted(1);
  };
  return {
    data,
    stale: isPlaceholderData,
    isEmpty: data?.total === 0 && !isPlaceholderData && query.trim() === '' && searched === '',
    search: (
      <TextInput
        hideLabel
        label={searchLabel}
        placeholder={searchLabel}
        type="search"
        value={query}
        onChange={({ target }) => search(target.value)}
      />
    ),
    state: (
      <>
        <FailureNotice error={error} retry={() => void refetch()} />
        {!data && !error && <SkeletonList label={t('app.loadingPart')} rows={3} />}
      </>
    ),
    pagination: pages > 1 && (
      <Pagination
        page={Math.min(wanted, pages)}
        pages={pages}
        onPage={setWanted}
        texts={{ ...paginationTexts(), label: `${label}: ${t('lists.pages')}` }}
      />
    ),
  };
}
