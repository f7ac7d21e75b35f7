import type { IndexSetDefaults } from '@/contract/index-sets';

const ROTATION =
  'org.graylog2.indexer.rotation.strategies.TimeBasedSizeOptimizingStrategy' as const;
const RETENTION = 'org.graylog2.indexer.retention.strategies.DeletionRetentionStrategy' as const;
const rotation = {
  type: `${ROTATION}Config`,
  index_lifetime_min: 'P30D',
  index_lifetime_max: 'P40D',
} as const;
const retention = { type: `${RETENTION}Config`, max_number_of_indices: 20 } as const;

/** Graylog's defaults, where none were saved or the user may not read them. */
export const FALLBACK_DEFAULTS: IndexSetDefaults = {
  index_analyzer: 'standard',
  shards: 1,
  replicas: 0,
  index_optimization_max_num_segments: 1,
  index_optimization_disabled: false,
  field_type_refresh_interval: 5,
  field_type_refresh_interval_unit: 'SECONDS',
  rotation_strategy_class: ROTATION,
  rotation_strategy_config: rotation,
  rotation_strategy: rotation,
  retention_strategy_class: RETENTION,
  retention_strategy_config: retention,
  retention_strategy: retention,
};
