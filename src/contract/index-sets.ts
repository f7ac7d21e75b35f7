import type { RetentionStrategy, RotationStrategy } from '@/domain/index-sets/strategy';
import { endpoint } from './endpoint';

/** How long messages are kept by a server that moves them between tiers; durations are ISO 8601. */
export type DataTiering = {
  type: string;
  index_lifetime_min?: string | null;
  index_lifetime_max?: string | null;
  [member: string]: unknown;
};

type SetOfIndices = {
  id: string;
  title: string;
  description: string | null;
  /** The default set for new streams. */
  default: boolean;
  can_be_default: boolean;
  /** False excludes the set from rotation and from being chosen for streams. */
  writable: boolean;
  index_prefix: string;
  shards: number;
  replicas: number;
  /** Since 6.0. */
  data_tiering?: DataTiering | null;
  field_type_profile?: string | null;
  use_legacy_rotation?: boolean | null;
  creation_date: string;
  index_analyzer: string;
  index_optimization_max_num_segments: number;
  index_optimization_disabled: boolean;
  /** Milliseconds. */
  field_type_refresh_interval: number;
  /** `events` for sets of events; null for messages. */
  index_template_type: string | null;
};

type Rotation = {
  rotation_strategy_class: string;
  rotation_strategy: RotationStrategy;
  retention_strategy_class: string;
  retention_strategy: RetentionStrategy;
};
export type RotatedIndexSet = SetOfIndices & Rotation;
/** Sets with data tiering (since 6.0) have neither rotation nor retention. */
export type IndexSet = SetOfIndices & {
  [Member in keyof Rotation]?: Rotation[Member] | null | undefined;
};

/** Whether rotation and retention decide what is kept, and not the data tiering. */
export const isRotated = (set: IndexSet): set is RotatedIndexSet =>
  Boolean(set.rotation_strategy && set.retention_strategy);

/** Counts of indices and documents, and the size in bytes. */
export type IndexSetStats = { indices: number; documents: number; size: number };

type Fixed =
  | 'id'
  | 'default'
  | 'can_be_default'
  | 'index_prefix'
  | 'creation_date'
  | 'index_analyzer'
  | 'index_template_type';
/** The editable part of a set, which is replaced as a whole; its prefix is immutable. */
export type IndexSetUpdate = Omit<IndexSet, Fixed>;
export type RotatedUpdate = Omit<RotatedIndexSet, Fixed>;
export type NewIndexSet = Omit<
  RotatedIndexSet,
  'id' | 'default' | 'can_be_default' | 'index_template_type'
>;

/** `limit` 0 returns all. `stats` includes every set, even those the user may not read. */
export const listIndexSets = endpoint<
  { skip?: number; limit?: number; stats?: boolean },
  { total: number; index_sets: IndexSet[]; stats: Record<string, IndexSetStats> }
>({
  method: 'GET',
  path: '/system/indices/index_sets',
  toRequest: (query) => ({ query }),
});
export const indexSetsStats = endpoint<void, IndexSetStats>({
  method: 'GET',
  path: '/system/indices/index_sets/stats',
  toRequest: () => ({}),
});
export const getIndexSet = endpoint<{ id: string }, IndexSet>({
  method: 'GET',
  path: '/system/indices/index_sets/:id',
  toRequest: (params) => ({ params }),
});
export const indexSetStats = endpoint<{ id: string }, IndexSetStats>({
  method: 'GET',
  path: '/system/indices/index_sets/:id/stats',
  toRequest: (params) => ({ params }),
});
export const createIndexSet = endpoint<NewIndexSet, IndexSet>({
  method: 'POST',
  path: '/system/indices/index_sets',
  toRequest: (body) => ({ body }),
});
export const updateIndexSet = endpoint<{ id: string; change: IndexSetUpdate }, IndexSet>({
  method: 'PUT',
  path: '/system/indices/index_sets/:id',
  toRequest: ({ id, change }) => ({ params: { id }, body: change }),
  dialects: [
    { since: '7.0', toRequest: ({ id, change }) => ({ params: { id }, body: { ...change, id } }) },
  ],
});
export const setDefaultIndexSet = endpoint<{ id: string }, IndexSet>({
  method: 'PUT',
  path: '/system/indices/index_sets/:id/default',
  toRequest: (params) => ({ params }),
});
export const deleteIndexSet = endpoint<{ id: string; delete_indices: boolean }, null>({
  method: 'DELETE',
  path: '/system/indices/index_sets/:id',
  status: 204,
  toRequest: ({ id, delete_indices }) => ({ params: { id }, query: { delete_indices } }),
});

