import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { DetailPage } from '@/ui/detail/DetailPage';
import { SkeletonDetail } from '@/ui/skeleton/SkeletonShapes';

type PageLoaderProps<Entity> = {
  /** Needs `throwOnError: isPageFailure`: not-found and forbidden errors replace the whole page. */
  query: UseQueryResult<Entity>;
  /** Waits for a refetch instead of showing cached data, as required before editing. */
  fresh?: boolean | undefined;
  /** Shown until the entity is loaded; at least a `PageTitle`. */
  head: ReactNode;
  loading: string;
  children: (entity: Entity) => ReactNode;
};

/** Loading and error states of a page about one entity. */
export function PageLoader<Entity>({
  query: { data, error, isFetchedAfterMount, refetch },
  fresh = false,
  head,
  loading,
  children,
}: PageLoaderProps<Entity>) {
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
