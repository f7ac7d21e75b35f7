import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { PageTitle } from '@/shared/page-title/PageTitle';
import { DetailPage } from '@/ui/detail/DetailPage';
import { SkeletonDetail } from '@/ui/skeleton/SkeletonShapes';

type DetailLoaderProps<Thing> = {
  /**
   * Needs `throwOnError: isPageFailure`: entities that are missing or forbidden replace the whole
   * page.
   */
  query: UseQueryResult<Thing>;
  /** Waits for a refetch instead of showing cached data, as required before editing. */
  fresh?: boolean | undefined;
  title: string;
  loading: string;
  children: (thing: Thing) => ReactNode;
};

/** Loading and error states of a page about one entity. */
export function DetailLoader<Thing>({
  query: { data, error, isFetchedAfterMount, refetch },
  fresh = false,
  title,
  loading,
  children,
}: DetailLoaderProps<Thing>) {
  if (data !== undefined && (!fresh || isFetchedAfterMount)) return children(data);
  return (
    <DetailPage head={<PageTitle title={title} />}>
      {error ? (
        <FailureNotice error={error} retry={() => void refetch()} />
      ) : (
        <SkeletonDetail label={loading} />
      )}
    </DetailPage>
  );
}
