import type { IndexSetDefaults, RotationStrategy } from '@/contract/index-sets';
import { formatBytes, formatCount } from '@/domain/format/number';
import { durationSeconds } from '@/domain/time-range/iso-duration';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';
import { t } from '@/shared/texts/t';
import { amountLabel } from '@/shared/time-range-picker/range-label';
import { FactList, type Fact } from '@/ui/detail/FactList';
import { configurationQueries } from '../queries';
import { Quiet, Setting } from '../Setting';
import { isKeepingAll } from './defaults-form';
import { DefaultsForm } from './DefaultsForm';
import { strategyName } from './strategy-names';

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
      form={(found, onClose) =>
        found && <DefaultsForm defaults={found} title={title} onClose={onClose} />
      }
    >
      {(found) => (
        <>
          {found ? <FactList facts={factsOf(found)} /> : <Quiet>{t('configurations.none')}</Quiet>}
          {embedded && <Quiet>{t('configurations.indexSetsEmbedded')}</Quiet>}
        </>
      )}
    </Setting>
  );
}

function factsOf(defaults: IndexSetDefaults): Fact[] {
  const optimizing = 'index_lifetime_min' in defaults.rotation_strategy_config;
  const byNumber = !optimizing && !isKeepingAll(defaults.retention_strategy_class);
  return [
    { label: t('configurations.rotation'), value: strategyName(defaults.rotation_strategy_class) },
    ...rotationFacts(defaults.rotation_strategy_config),
    {
      label: t('configurations.retention'),
      value: strategyName(defaults.retention_strategy_class),
    },
    ...(byNumber
      ? [
          {
            label: t('configurations.mostIndices'),
            value: formatCount(defaults.retention_strategy_config.max_number_of_indices),
          },
        ]
      : []),
    { label: t('configurations.analyzer'), value: defaults.index_analyzer },
    { label: t('configurations.shards'), value: formatCount(defaults.shards) },
    { label: t('configurations.replicas'), value: formatCount(defaults.replicas) },
    {
      label: t('configurations.segments'),
      value: formatCount(defaults.index_optimization_max_num_segments),
    },
    {
      label: t('configurations.optimizes'),
      value: t(defaults.index_optimization_disabled ? 'configurations.off' : 'configurations.on'),
    },
    { label: t('configurations.fieldRefresh'), value: refreshText(defaults) },
  ];
}

function rotationFacts(config: RotationStrategy): Fact[] {
  if ('max_docs_per_index' in config)
    return [
      {
        label: t('configurations.messagesPerIndex'),
        value: formatCount(config.max_docs_per_index),
      },
    ];
  if ('max_size' in config)
    return [{ label: t('configurations.bytesPerIndex'), value: formatBytes(config.max_size) }];
  if ('rotation_period' in config)
    return [
      { label: t('configurations.rotationPeriod'), value: periodText(config.rotation_period) },
      {
        label: t('configurations.rotatesEmpty'),
        value: t(config.rotate_empty_index_set ? 'configurations.on' : 'configurations.off'),
      },
    ];
  if ('index_lifetime_min' in config)
    return [
      { label: t('configurations.leastDays'), value: periodText(config.index_lifetime_min) },
      { label: t('configurations.mostDays'), value: periodText(config.index_lifetime_max) },
    ];
  return [];
}

function periodText(iso: string): string {
  const seconds = durationSeconds(iso);
  return seconds === undefined ? iso : amountLabel(seconds);
}

const UNIT_SECONDS: Readonly<Record<string, number>> = {
  SECONDS: 1,
  MINUTES: 60,
  HOURS: 3_600,
  DAYS: 86_400,
};

function refreshText({
  field_type_refresh_interval: interval,
  field_type_refresh_interval_unit: unit,
}: IndexSetDefaults): string {
  const seconds = UNIT_SECONDS[unit];
  return seconds === undefined
    ? `${formatCount(interval)} ${unit.toLowerCase()}`
    : amountLabel(interval * seconds);
}
