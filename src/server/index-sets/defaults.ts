import { z } from 'zod';
import type { IndexSetDefaults } from '@/contract/index-sets';
import { bodyObject } from '../http/body';
import { Problem } from '../http/problem';
import { mapped, orDefault, readMapped } from '../http/body-mapping';
import { atLeast, notBlank, refuse } from './index-set-request';
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

/** What a new server begins with. */
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

const schema = mapped({
  index_analyzer: orDefault(z.string(), () => 'standard'),
  shards: z.int(),
  replicas: z.int(),
  index_optimization_max_num_segments: z.int(),
  index_optimization_disabled: z.boolean(),
  field_type_refresh_interval: z.int(),
  field_type_refresh_interval_unit: z.enum(UNITS),
  rotation_strategy_class: z.string(),
  rotation_strategy_config: rotationSchema,
  retention_strategy_class: z.string(),
  retention_strategy_config: retentionSchema,
  // They follow from the two above.
  rotation_strategy: z.unknown(),
  retention_strategy: z.unknown(),
});
const REQUIRED = Object.keys(schema.shape).filter(
  (name) => !['index_analyzer', 'rotation_strategy', 'retention_strategy'].includes(name),
);

/** The body that sets them. @throws Problem 400 */
export function readIndexSetDefaults(body: unknown): IndexSetDefaults {
  const given = bodyObject(body);
  const missing = REQUIRED.filter((name) => given[name] == null).map((name) =>
    name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
  );
  if (missing.length > 0) {
    throw new Problem(
      400,
      `Cannot construct instance of \`org.graylog2.configuration.AutoValue_IndexSetsDefaultConfiguration$Builder\`, problem: Missing required properties: ${missing.join(' ')}`,
    );
  }
  const {
    rotation_strategy: _rotation,
    retention_strategy: _retention,
    ...read
  } = readMapped(schema, body);
  refuse('IndexSetDefaultsResource.update.arg0', [
    ...notBlank('indexAnalyzer', read.index_analyzer),
    ...atLeast(1, 'shards', read.shards),
    ...atLeast(0, 'replicas', read.replicas),
    ...atLeast(1, 'indexOptimizationMaxNumSegments', read.index_optimization_max_num_segments),
    ...atLeast(0, 'fieldTypeRefreshInterval', read.field_type_refresh_interval),
  ]);
  const defaults = withBothNames(read);
  checkStrategies(defaults);
  return defaults;
}
