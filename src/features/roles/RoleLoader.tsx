import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AuthzRole } from '@/contract/roles';
import { DetailLoader } from '@/shared/detail-loader/DetailLoader';
import { isPageFailure } from '@/shared/failure/describe-failure';
import { t } from '@/shared/texts/t';
import { roleQueries } from './queries';

type RoleLoaderProps = { id: string; fresh?: boolean; children: (role: AuthzRole) => ReactNode };

/** Fetches the role a page is about. */
export function RoleLoader({ id, ...rest }: RoleLoaderProps) {
  return (
    <DetailLoader
      {...rest}
      query={useQuery({ ...roleQueries.one(id), throwOnError: isPageFailure })}
      title={t('roles.details')}
      loading={t('roles.loading')}
    />
  );
}
