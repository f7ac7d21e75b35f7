import type {
  RotatedIndexSet,
  RetentionStrategyDescription,
  RotationStrategyDescription,
} from '@/contract/index-sets';
import type { RetentionStrategy, RotationStrategy, Strategies } from '@/domain/index-sets/strategy';
import { formatCount } from '@/domain/format/number';
import { durationSeconds } from '@/domain/time-range/iso-duration';
import type { HiddenField } from '@/shared/form/form-options';
import { t } from '@/shared/texts/t';
import { fromPluginConfig, pluginFields, toPluginConfig, type PluginValues } from './plugin-fields';

/** The server's strategies with their default configurations. */
export type OfferedStrategies = {
  rotation: readonly RotationStrategyDescription[];
  retention: readonly RetentionStrategyDescription[];
  /** Set in the configuration of the server: the maximum retention exceeds the minimum by this. */
  leeway?: string | null;
  /** Set in the configuration of the server: the upper limit of the maximum retention. */
  longestRetention?: string | null;
};
export type ChosenStrategies = Pick<
  RotatedIndexSet,
  | 'rotation_strategy_class'
  | 'rotation_strategy'
  | 'retention_strategy_class'
  | 'retention_strategy'
>;

type OwnValues = {
  rotation: string;
  messages: number | undefined;
  bytes: number | undefined;
  period: string;
  /** Empty if there is none. */
  longestPeriod: string;
  rotatesEmpty: boolean;
  leastDays: number | undefined;
  mostDays: number | undefined;
  retention: string;
  indices: number | undefined;
};
/** Has the fields of all strategies, so that switching back and forth loses nothing. */
export type StrategyValues = OwnValues & PluginValues;

const DAY = 86_400;
const daysOf = (iso: string) => Math.round((durationSeconds(iso) ?? 0) / DAY);
const UNKNOWN = {
  messages: 20_000_000,
  bytes: 1024 ** 3,
  period: 'P1D',
  longestPeriod: '',
  rotatesEmpty: false,
  leastDays: 30,
  mostDays: 40,
};

function fromRotation(config: RotationStrategy): Partial<OwnValues> {
  if ('max_docs_per_index' in config) return { messages: config.max_docs_per_index };
  if ('max_size' in config) return { bytes: config.max_size };
  if ('rotation_period' in config)
    return {
      period: config.rotation_period,
      longestPeriod: config.max_rotation_period ?? '',
      rotatesEmpty: config.rotate_empty_index_set,
    };
  if ('index_lifetime_min' in config)
    return {
      leastDays: daysOf(config.index_lifetime_min),
      mostDays: daysOf(config.index_lifetime_max),
    };
  return {};
}

export function fromStrategies(
  chosen: ChosenStrategies,
  offered: OfferedStrategies,
): StrategyValues {
  const ofPlugins: PluginValues = Object.assign(
    {},
    ...pluginStrategies(offered).map((strategy) =>
      fromPluginConfig(strategy, currentConfig(strategy, chosen)),
    ),
  );
  return {
    ...ofPlugins,
    ...UNKNOWN,
    ...offered.rotation.reduce<Partial<OwnValues>>(
      (all, { default_config: config }) => ({ ...all, ...fromRotation(config) }),
      {},
    ),
    ...fromRotation(chosen.rotation_strategy),
    rotation: chosen.rotation_strategy_class,
    retention: chosen.retention_strategy_class,
    indices: chosen.retention_strategy.max_number_of_indices,
  };
}

/** A strategy and its settings are changed together: settings of another one have no effect. */
export const strategyGroups = (offered: OfferedStrategies): (keyof StrategyValues)[][] => {
  const keysOf = (
    strategies: readonly (RotationStrategyDescription | RetentionStrategyDescription)[],
  ) => strategies.filter(isFromPlugin).flatMap((one) => pluginFields(one).map(({ key }) => key));
  return [
    [
      'rotation',
      'messages',
      'bytes',
      'period',
      'longestPeriod',
      'rotatesEmpty',
      'leastDays',
      'mostDays',
      ...keysOf(offered.rotation),
    ],
    ['retention', 'indices', ...keysOf(offered.retention)],
  ];
};

export const hiddenStrategyFields = (): {
  [Name in keyof OwnValues]?: HiddenField<OwnValues[Name]>;
} => ({
  messages: { label: t('strategies.messagesPerIndex') },
  bytes: { label: t('strategies.bytesPerIndex') },
  period: { label: t('strategies.rotationPeriod') },
  longestPeriod: { label: t('strategies.longestPeriod') },
  rotatesEmpty: { label: t('strategies.rotatesEmpty') },
  leastDays: { label: t('strategies.leastDays') },
  mostDays: { label: t('strategies.mostDays') },
  indices: { label: t('strategies.mostIndices') },
});

/** The configuration of the chosen strategy. Members without a form field stay unchanged. */
function rotationOf(
  values: StrategyValues,
  config: RotationStrategy,
  limits: Limits,
): RotationStrategy {
  if ('max_docs_per_index' in config)
    return { ...config, max_docs_per_index: values.messages ?? 0 };
  if ('max_size' in config) return { ...config, max_size: values.bytes ?? 0 };
  if ('rotation_period' in config)
    return {
      ...config,
      rotation_period: values.period,
      max_rotation_period: values.longestPeriod === '' ? null : values.longestPeriod,
      rotate_empty_index_set: values.rotatesEmpty,
    };
  if ('index_lifetime_min' in config)
    return {
      ...config,
      index_lifetime_min: `P${values.leastDays}D`,
      index_lifetime_max: `P${longestDays(values, limits)}D`,
    };
  return config;
}

