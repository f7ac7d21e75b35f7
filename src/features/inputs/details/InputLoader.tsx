import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { InputSummary } from '@/contract/inputs';
import { isPageFailure } from '@/shared/failure/describe-failure';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { t } from '@/shared/texts/t';
import { SkeletonDetail } from '@/ui/skeleton/SkeletonShapes';
import { inputQueries } from '../state/queries';

/** Loads an input. A missing or forbidden input replaces the whole page. */
export function InputLoader({
  id,
  children,
}: {
  id: string;
  children: (input: InputSummary) => ReactNode;
}) {
  const { data, error, refetch } = useQuery({
    ...inputQueries.one(id),
    throwOnError: isPageFailure,
  });
  if (data) return children(data);
  return error ? (
    <FailureNotice error={error} title={t('inputs.notFetched')} retry={() => void refetch()} />
  ) : (
    <SkeletonDetail label={t('inputs.loadingOne')} />
  );
}
