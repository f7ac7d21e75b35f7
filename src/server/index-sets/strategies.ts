import type {
  RetentionStrategyDescription,
  RotationStrategyDescription,
} from '@/contract/index-sets';

const ROTATION = 'org.graylog2.indexer.rotation.strategies';
const RETENTION = 'org.graylog2.indexer.retention.strategies';

type Members = Record<string, 'string' | 'integer' | 'boolean'>;

const schemaOf = (config: string, members: Members) => ({
  type: 'object',
  id: `urn:jsonschema:${config.replaceAll('.', ':')}`,
  properties: Object.fromEntries(
    Object.entries({ ...members, type: 'string' }).map(([name, type]) => [name, { type }]),
  ),
});

/** Graylog's default strategies. */
export const ROTATION_STRATEGIES: readonly RotationStrategyDescription[] = [
  {
    type: `${ROTATION}.TimeBasedRotationStrategy`,
    default_config: {
      type: `${ROTATION}.TimeBasedRotationStrategyConfig`,
      rotation_period: 'P1D',
      max_rotation_period: null,
      rotate_empty_index_set: false,
    },
    json_schema: schemaOf(`${ROTATION}.TimeBasedRotationStrategyConfig`, {
      max_rotation_period: 'string',
      rotate_empty_index_set: 'boolean',
      rotation_period: 'string',
    }),
  },
  {
    type: `${ROTATION}.MessageCountRotationStrategy`,
    default_config: {
      type: `${ROTATION}.MessageCountRotationStrategyConfig`,
      max_docs_per_index: 20_000_000,
    },
    json_schema: schemaOf(`${ROTATION}.MessageCountRotationStrategyConfig`, {
      max_docs_per_index: 'integer',
    }),
  },
  {
    type: `${ROTATION}.SizeBasedRotationStrategy`,
    default_config: { type: `${ROTATION}.SizeBasedRotationStrategyConfig`, max_size: 1024 ** 3 },
    json_schema: schemaOf(`${ROTATION}.SizeBasedRotationStrategyConfig`, { max_size: 'integer' }),
  },
  {
    type: `${ROTATION}.TimeBasedSizeOptimizingStrategy`,
    default_config: {
      type: `${ROTATION}.TimeBasedSizeOptimizingStrategyConfig`,
      index_lifetime_min: 'P30D',
      index_lifetime_max: 'P40D',
    },
    json_schema: schemaOf(`${ROTATION}.TimeBasedSizeOptimizingStrategyConfig`, {
      index_lifetime_max: 'string',
      index_lifetime_min: 'string',
    }),
  },
];

const retention = (
  kind: 'Closing' | 'Deletion' | 'Noop',
  max_number_of_indices: number,
): RetentionStrategyDescription => ({
  type: `${RETENTION}.${kind}RetentionStrategy`,
  default_config: { type: `${RETENTION}.${kind}RetentionStrategyConfig`, max_number_of_indices },
  json_schema: schemaOf(`${RETENTION}.${kind}RetentionStrategyConfig`, {
    max_number_of_indices: 'integer',
  }),
});

export const RETENTION_STRATEGIES: readonly RetentionStrategyDescription[] = [
  retention('Closing', 20),
  retention('Deletion', 20),
  retention('Noop', 2 ** 31 - 1),
];
