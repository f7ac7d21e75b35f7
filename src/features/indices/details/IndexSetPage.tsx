import { isRotated, type IndexSet } from '@/contract/index-sets';
import { formatCount, formatDuration } from '@/domain/format/number';
import { formatInstant } from '@/domain/format/instants/instant';
import { retentionFacts, rotationFacts, tieringFacts } from '@/shared/index-sets/strategy-facts';
import { UsedBy } from '@/shared/references/UsedBy';
import { ResourcePage } from '@/shared/resource/ResourcePage';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';
import { useSession } from '@/shared/session/session-context';
import { serverFormText } from '@/shared/texts/server-text';
import { t } from '@/shared/texts/t';
import { DetailCard } from '@/ui/detail/DetailCard';
import { FactList } from '@/ui/detail/FactList';
import { detailsPage, indexSets } from '../model/index-sets';
import { Capacity } from './Capacity';
import { IndexTable } from './IndexTable';
import { Quiet } from './Quiet';
import { SetChips } from './SetChips';
import { Writers } from './Writers';

/** One index set: how full it is, who writes into it, its settings and its indices. */
export function IndexSetPage() {
  return (
    <ResourcePage
      of={indexSets}
      page={detailsPage}
      columns={2}
      description={({ description }) => serverFormText(description ?? '')}
    >
      {(set) => (
        <>
          <Capacity set={set} />
          <Writers set={set} />
          <Settings set={set} />
          <Storage set={set} />
          <IndexTable set={set} />
          <UsedBy wide thing={{ kind: 'index_set', id: set.id }} />
        </>
      )}
    </ResourcePage>
  );
}

function Settings({ set }: { set: IndexSet }) {
  const { zone } = useSession();
  return (
    <DetailCard title={t('indexSets.settings')} actions={<SetChips set={set} />}>
      <FactList
        facts={[
          { label: t('indexSets.column.prefix'), value: set.index_prefix },
          ...(isRotated(set)
            ? [
                ...rotationFacts(set.rotation_strategy_class, set.rotation_strategy),
                ...retentionFacts({
                  retention: set.retention_strategy_class,
                  settings: set.retention_strategy,
                  rotation: set.rotation_strategy,
                }),
              ]
            : tieringFacts(set.data_tiering)),
          {
            label: t('indexSets.created'),
            value: formatInstant(set.creation_date, { zone }),
          },
        ]}
      />
    </DetailCard>
  );
}

function Storage({ set }: { set: IndexSet }) {
  const embedded = useIsEmbedded();
  return (
    <DetailCard title={t('indexSets.storage')}>
      <FactList
        facts={[
          { label: t('strategies.analyzer'), value: set.index_analyzer },
          { label: t('strategies.shards'), value: formatCount(set.shards) },
          { label: t('strategies.replicas'), value: formatCount(set.replicas) },
          {
            label: t('strategies.segments'),
            value: formatCount(set.index_optimization_max_num_segments),
          },
          {
            label: t('strategies.optimizes'),
            value: t(set.index_optimization_disabled ? 'strategies.off' : 'strategies.on'),
          },
          {
            label: t('strategies.fieldRefresh'),
            value: formatDuration(set.field_type_refresh_interval),
          },
        ]}
      />
      {embedded && <Quiet>{t('indexSets.storageEmbedded')}</Quiet>}
    </DetailCard>
  );
}
