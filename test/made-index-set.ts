import { call } from '@/api/client';
import { createIndexSet, type IndexSet } from '@/contract/index-sets';
import { cycleDeflectorOfSet } from '@/contract/indices';

const ROTATION = 'org.graylog2.indexer.rotation.strategies';
const RETENTION = 'org.graylog2.indexer.retention.strategies';

/** Creates an index set that deletes the oldest of more than `indices` indices. */
export const makeSet = (title: string, prefix: string, indices = 5): Promise<IndexSet> =>
  call(createIndexSet, {
    title,
    description: 'For tests',
    writable: true,
    index_prefix: prefix,
    shards: 1,
    replicas: 0,
    rotation_strategy_class: `${ROTATION}.MessageCountRotationStrategy`,
    rotation_strategy: {
      type: `${ROTATION}.MessageCountRotationStrategyConfig`,
      max_docs_per_index: 1000,
    },
    retention_strategy_class: `${RETENTION}.DeletionRetentionStrategy`,
    retention_strategy: {
      type: `${RETENTION}.DeletionRetentionStrategyConfig`,
      max_number_of_indices: indices,
    },
    creation_date: new Date().toISOString(),
    index_analyzer: 'standard',
    index_optimization_max_num_segments: 1,
    index_optimization_disabled: false,
    field_type_refresh_interval: 5000,
  });

export const rotate = (id: string) => call(cycleDeflectorOfSet, { indexSetId: id });
