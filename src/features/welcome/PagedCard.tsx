import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { t } from '@/shared/texts/t';
import { DetailCard } from '@/ui/detail/DetailCard';
import { Pagination } from '@/ui/pagination/Pagination';
import { SkeletonList } from '@/ui/skeleton/SkeletonShapes';
import { pageCount } from '@/ui/pagination/page-numbers';
import { PER_PAGE, type StartPage } from './queries';

type Query<Entry, Key extends readonly unknown[]> = UseQueryOptions<
  StartPage<Entry>,
  Error,
  StartPage<Entry>,
  Key
>;
type PagedCardProps<Entry, Key extends readonly unknown[]> = {
  title: string;
  wide?: boolean;
  empty: ReactNode;
  query: (page: number) => Query<Entry, Key>;
  keyOf: (entry: Entry) => string;
  children: (entry: Entry) => ReactNode;
};

/** A card with five entries per page. */
export function PagedCard<Entry, Key extends readonly unknown[]>({
  title,
  wide = false,
  empty,
  query,
  keyOf,
  children,
}: PagedCardProps<Entry, Key>) {
  const [page, setPage] = useState(1);
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(query(page));
  const pages = Math.max(1, pageCount(data?.total ?? 0, PER_PAGE));
  return (
    <DetailCard title={title} wide={wide} busy={isPending}>
      <FailureNotice error={error} retry={() => void refetch()} />
      {isPending && <SkeletonList rows={PER_PAGE} columns={1} label={t('app.loadingPart')} />}
      {data?.total === 0 && <Empty>{empty}</Empty>}
      {data && data.entries.length > 0 && (
        <List $old={isPlaceholderData}>
          {data.entries.map((entry) => (
            <li key={keyOf(entry)}>{children(entry)}</li>
          ))}
        </List>
      )}
      <Pagination
        page={Math.min(page, pages)}
        pages={pages}
        onPage={setPage}
        texts={{
          label: `${title}: ${t('lists.pages')}`,
          previous: t('lists.previousPage'),
          next: t('lists.nextPage'),
          page: (one) => t('lists.page', { page: one }),
        }}
      />
    </DetailCard>
  );
}

const List = styled.ul<{ $old: boolean }>`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  margin: 0;
  padding: 0;
  list-style: none;
  opacity: ${({ $old }) => ($old ? 0.6 : 1)};
`;

const Empty = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
`;
