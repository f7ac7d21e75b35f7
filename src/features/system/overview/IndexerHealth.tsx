import { useQuery } from '@tanstack/react-query';
import { PERMISSIONS } from '@/contract/permissions';
import { formatCount } from '@/domain/format/number';
import type { ClusterHealth } from '@/contract/indexer';
import { paths } from '@/shared/paths';
import { usePermittedQuery } from '@/shared/permissions/use-permitted-query';
import { t, type PlainTextKey } from '@/shared/texts/t';
import { Chip, type ChipTone } from '@/ui/chip/Chip';
import { Facts } from '../page/Facts';
import { Part } from '../page/Part';
import { systemQueries } from '../cluster/queries';
import { LinkIfPage } from '@/shared/navigation/LinkIfPage';

const looks: Readonly<
  Record<ClusterHealth['status'], { tone: ChipTone; name: PlainTextKey; words: PlainTextKey }>
> = {
  green: { tone: 'success', name: 'system.green', words: 'system.greenWords' },
  yellow: { tone: 'warning', name: 'system.yellow', words: 'system.yellowWords' },
  red: { tone: 'danger', name: 'system.red', words: 'system.redWords' },
};

/** Whether messages can be stored and searched. */
export function IndexerHealth() {
  const query = useQuery(systemQueries.indexer());
  const failures = usePermittedQuery(PERMISSIONS.indices.failures, systemQueries.indexerFailures());
  const failed = failures.data?.count;
  return (
    <Part title={t('system.indexer')} query={query} rows={5}>
      {({ name, status, shards }) => (
        <Facts
          facts={[
            {
              name: t('system.health'),
              value: <Chip tone={looks[status].tone}>{t(looks[status].name)}</Chip>,
              note: t(looks[status].words),
            },
            { name: t('system.clusterName'), value: name },
            {
              name: t('system.shards'),
              value: t('system.shardsActive', { shards: formatCount(shards.active) }),
              note: t('system.shardsOther', {
                initializing: formatCount(shards.initializing),
                relocating: formatCount(shards.relocating),
                unassigned: formatCount(shards.unassigned),
              }),
            },
            ...(failed === undefined
              ? []
              : [
                  {
                    name: t('system.indexerFailures'),
                    value: (
                      <LinkIfPage to={paths.indexerFailures()}>
                        {t('system.failuresOfDay', { failures: formatCount(failed) })}
                      </LinkIfPage>
                    ),
                  },
                ]),
          ]}
        />
      )}
    </Part>
  );
}