/** Defaults for new sets. Both property names of each strategy have the same value. */
export type IndexSetDefaults = {
  index_analyzer: string;
  shards: number;
  replicas: number;
  index_optimization_max_num_segments: number;
  index_optimization_disabled: boolean;
  field_type_refresh_interval: number;
  field_type_refresh_interval_unit: string;
  rotation_strategy_class: string;
  rotation_strategy_config: RotationStrategy;
  rotation_strategy: RotationStrategy;
  retention_strategy_class: string;
  retention_strategy_config: RetentionStrategy;
  retention_strategy: RetentionStrategy;
  /** They are a template, which the index set templates of the server define. */
  fromTemplate?: true;
};
/** Since 6.1 a template has the defaults; its interval is in milliseconds as that of a set. */
type DefaultTemplate = Omit<
  IndexSetDefaults,
  | 'field_type_refresh_interval_unit'
  | 'rotation_strategy_config'
  | 'retention_strategy_config'
  | 'fromTemplate'
>;

/** Null where the template has data tiering, for which sets have no form. */
const defaultsOf = (template: DefaultTemplate): IndexSetDefaults | null =>
  template.rotation_strategy && template.retention_strategy
    ? {
        ...template,
        field_type_refresh_interval_unit: 'MILLISECONDS',
        rotation_strategy_config: template.rotation_strategy,
        retention_strategy_config: template.retention_strategy,
        fromTemplate: true,
      }
    : null;

export const getIndexSetDefaults = endpoint<void, IndexSetDefaults | null>({
  method: 'GET',
  path: '/system/cluster_config/org.graylog2.configuration.IndexSetsDefaultConfiguration',
  toRequest: () => ({}),
  dialects: [
    {
      since: '6.1',
      path: '/system/indices/index_sets/templates/default_config',
      toOutput: defaultsOf,
    },
  ],
});
export const putIndexSetDefaults = endpoint<IndexSetDefaults, IndexSetDefaults>({
  method: 'PUT',
  path: '/system/indices/index_set_defaults',
  toRequest: (body) => ({ body }),
});

type Described<Config> = { type: string; default_config: Config; json_schema: unknown };
export type RotationStrategyDescription = Described<RotationStrategy>;
export type RetentionStrategyDescription = Described<RetentionStrategy>;

export const listRotationStrategies = endpoint<
  void,
  {
    total: number;
    strategies: RotationStrategyDescription[];
    context: { time_size_optimizing_retention_fixed_leeway: string | null };
  }
>({
  method: 'GET',
  path: '/system/indices/rotation/strategies',
  toRequest: () => ({}),
});
export const getRotationStrategy = endpoint<{ strategy: string }, RotationStrategyDescription>({
  method: 'GET',
  path: '/system/indices/rotation/strategies/:strategy',
  toRequest: (params) => ({ params }),
});
export const listRetentionStrategies = endpoint<
  void,
  {
    total: number;
    strategies: RetentionStrategyDescription[];
    context: { max_index_retention_period: string | null };
  }
>({
  method: 'GET',
  path: '/system/indices/retention/strategies',
  toRequest: () => ({}),
});
export const getRetentionStrategy = endpoint<{ strategy: string }, RetentionStrategyDescription>({
  method: 'GET',
  path: '/system/indices/retention/strategies/:strategy',
  toRequest: (params) => ({ params }),
});
