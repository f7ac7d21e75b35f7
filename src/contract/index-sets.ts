import type { RetentionStrategy, RotationStrategy } from '@/domain/index-sets/strategy';
import { endpoint } from './endpoint';

export type IndexSet = {
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
  rotation_strategy_class: string;
  rotation_strategy: RotationStrategy;
  retention_strategy_class: string;
  retention_strategy: RetentionStrategy;
  creation_date: string;
  index_analyzer: string;
  index_optimization_max_num_segments: number;
  index_optimization_disabled: boolean;
  /** Milliseconds. */
  field_type_refresh_interval: number;
  /** `events` for sets of events; null for messages. */
  index_template_type: string | null;
};

/** Counts of indices and documents, and the size in bytes. */
export type IndexSetStats = { indices: number; documents: number; size: number };

/** The editable part of a set; its prefix is immutable. */
export type IndexSetUpdate = Omit<
  IndexSet,
  | 'id'
  | 'default'
  | 'can_be_default'
  | 'index_prefix'
  | 'creation_date'
  | 'index_analyzer'
  | 'index_template_type'
>;
export type NewIndexSet = Omit<
  IndexSet,
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
};
export const getIndexSetDefaults = endpoint<void, IndexSetDefaults | null>({
  method: 'GET',
  path: '/system/cluster_config/org.graylog2.configuration.IndexSetsDefaultConfiguration',
  toRequest: () => ({}),
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
