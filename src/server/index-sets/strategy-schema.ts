import { z } from 'zod';
import type { RetentionStrategy, RotationStrategy } from '@/domain/index-sets/strategy';
import { durationSeconds } from '@/domain/time-range/iso-duration';
import { Problem } from '../http/problem';
import { mapped } from '../http/body-mapping';
import type { Strategies } from './model';
import { RETENTION_STRATEGIES, ROTATION_STRATEGIES } from './strategies';

const MOST = 2 ** 31 - 1;
const count = z.int().min(1, 'must be greater than or equal to 1').max(MOST);
const period = z.string().refine((text) => durationSeconds(text) !== undefined, {
  error: ({ input }) => `Invalid format: "${String(input)}"`,
});
const longPeriod = period.refine((text) => (durationSeconds(text) ?? 0) >= 1, {
  error: ({ input }) => `A period of a second or more is needed, not "${String(input)}"`,
});
/** Missing members have the default of the class. */
const or = <Schema extends z.ZodType>(schema: Schema, usual: z.output<Schema>) =>
  schema.optional().transform((value) => value ?? usual);

const unknownType = (base: string) => ({
  error: (issue: { input?: unknown }) => {
    const type: unknown =
      typeof issue.input === 'object' && issue.input !== null && 'type' in issue.input
        ? issue.input.type
        : undefined;
    return type === undefined
      ? "missing type id property 'type'"
      : `Could not resolve type id '${String(type)}' as a subtype of \`${base}\`: no such class found`;
  },
});

const ROTATION = 'org.graylog2.indexer.rotation.strategies';
const RETENTION = 'org.graylog2.indexer.retention.strategies';

export const rotationSchema: z.ZodType<RotationStrategy> = z.discriminatedUnion(
  'type',
  [
    mapped({
      type: z.literal(`${ROTATION}.MessageCountRotationStrategyConfig`),
      max_docs_per_index: or(count, 20_000_000),
    }),
    mapped({
      type: z.literal(`${ROTATION}.SizeBasedRotationStrategyConfig`),
      max_size: or(z.int().min(1, 'must be greater than or equal to 1'), 1024 ** 3),
    }),
    mapped({
      type: z.literal(`${ROTATION}.TimeBasedRotationStrategyConfig`),
      rotation_period: or(longPeriod, 'P1D'),
      max_rotation_period: or(longPeriod.nullable(), null),
      rotate_empty_index_set: or(z.boolean(), false),
    }),
    mapped({
      type: z.literal(`${ROTATION}.TimeBasedSizeOptimizingStrategyConfig`),
      index_lifetime_min: or(period, 'P30D'),
      index_lifetime_max: or(period, 'P40D'),
    }),
  ],
  unknownType('org.graylog2.plugin.indexer.rotation.RotationStrategyConfig'),
);

const retention = (kind: 'Closing' | 'Deletion' | 'Noop', usual: number) =>
  mapped({
    type: z.literal(`${RETENTION}.${kind}RetentionStrategyConfig`),
    max_number_of_indices: or(count, usual),
  });

export const retentionSchema: z.ZodType<RetentionStrategy> = z.discriminatedUnion(
  'type',
  [retention('Closing', 20), retention('Deletion', 20), retention('Noop', MOST)],
  unknownType('org.graylog2.plugin.indexer.retention.RetentionStrategyConfig'),
);

/**
 * Rejects strategies that do not fit their classes and lifetimes that are too short. @throws
 * Problem 400
 */
export function checkStrategies({
  rotation_strategy_class,
  rotation_strategy,
  retention_strategy_class,
  retention_strategy,
}: Strategies): void {
  checkClass(ROTATION_STRATEGIES, rotation_strategy_class, rotation_strategy.type, 'rotation');
  checkClass(RETENTION_STRATEGIES, retention_strategy_class, retention_strategy.type, 'retention');
  if ('index_lifetime_min' in rotation_strategy) checkLifetimes(rotation_strategy);
}

function checkClass(
  known: readonly { type: string; default_config: { type: string } }[],
  name: string,
  config: string,
  kind: string,
): void {
  const strategy = known.find(({ type }) => type === name);
  if (!strategy) throw new Problem(400, `There is no ${kind} strategy ${name}.`);
  if (strategy.default_config.type !== config)
    throw new Problem(
      400,
      `The ${kind} strategy ${name} takes a ${strategy.default_config.type}, not a ${config}.`,
    );
}

/** Indices must be able to exist for a day. */
function checkLifetimes({
  index_lifetime_min: min,
  index_lifetime_max: max,
}: {
  index_lifetime_min: string;
  index_lifetime_max: string;
}): void {
  const leeway = (durationSeconds(max) ?? 0) - (durationSeconds(min) ?? 0);
  if (leeway < 0)
    throw new Problem(
      400,
      `index_lifetime_max <${max}> is shorter than index_lifetime_min <${min}>`,
    );
  if (leeway < 86_400)
    throw new Problem(
      400,
      `index_lifetime_max <${max}> must be a day or more after index_lifetime_min <${min}>.`,
    );
  for (const [name, value] of [
    ['index_lifetime_max', max],
    ['index_lifetime_min', min],
  ] as const) {
    if (!/^P\d+D$/.test(value))
      throw new Problem(400, `Lifetime setting ${name} <${value}> can only be a multiple of days`);
  }
}
