import { call } from '@/api/client';
import {
  createIndexSet,
  isRotated,
  updateIndexSet,
  type IndexSet,
  type IndexSetDefaults,
  type IndexSetUpdate,
} from '@/contract/index-sets';
import {
  fromStrategies,
  hiddenStrategyFields,
  strategyGroups,
  toStrategies,
  validateStrategies,
  type ChosenStrategies,
  type OfferedStrategies,
  type StrategyValues,
} from '@/shared/index-sets/strategy-form';
import {
  LEAST_REFRESH_MS,
  refreshMs,
  refreshProblems,
  UNIT_MS,
} from '@/shared/index-sets/field-refresh';
import { hiddenStorageFields } from '@/shared/index-sets/StorageFields';
import type { JavaTimeUnit } from '@/shared/pickers/spans';
import type { CreateForm, UpdateForm } from '@/shared/resource/ResourceForm';
import { t } from '@/shared/texts/t';
import type { TimeSpan } from '@/ui/time-unit-input/TimeUnitInput';
import { FALLBACK_DEFAULTS } from './fallback-defaults';
import { EditedFields, NewFields } from './IndexSetFields';

export type IndexSetValues = StrategyValues & {
  title: string;
  description: string;
  prefix: string;
  writable: boolean;
  analyzer: string;
  shards: number | undefined;
  replicas: number | undefined;
  segments: number | undefined;
  optimizes: boolean;
  refresh: TimeSpan<JavaTimeUnit>;
};

const PREFIX = /^[a-z0-9][a-z0-9_+-]*$/;

/** In the largest unit that divides it. */
function spanOf(ms: number): TimeSpan<JavaTimeUnit> {
  const [unit, size] = UNIT_MS.find(([, length]) => ms > 0 && ms % length === 0) ?? [
    'SECONDS',
    1000,
  ];
  return { value: ms / size, unit, checked: true };
}

/** Of the two names of each configuration, the server reads this one. */
const chosenIn = (defaults: IndexSetDefaults): ChosenStrategies => ({
  rotation_strategy_class: defaults.rotation_strategy_class,
  rotation_strategy: defaults.rotation_strategy_config,
  retention_strategy_class: defaults.retention_strategy_class,
  retention_strategy: defaults.retention_strategy_config,
});

/** A new set with the defaults of the cluster. */
const newIndexSet = (defaults: IndexSetDefaults, offered: OfferedStrategies): IndexSetValues => ({
  title: '',
  description: '',
  prefix: '',
  writable: true,
  analyzer: defaults.index_analyzer,
  shards: defaults.shards,
  replicas: defaults.replicas,
  segments: defaults.index_optimization_max_num_segments,
  optimizes: !defaults.index_optimization_disabled,
  refresh: spanOf(
    Math.max(
      LEAST_REFRESH_MS,
      refreshMs({
        value: defaults.field_type_refresh_interval,
        unit: defaults.field_type_refresh_interval_unit,
      }),
    ),
  ),
  ...fromStrategies(chosenIn(defaults), offered),
});

const fromIndexSet = (set: IndexSet, offered: OfferedStrategies): IndexSetValues => ({
  title: set.title,
  description: set.description ?? '',
  prefix: set.index_prefix,
  writable: set.writable,
  analyzer: set.index_analyzer,
  shards: set.shards,
  replicas: set.replicas,
  segments: set.index_optimization_max_num_segments,
  optimizes: !set.index_optimization_disabled,
  refresh: spanOf(set.field_type_refresh_interval),
  ...fromStrategies(isRotated(set) ? set : chosenIn(FALLBACK_DEFAULTS), offered),
});

/** The members that both creation and change send. */
const sentOf = (values: IndexSetValues) => ({
  title: values.title.trim(),
  description: values.description.trim(),
  writable: values.writable,
  shards: values.shards ?? 0,
  replicas: values.replicas ?? 0,
  index_optimization_max_num_segments: values.segments ?? 0,
  index_optimization_disabled: !values.optimizes,
  field_type_refresh_interval: refreshMs(values.refresh),
});

/** What newer servers keep of a set beside what the form shows. */
const kept = ({ data_tiering, field_type_profile, use_legacy_rotation }: IndexSet) => ({
  ...(data_tiering !== undefined && { data_tiering }),
  ...(field_type_profile !== undefined && { field_type_profile }),
  ...(use_legacy_rotation !== undefined && { use_legacy_rotation }),
});

const strategiesOf = (set: IndexSet): Pick<IndexSetUpdate, keyof ChosenStrategies> => ({
  rotation_strategy_class: set.rotation_strategy_class,
  rotation_strategy: set.rotation_strategy,
  retention_strategy_class: set.retention_strategy_class,
  retention_strategy: set.retention_strategy,
});

const create = (
  values: IndexSetValues,
  defaults: IndexSetDefaults,
  offered: OfferedStrategies,
): Promise<IndexSet> =>
  call(createIndexSet, {
    ...sentOf(values),
    ...toStrategies(values, chosenIn(defaults), offered),
    index_prefix: values.prefix.trim(),
    index_analyzer: values.analyzer.trim(),
    creation_date: new Date().toISOString(),
  });

const validateWith = (offered: OfferedStrategies) => (values: IndexSetValues) => {
  const problems = {
    ...(values.title.trim() === '' && { title: t('forms.required') }),
    ...(!PREFIX.test(values.prefix.trim()) && { prefix: t('indexSets.badPrefix') }),
    ...refreshProblems(values),
    ...validateStrategies(values, offered),
  };
  return problems;
};

const serverNames = {
  index_prefix: 'prefix',
  indexPrefix: 'prefix',
  index_analyzer: 'analyzer',
  indexAnalyzer: 'analyzer',
  index_optimization_max_num_segments: 'segments',
  indexOptimizationMaxNumSegments: 'segments',
  field_type_refresh_interval: 'refresh',
  fieldTypeRefreshInterval: 'refresh',
};
const refusals = {
  prefix: /index prefix/i,
  writable: /must be writable/i,
  refresh: /refresh.interval/i,
};

export const newForm = (
  defaults: IndexSetDefaults,
  offered: OfferedStrategies,
): CreateForm<IndexSetValues, IndexSet> => ({
  empty: () => newIndexSet(defaults, offered),
  validate: validateWith(offered),
  create: (values) => create(values, defaults, offered),
  refusals,
  serverNames,
  Fields: NewFields,
  texts: {
    new: 'indexSets.new',
    create: 'indexSets.create',
    created: ({ title }) => t('indexSets.createdOne', { name: title }),
  },
});

export const editForm = (
  offered: OfferedStrategies,
): UpdateForm<IndexSetValues, IndexSet, IndexSet> => ({
  from: (set) => fromIndexSet(set, offered),
  validate: validateWith(offered),
  merge: {
    together: strategyGroups(offered),
    hidden: { ...hiddenStrategyFields(), ...hiddenStorageFields() },
  },
  update: (current, values) =>
    call(updateIndexSet, {
      id: current.id,
      change: {
        ...kept(current),
        ...sentOf(values),
        ...(isRotated(current) ? toStrategies(values, current, offered) : strategiesOf(current)),
      },
    }),
  refusals,
  serverNames,
  Fields: EditedFields,
  texts: {
    edit: 'indexSets.configuration',
    update: 'indexSets.update',
    updated: ({ title }) => t('indexSets.updated', { name: title }),
  },
});
