import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { UserSummary } from '@/contract/users';
import { DetailLoader } from '@/shared/detail-loader/DetailLoader';
import { isPageFailure } from '@/shared/failure/describe-failure';
import { t } from '@/shared/texts/t';
import { userQueries } from './queries';

type UserLoaderProps = { id: string; fresh?: boolean; children: (user: UserSummary) => ReactNode };

/** Fetches the user a page is about. */
export function UserLoader({ id, ...rest }: UserLoaderProps) {
  return (
    <DetailLoader
      {...rest}
      query={useQuery({ ...userQueries.one(id), throwOnError: isPageFailure })}
      title={t('users.details')}
      loading={t('users.loading')}
    />
  );
}
