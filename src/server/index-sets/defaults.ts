import { z } from 'zod';
import type { IndexSetDefaults } from '@/contract/index-sets';
import {
  atLeast,
  camelCase,
  mapped,
  notBlank,
  orDefault,
  readBody,
  requiring,
} from '../http/body-mapping';
import { RETENTION_STRATEGIES, ROTATION_STRATEGIES } from './strategies';
import { checkStrategies, retentionSchema, rotationSchema } from './strategy-schema';

export const INDEX_SET_DEFAULTS_CLASS = 'org.graylog2.configuration.IndexSetsDefaultConfiguration';

type Given = Omit<IndexSetDefaults, 'rotation_strategy' | 'retention_strategy'>;
const withBothNames = (given: Given): IndexSetDefaults => ({
  ...given,
  rotation_strategy: given.rotation_strategy_config,
  retention_strategy: given.retention_strategy_config,
});

const UNITS = [
  'NANOSECONDS',
  'MICROSECONDS',
  'MILLISECONDS',
  'SECONDS',
  'MINUTES',
  'HOURS',
  'DAYS',
] as const;
const [rotation, retention] = [ROTATION_STRATEGIES.at(-1), RETENTION_STRATEGIES[1]];
if (!rotation || !retention) throw new Error('The default strategies are gone.');

/** The defaults of a new server. */
export const USUAL_INDEX_SET_DEFAULTS = withBothNames({
  index_analyzer: 'standard',
  shards: 1,
  replicas: 0,
  index_optimization_max_num_segments: 1,
  index_optimization_disabled: false,
  field_type_refresh_interval: 5,
  field_type_refresh_interval_unit: 'SECONDS',
  rotation_strategy_class: rotation.type,
  rotation_strategy_config: rotation.default_config,
  retention_strategy_class: retention.type,
  retention_strategy_config: retention.default_config,
});

const required = {
  shards: atLeast(1, z.int()),
  replicas: atLeast(0, z.int()),
  index_optimization_max_num_segments: atLeast(1, z.int()),
  index_optimization_disabled: z.boolean(),
  field_type_refresh_interval: atLeast(0, z.int()),
  field_type_refresh_interval_unit: z.enum(UNITS),
  rotation_strategy_class: z.string(),
  rotation_strategy_config: rotationSchema,
  retention_strategy_class: z.string(),
  retention_strategy_config: retentionSchema,
};
const schema = requiring(
  Object.keys(required),
  (missing) =>
    `Cannot construct instance of \`org.graylog2.configuration.AutoValue_IndexSetsDefaultConfiguration$Builder\`, problem: Missing required properties: ${missing.map(camelCase).join(' ')}`,
  mapped({
    index_analyzer: orDefault(notBlank, () => 'standard'),
    ...required,
    // Clients send these back; they are derived from the configurations above.
    rotation_strategy: z.unknown(),
    retention_strategy: z.unknown(),
  }).transform(({ rotation_strategy: _, retention_strategy: __, ...given }) => given),
);

/** @throws Problem 400 */
export function readIndexSetDefaults(body: unknown): IndexSetDefaults {
  const defaults = withBothNames(readBody(schema, body, 'IndexSetDefaultsResource.update.arg0'));
  checkStrategies(defaults);
  return defaults;
}
