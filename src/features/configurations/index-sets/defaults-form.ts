import type {
  IndexSetDefaults,
  RetentionStrategy,
  RetentionStrategyDescription,
  RotationStrategy,
  RotationStrategyDescription,
} from '@/contract/index-sets';
import { durationSeconds } from '@/domain/time-range/iso-duration';
import type { Edited } from '@/shared/form/form-options';
import type { JavaTimeUnit } from '@/shared/pickers/spans';
import { t } from '@/shared/texts/t';
import type { TimeSpan } from '@/ui/time-unit-input/TimeUnitInput';

/** The server's strategies with their default configurations. */
export type Strategies = {
  rotation: readonly RotationStrategyDescription[];
  retention: readonly RetentionStrategyDescription[];
};

/** Has the fields of all strategies, so that switching back and forth loses nothing. */
export type DefaultsValues = {
  analyzer: string;
  shards: number | undefined;
  replicas: number | undefined;
  segments: number | undefined;
  optimizes: boolean;
  refresh: TimeSpan<JavaTimeUnit>;
  rotation: string;
  messages: number | undefined;
  bytes: number | undefined;
  period: string;
  rotatesEmpty: boolean;
  leastDays: number | undefined;
  mostDays: number | undefined;
  retention: string;
  indices: number | undefined;
};

const DAY = 86_400;
const daysOf = (iso: string) => Math.round((durationSeconds(iso) ?? 0) / DAY);
const UNITS: readonly JavaTimeUnit[] = [
  'NANOSECONDS',
  'MICROSECONDS',
  'MILLISECONDS',
  'SECONDS',
  'MINUTES',
  'HOURS',
  'DAYS',
];
const UNKNOWN = {
  messages: 20_000_000,
  bytes: 1024 ** 3,
  period: 'P1D',
  rotatesEmpty: false,
  leastDays: 30,
  mostDays: 40,
};

function fromRotation(config: RotationStrategy): Partial<DefaultsValues> {
  if ('max_docs_per_index' in config) return { messages: config.max_docs_per_index };
  if ('max_size' in config) return { bytes: config.max_size };
  if ('rotation_period' in config)
    return { period: config.rotation_period, rotatesEmpty: config.rotate_empty_index_set };
  if ('index_lifetime_min' in config)
    return {
      leastDays: daysOf(config.index_lifetime_min),
      mostDays: daysOf(config.index_lifetime_max),
    };
  return {};
}

export function fromDefaults(defaults: IndexSetDefaults, strategies: Strategies): DefaultsValues {
  return {
    analyzer: defaults.index_analyzer,
    shards: defaults.shards,
    replicas: defaults.replicas,
    segments: defaults.index_optimization_max_num_segments,
    optimizes: !defaults.index_optimization_disabled,
    refresh: {
      value: defaults.field_type_refresh_interval,
      unit: UNITS.find((unit) => unit === defaults.field_type_refresh_interval_unit) ?? 'SECONDS',
      checked: true,
    },
    ...UNKNOWN,
    ...strategies.rotation.reduce<Partial<DefaultsValues>>(
      (all, { default_config: config }) => ({ ...all, ...fromRotation(config) }),
      {},
    ),
    ...fromRotation(defaults.rotation_strategy_config),
    rotation: defaults.rotation_strategy_class,
    retention: defaults.retention_strategy_class,
    indices: defaults.retention_strategy_config.max_number_of_indices,
  };
}

/** A strategy and its settings are changed together: settings of another strategy have no effect. */
export const mergeOfDefaults = (): Pick<
  Edited<DefaultsValues, void, IndexSetDefaults>,
  'together' | 'hidden'
> => ({
  together: [
    ['rotation', 'messages', 'bytes', 'period', 'rotatesEmpty', 'leastDays', 'mostDays'],
    ['retention', 'indices'],
  ],
  hidden: {
    messages: { label: t('configurations.messagesPerIndex') },
    bytes: { label: t('configurations.bytesPerIndex') },
    period: { label: t('configurations.rotationPeriod') },
    rotatesEmpty: { label: t('configurations.rotatesEmpty') },
    leastDays: { label: t('configurations.leastDays') },
    mostDays: { label: t('configurations.mostDays') },
    indices: { label: t('configurations.mostIndices') },
  },
});

/** The configuration of the chosen strategy. Members without a form field stay unchanged. */
function rotationOf(values: DefaultsValues, config: RotationStrategy): RotationStrategy {
  if ('max_docs_per_index' in config)
    return { ...config, max_docs_per_index: values.messages ?? 0 };
  if ('max_size' in config) return { ...config, max_size: values.bytes ?? 0 };
  if ('rotation_period' in config)
    return {
      ...config,
      rotation_period: values.period,
      rotate_empty_index_set: values.rotatesEmpty,
    };
  if ('index_lifetime_min' in config)
    return {
      ...config,
      index_lifetime_min: `P${values.leastDays}D`,
      index_lifetime_max: `P${values.mostDays}D`,
    };
  return config;
}

export function toDefaults(
  values: DefaultsValues,
  before: IndexSetDefaults,
  strategies: Strategies,
): IndexSetDefaults {
  const chosen = <Config>(
    offered: readonly { type: string; default_config: Config }[],
    type: string,
    current: { type: string; config: Config },
  ): Config =>
    type === current.type
      ? current.config
      : (offered.find((one) => one.type === type)?.default_config ?? current.config);
  const rotation = rotationOf(
    values,
    chosen(strategies.rotation, values.rotation, {
      type: before.rotation_strategy_class,
      config: before.rotation_strategy_config,
    }),
  );
  const kept: RetentionStrategy = chosen(strategies.retention, values.retention, {
    type: before.retention_strategy_class,
    config: before.retention_strategy_config,
  });
  const retention = isKeepingAll(values.retention)
    ? kept
    : { ...kept, max_number_of_indices: values.indices ?? 0 };
  return {
    ...before,
    index_analyzer: values.analyzer.trim(),
    shards: values.shards ?? 0,
    replicas: values.replicas ?? 0,
    index_optimization_max_num_segments: values.segments ?? 0,
    index_optimization_disabled: !values.optimizes,
    field_type_refresh_interval: values.refresh.value ?? 0,
    field_type_refresh_interval_unit: values.refresh.unit,
    rotation_strategy_class: values.rotation,
    rotation_strategy_config: rotation,
    rotation_strategy: rotation,
    retention_strategy_class: values.retention,
    retention_strategy_config: retention,
    retention_strategy: retention,
  };
}

/** Nothing is ever deleted, so the number of indices does not matter. */
export const isKeepingAll = (retention: string): boolean =>
  retention.endsWith('NoopRetentionStrategy');

/** The two limits must be at least a day apart. */
export function validateDefaults({ rotation, leastDays = 0, mostDays = 0 }: DefaultsValues): {
  mostDays?: string;
} {
  return rotation.endsWith('SizeOptimizingStrategy') && mostDays <= leastDays
    ? { mostDays: t('configurations.lifetimeTooShort') }
    : {};
}