function retentionOf(values: StrategyValues, config: RetentionStrategy): RetentionStrategy {
  return isKeepingAll(values.retention)
    ? config
    : { ...config, max_number_of_indices: values.indices ?? 0 };
}

/** The strategies that the form says, with what it does not show as in `before`. */
export function toStrategies(
  values: StrategyValues,
  before: ChosenStrategies,
  offered: OfferedStrategies,
): ChosenStrategies {
  const rotation = chosenOf(offered.rotation, values.rotation, {
    type: before.rotation_strategy_class,
    config: before.rotation_strategy,
  });
  const retention = chosenOf(offered.retention, values.retention, {
    type: before.retention_strategy_class,
    config: before.retention_strategy,
  });
  return {
    rotation_strategy_class: values.rotation,
    rotation_strategy: rotation.plugin
      ? toPluginConfig(rotation.plugin, values, rotation.config)
      : rotationOf(values, rotation.config, offered),
    retention_strategy_class: values.retention,
    retention_strategy: retention.plugin
      ? toPluginConfig(retention.plugin, values, retention.config)
      : retentionOf(values, retention.config),
  };
}

const OWN_NAMES = [
  'rotation',
  'messages',
  'bytes',
  'period',
  'longestPeriod',
  'rotatesEmpty',
  'leastDays',
  'mostDays',
  'retention',
  'indices',
] as const;

/** The values of the form that a field belongs to, without those of plugins. */
export const strategyValues = ({
  valueOf,
}: {
  valueOf: (name: string) => unknown;
}): StrategyValues =>
  // The form holds these values under the same names.
  Object.fromEntries(OWN_NAMES.map((name) => [name, valueOf(name)])) as StrategyValues;

/** The strategies that are being edited; undefined where a plugin decides. */
export function editedStrategies(
  values: StrategyValues,
  offered: OfferedStrategies,
): Strategies | undefined {
  const rotation = offered.rotation.find(({ type }) => type === values.rotation);
  const retention = offered.retention.find(({ type }) => type === values.retention);
  if (!rotation || !retention || isFromPlugin(rotation) || isFromPlugin(retention))
    return undefined;
  return {
    rotation_strategy: rotationOf(values, rotation.default_config, offered),
    retention_strategy: retentionOf(values, retention.default_config),
  };
}

type Described<Config> = { type: string; default_config: Config; json_schema: unknown };

function chosenOf<Config extends object>(
  offered: readonly Described<Config>[],
  type: string,
  current: { type: string; config: Config },
): { config: Config; plugin: Described<Config> | undefined } {
  const strategy = offered.find((one) => one.type === type);
  const config = type === current.type ? current.config : strategy?.default_config;
  return {
    config: config ?? current.config,
    plugin: strategy && isFromPlugin(strategy) ? strategy : undefined,
  };
}

const OWN =
  /\.(MessageCountRotation|SizeBasedRotation|TimeBasedRotation|TimeBasedSizeOptimizing|DeletionRetention|ClosingRetention|NoopRetention)Strategy$/;

/** Strategies of plugins have a form made from their JSON schema. */
export const isFromPlugin = ({ type }: { type: string }): boolean => !OWN.test(type);

const pluginStrategies = ({ rotation, retention }: OfferedStrategies) =>
  [...rotation, ...retention].filter(isFromPlugin);

const currentConfig = (
  { type, default_config }: RotationStrategyDescription | RetentionStrategyDescription,
  chosen: ChosenStrategies,
): object =>
  type === chosen.rotation_strategy_class
    ? chosen.rotation_strategy
    : type === chosen.retention_strategy_class
      ? chosen.retention_strategy
      : default_config;

/** Nothing is ever deleted, so the number of indices does not matter. */
export const isKeepingAll = (retention: string): boolean =>
  retention.endsWith('NoopRetentionStrategy');

type Limits = Pick<OfferedStrategies, 'leeway' | 'longestRetention'>;

/** The maximum retention, which the server may derive from the minimum. */
const longestDays = (
  { leastDays = 0, mostDays = 0 }: Pick<OwnValues, 'leastDays' | 'mostDays'>,
  { leeway }: Limits,
): number => (leeway == null ? mostDays : leastDays + daysOf(leeway));

/** The two limits must be at least a day apart, and not more than the server allows. */
export function validateStrategies(
  values: OwnValues,
  limits: Limits,
): { leastDays?: string; mostDays?: string } {
  if (!values.rotation.endsWith('SizeOptimizingStrategy')) return {};
  const longest = longestDays(values, limits);
  const field = limits.leeway == null ? 'mostDays' : 'leastDays';
  const limit = limits.longestRetention == null ? Infinity : daysOf(limits.longestRetention);
  if (longest > limit)
    return {
      [field]: t('strategies.lifetimeTooLong', {
        days: formatCount(limit - (longest - (values[field] ?? 0))),
      }),
    };
  return longest <= (values.leastDays ?? 0) ? { [field]: t('strategies.lifetimeTooShort') } : {};
}
