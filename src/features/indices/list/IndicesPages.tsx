import { PERMISSIONS } from '@/contract/permissions';
import { formatCount } from '@/domain/format/number';
import { SubNavigation } from '@/shared/page-header/SubNavigation';
import { paths } from '@/shared/paths';
import { usePermittedQuery } from '@/shared/permissions/use-permitted-query';
import { t } from '@/shared/texts/t';
import { indexQueries } from '../model/queries';

/** Links between the index sets and the failures of the last day. */
export function IndicesPages({ current }: { current: 'sets' | 'failures' }) {
  const { data: failed, forbidden } = usePermittedQuery(
    PERMISSIONS.indices.failures,
    indexQueries.failuresOfDay(),
  );
  if (forbidden) return null;
  return (
    <SubNavigation
      label={t('indexSets.title')}
      pages={[
        { to: paths.indices(), label: t('indexSets.sets'), current: current === 'sets' },
        {
          to: paths.indexerFailures(),
          label: failed
            ? t('indexSets.failuresOfDay', { failures: formatCount(failed) })
            : t('indexSets.failures'),
          current: current === 'failures',
        },
      ]}
    />
  );
}
