type Rotation = 'org.graylog2.indexer.rotation.strategies';
type Retention = 'org.graylog2.indexer.retention.strategies';

/** When an index set is rotated. Periods are ISO 8601, sizes bytes. */
export type RotationStrategy =
  | { type: `${Rotation}.MessageCountRotationStrategyConfig`; max_docs_per_index: number }
  | { type: `${Rotation}.SizeBasedRotationStrategyConfig`; max_size: number }
  | {
      type: `${Rotation}.TimeBasedRotationStrategyConfig`;
      rotation_period: string;
      max_rotation_period: string | null;
      rotate_empty_index_set: boolean;
    }
  | {
      type: `${Rotation}.TimeBasedSizeOptimizingStrategyConfig`;
      index_lifetime_min: string;
      index_lifetime_max: string;
    };

/** What happens to the oldest indices of a set. */
export type RetentionStrategy = {
  type: `${Retention}.${'Deletion' | 'Closing' | 'Noop'}RetentionStrategyConfig`;
  max_number_of_indices: number;
};

export type Strategies = {
  rotation_strategy: RotationStrategy;
  retention_strategy: RetentionStrategy;
};

/** `other` is a strategy of a plugin. */
export type RetentionAction = 'delete' | 'close' | 'none' | 'other';

export function retentionAction({
  retention_strategy: { type },
}: Pick<Strategies, 'retention_strategy'>): RetentionAction {
  switch (type) {
    case 'org.graylog2.indexer.retention.strategies.DeletionRetentionStrategyConfig':
      return 'delete';
    case 'org.graylog2.indexer.retention.strategies.ClosingRetentionStrategyConfig':
      return 'close';
    case 'org.graylog2.indexer.retention.strategies.NoopRetentionStrategyConfig':
      return 'none';
    default:
      return 'other';
  }
}
