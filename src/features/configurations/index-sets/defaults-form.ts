import type { IndexSetDefaults } from '@/contract/index-sets';
import type { Edited } from '@/shared/form/form-options';
import { hiddenStorageFields, REFRESH_UNITS } from '@/shared/index-sets/StorageFields';
import {
  fromStrategies,
  hiddenStrategyFields,
  strategyGroups,
  toStrategies,
  type ChosenStrategies,
  type OfferedStrategies,
  type StrategyValues,
} from '@/shared/index-sets/strategy-form';
import type { JavaTimeUnit } from '@/shared/pickers/spans';
import type { TimeSpan } from '@/ui/time-unit-input/TimeUnitInput';

export type DefaultsValues = StrategyValues & {
  analyzer: string;
  shards: number | undefined;
  replicas: number | undefined;
  segments: number | undefined;
  optimizes: boolean;
  refresh: TimeSpan<JavaTimeUnit>;
};

export const fromDefaults = (
  defaults: IndexSetDefaults,
  offered: OfferedStrategies,
): DefaultsValues => ({
  analyzer: defaults.index_analyzer,
  shards: defaults.shards,
  replicas: defaults.replicas,
  segments: defaults.index_optimization_max_num_segments,
  optimizes: !defaults.index_optimization_disabled,
  refresh: {
    value: defaults.field_type_refresh_interval,
    unit:
      REFRESH_UNITS.find((unit) => unit === defaults.field_type_refresh_interval_unit) ?? 'SECONDS',
    checked: true,
  },
  ...fromStrategies(chosenIn(defaults), offered),
});

export const mergeOfDefaults = (
  offered: OfferedStrategies,
): Pick<Edited<DefaultsValues, void, IndexSetDefaults>, 'together' | 'hidden'> => ({
  together: strategyGroups(offered),
  hidden: { ...hiddenStrategyFields(), ...hiddenStorageFields() },
});

export function toDefaults(
  values: DefaultsValues,
  before: IndexSetDefaults,
  offered: OfferedStrategies,
): IndexSetDefaults {
  const chosen = toStrategies(values, chosenIn(before), offered);
  return {
    ...before,
    index_analyzer: values.analyzer.trim(),
    shards: values.shards ?? 0,
    replicas: values.replicas ?? 0,
    index_optimization_max_num_segments: values.segments ?? 0,
    index_optimization_disabled: !values.optimizes,
    field_type_refresh_interval: values.refresh.value ?? 0,
    field_type_refresh_interval_unit: values.refresh.unit,
    ...chosen,
    rotation_strategy_config: chosen.rotation_strategy,
    retention_strategy_config: chosen.retention_strategy,
  };
}

/** Of the two names of each configuration, the server reads this one. */
const chosenIn = (defaults: IndexSetDefaults): ChosenStrategies => ({
  rotation_strategy_class: defaults.rotation_strategy_class,
  rotation_strategy: defaults.rotation_strategy_config,
  retention_strategy_class: defaults.retention_strategy_class,
  retention_strategy: defaults.retention_strategy_config,
});
