import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { DetailPage } from '@/ui/detail/DetailPage';
import { SkeletonDetail } from '@/ui/skeleton/SkeletonShapes';

type PageLoaderProps<Thing> = {
  /** Needs `throwOnError: isPageFailure`: not-found and forbidden errors replace the whole page. */
  query: UseQueryResult<Thing>;
  /** Waits for a refetch instead of showing cached data, as required before editing. */
  fresh?: boolean | undefined;
  /** Shown until the entity is loaded; at least a `PageTitle`. */
  head: ReactNode;
  loading: string;
  children: (thing: Thing) => ReactNode;
};

/** Loading and error states of a page about one entity. */
export function PageLoader<Thing>({
  query: { data, error, isFetchedAfterMount, refetch },
  fresh = false,
  head,
  loading,
  children,
}: PageLoaderProps<Thing>) {
  if (data !== undefined && (!fresh || isFetchedAfterMount)) return children(data);
  return (
    <DetailPage head={head}>
      {error ? (
        <FailureNotice error={error} retry={() => void refetch()} />
      ) : (
        <SkeletonDetail label={loading} />
      )}
    </DetailPage>
  );
}
