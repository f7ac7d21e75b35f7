import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { DetailPage } from '@/ui/detail/DetailPage';
import { SkeletonDetail } from '@/ui/skeleton/SkeletonShapes';

type PageLoaderProps<Thing> = {
  /**
   * With `throwOnError: isPageFailure`, so that the error page of the route replaces a page whose
   * thing does not exist or may not be read.
   */
  query: UseQueryResult<Thing>;
  /** Waits for the latest version, as a page must whose form changes it. */
  fresh?: boolean | undefined;
  /** Until the thing is there; a `PageTitle` at least. */
  head: ReactNode;
  loading: string;
  children: (thing: Thing) => ReactNode;
};

/** What a page about one thing shows until the thing is loaded. */
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
