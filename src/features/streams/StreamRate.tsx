import { useMemo } from 'react';
import { PERMISSIONS } from '@/contract/permissions';
import { formatRate } from '@/domain/format/number';
import { usePageKeys } from '@/shared/entity-list/paging/page-keys';
import { usePermittedQuery } from '@/shared/permissions/use-permitted-query';
import { t } from '@/shared/texts/t';
import { ratesPoll } from './model/queries';

/** Messages per second of a stream; all rows of the page share one request. */
export function StreamRate({ id }: { id: string }) {
  const ids = usePageKeys();
  const { data: rate } = usePermittedQuery(PERMISSIONS.metrics.read, {
    ...useMemo(() => ratesPoll(ids), [ids]),
    select: (rates) => rates[id],
  });
  return <>{rate === undefined ? t('streams.noRate') : formatRate(rate)}</>;
}
