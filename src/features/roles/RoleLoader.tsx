import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AuthzRole } from '@/contract/roles';
import { isPageFailure } from '@/shared/failure/describe-failure';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { PageTitle } from '@/shared/page-title/PageTitle';
import { t } from '@/shared/texts/t';
import { DetailPage } from '@/ui/detail/DetailPage';
import { SkeletonDetail } from '@/ui/skeleton/SkeletonShapes';
import { roleQueries } from './queries';

type RoleLoaderProps = { id: string; /** Waits for the newest, as what is to be changed must be. */ fresh?: boolean; children: (role: AuthzRole) => ReactNode };

/** Fetches the role a page is about. One that is not there, or may not be seen, takes the whole page. */
export function RoleLoader({ id, fresh = false, children }: RoleLoaderProps) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery({ ...roleQueries.one(id), throwOnError: isPageFailure });
  if (data && (!fresh || isFetchedAfterMount)) return children(data);
  return (
    <DetailPage head={<PageTitle title={t('roles.details')} />}>
      {error ? <FailureNotice error={error} retry={() => void refetch()} /> : <SkeletonDetail label={t('roles.loading')} />}
    </DetailPage>
  );
}
