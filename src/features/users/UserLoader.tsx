import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { UserSummary } from '@/contract/users';
import { isPageFailure } from '@/shared/failure/describe-failure';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { PageTitle } from '@/shared/page-title/PageTitle';
import { t } from '@/shared/texts/t';
import { DetailPage } from '@/ui/detail/DetailPage';
import { SkeletonDetail } from '@/ui/skeleton/SkeletonShapes';
import { userQueries } from './queries';

type UserLoaderProps = { id: string; /** Waits for the newest, as what is to be changed must be. */ fresh?: boolean; children: (user: UserSummary) => ReactNode };

/** Fetches the user a page is about. A user who is not there, or may not be seen, takes the whole page. */
export function UserLoader({ id, fresh = false, children }: UserLoaderProps) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery({ ...userQueries.one(id), throwOnError: isPageFailure });
  if (data && (!fresh || isFetchedAfterMount)) return children(data);
  return (
    <DetailPage head={<PageTitle title={t('users.details')} />}>
      {error ? <FailureNotice error={error} retry={() => void refetch()} /> : <SkeletonDetail label={t('users.loading')} />}
    </DetailPage>
  );
}
