const ROTATION = 'org.graylog2.indexer.rotation.strategies.MessageCountRotationStrategy';
const RETENTION = 'org.graylog2.indexer.retention.strategies.DeletionRetentionStrategy';

/** An index set that rotates after `messages` and deletes the oldest of more than `indices` indices. */
export const indexSetDraft = (
  title: string,
  prefix: string,
  { messages = 1000, indices = 5 } = {},
) => ({
  title,
  description: 'For tests',
  writable: true,
  index_prefix: prefix,
  shards: 1,
  replicas: 0,
  rotation_strategy_class: ROTATION,
  rotation_strategy: { type: `${ROTATION}Config` as const, max_docs_per_index: messages },
  retention_strategy_class: RETENTION,
  retention_strategy: { type: `${RETENTION}Config` as const, max_number_of_indices: indices },
  creation_date: '2026-11-21T13:00:00Z',
  index_analyzer: 'standard',
  index_optimization_max_num_segments: 1,
  index_optimization_disabled: false,
  field_type_refresh_interval: 5000,
});
