import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Live } from '@/shared/connection/Live';
import { kindOf } from '@/shared/failure/describe-failure';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { t } from '@/shared/texts/t';
import { DetailCard } from '@/ui/detail/DetailCard';
import { SkeletonList } from '@/ui/skeleton/SkeletonShapes';

type PartProps<Data> = {
  title: string;
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'> & { forbidden?: boolean };
  /** Actions for the whole part. */
  actions?: ReactNode;
  /** The expected number of rows, for the skeleton. */
  rows?: number;
  children: (data: Data) => ReactNode;
};

/** A part of a page that loads and fails on its own. Data stays visible when a later poll fails. */
export function Part<Data>({
  title,
  query: { data, error, refetch, forbidden: unasked = false },
  actions,
  rows = 3,
  children,
}: PartProps<Data>) {
  const { kind } = kindOf(error);
  const forbidden = unasked || kind === 'missingPermission';
  const coming = data === undefined && !unasked && (error === null || kind === 'noAnswer');
  return (
    <DetailCard title={title} actions={actions} busy={coming}>
      {forbidden ? (
        <Quiet>{t('system.forbidden')}</Quiet>
      ) : (
        <FailureNotice error={error} retry={() => void refetch()} />
      )}
      {coming && <SkeletonList rows={rows} columns={2} label={t('app.loadingPart')} />}
      {data !== undefined && !forbidden && <Live>{children(data)}</Live>}
    </DetailCard>
  );
}

/** Shown when there is no data. */
export const Quiet = styled.p`
  max-width: 90ch;
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
`;
