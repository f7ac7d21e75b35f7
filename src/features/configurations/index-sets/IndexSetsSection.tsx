import type { IndexSetDefaults } from '@/contract/index-sets';
import { formatCount, formatDuration } from '@/domain/format/number';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';
import { refreshMs } from '@/shared/index-sets/field-refresh';
import { retentionFacts, rotationFacts } from '@/shared/index-sets/strategy-facts';
import { t } from '@/shared/texts/t';
import { amountLabel } from '@/shared/time-range-picker/range-label';
import { FactList, type Fact } from '@/ui/detail/FactList';
import { configurationQueries } from '../setting/queries';
import { Quiet, Setting } from '../setting/Setting';
import { DefaultsForm } from './DefaultsForm';

/** Defaults of new index sets. */
export function IndexSetsSection() {
  const embedded = useIsEmbedded();
  const title = t('configurations.section.indexSets');
  return (
    <Setting
      id="indexSets"
      title={title}
      lead={t('configurations.indexSetsLead')}
      query={configurationQueries.indexSets()}
      isFixed={(found) => found?.fromTemplate === true}
      form={(found, onClose) =>
        found && <DefaultsForm defaults={found} title={title} onClose={onClose} />
      }
    >
      {(found) => (
        <>
          {found ? <FactList facts={factsOf(found)} /> : <Quiet>{t('configurations.none')}</Quiet>}
          {found?.fromTemplate && <Quiet>{t('configurations.indexSetsTemplate')}</Quiet>}
          {embedded && <Quiet>{t('configurations.indexSetsEmbedded')}</Quiet>}
        </>
      )}
    </Setting>
  );
}

function factsOf(defaults: IndexSetDefaults): Fact[] {
  return [
    ...rotationFacts(defaults.rotation_strategy_class, defaults.rotation_strategy_config),
    ...retentionFacts({
      retention: defaults.retention_strategy_class,
      settings: defaults.retention_strategy_config,
      rotation: defaults.rotation_strategy_config,
    }),
    { label: t('strategies.analyzer'), value: defaults.index_analyzer },
    { label: t('strategies.shards'), value: formatCount(defaults.shards) },
    { label: t('strategies.replicas'), value: formatCount(defaults.replicas) },
    {
      label: t('strategies.segments'),
      value: formatCount(defaults.index_optimization_max_num_segments),
    },
    {
      label: t('strategies.optimizes'),
      value: t(defaults.index_optimization_disabled ? 'configurations.off' : 'configurations.on'),
    },
    { label: t('strategies.fieldRefresh'), value: refreshText(defaults) },
  ];
}

function refreshText({
  field_type_refresh_interval: value,
  field_type_refresh_interval_unit: unit,
}: IndexSetDefaults): string {
  const ms = refreshMs({ value, unit });
  return ms % 1000 === 0 ? amountLabel(ms / 1000) : formatDuration(ms);
}
