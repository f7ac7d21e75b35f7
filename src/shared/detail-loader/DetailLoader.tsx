import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { PageTitle } from '@/shared/page-title/PageTitle';
import { DetailPage } from '@/ui/detail/DetailPage';
import { SkeletonDetail } from '@/ui/skeleton/SkeletonShapes';

type DetailLoaderProps<Thing> = {
  /**
   * With `throwOnError: isPageFailure`: what is not there, or may not be seen, takes the whole
   * page.
   */
  query: UseQueryResult<Thing>;
  /** Waits for the newest, as what is to be changed must be. */
  fresh?: boolean | undefined;
  title: string;
  loading: string;
  children: (thing: Thing) => ReactNode;
};

/** What a page about one thing shows until the thing is there. */
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
