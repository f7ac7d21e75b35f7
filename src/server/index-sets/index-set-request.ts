import { z } from 'zod';
import type { IndexSetUpdate, NewIndexSet } from '@/contract/index-sets';
import { beanProblem, type BeanViolation } from '../http/bean-violations';
import { bodyObject } from '../http/body';
import { Problem } from '../http/problem';
import { mapped, orDefault, readMapped } from '../http/body-mapping';
import { checkStrategies, retentionSchema, rotationSchema } from './strategy-schema';

/** Numbers and truths that are left out are zero and false, as Java reads them. */
const int = orDefault(
  z
    .int()
    .min(-(2 ** 31))
    .max(2 ** 31 - 1),
  () => 0,
);
const bool = orDefault(z.boolean(), () => false);
const text = orDefault(z.string().nullable(), () => null);
const instant = z.string().transform((given, context) => {
  const time = new Date(given);
  if (!Number.isNaN(time.getTime())) return time.toISOString();
  context.addIssue({ code: 'custom', message: `Invalid format: "${given}"` });
  return z.NEVER;
});

const changeable = {
  title: z.string(),
  description: text,
  writable: bool,
  shards: int,
  replicas: int,
  rotation_strategy_class: z.string(),
  rotation_strategy: rotationSchema,
  retention_strategy_class: z.string(),
  retention_strategy: retentionSchema,
  index_optimization_max_num_segments: int,
  index_optimization_disabled: bool,
  field_type_refresh_interval: z.int(),
};
const REQUIRED = [
  'title',
  'rotation_strategy_class',
  'rotation_strategy',
  'retention_strategy_class',
  'retention_strategy',
  'field_type_refresh_interval',
];

const changeSchema = z.object(changeable);
const newSchema = mapped({
  ...changeable,
  index_prefix: z.string(),
  index_analyzer: z.string(),
  creation_date: instant,
  // Read and, as on the real server, not believed.
  id: text,
  default: bool,
  can_be_default: bool,
  index_template_type: text,
});

/**
 * The body of a creation. @throws Problem 400 as the real server's, by class, then by rule, then by
 * sense.
 */
export function readNewIndexSet(body: unknown): NewIndexSet {
  demand(
    body,
    [...REQUIRED, 'index_prefix', 'index_analyzer', 'creation_date'],
    'responses.IndexSetSummary',
  );
  const {
    id: _id,
    default: _default,
    can_be_default: _canBe,
    index_template_type: _template,
    ...set
  } = readMapped(newSchema, body);
  refuse('IndexSetsResource.save.arg0', [...violationsOf(set), ...violationsOfNew(set)]);
  if (set.index_prefix.length > LONGEST_PREFIX)
    throw new Problem(400, `The index prefix is longer than ${LONGEST_PREFIX} characters.`);
  checkSense(set);
  return set;
}

/** The body of a change; members it does not know are ignored. */
export function readIndexSetUpdate(body: unknown): IndexSetUpdate {
  demand(body, REQUIRED, 'requests.IndexSetUpdateRequest');
  const change = readMapped(changeSchema, body);
  refuse('IndexSetsResource.update.arg1', violationsOf(change));
  checkSense(change);
  return change;
}

function demand(body: unknown, required: readonly string[], type: string): void {
  const given = bodyObject(body);
  const missing = required.find((name) => given[name] == null);
  if (missing !== undefined)
    throw new Problem(
      400,
      `Cannot construct instance of \`org.graylog2.rest.resources.system.indexer.${type}\`, problem: Null ${camel(missing)}`,
    );
}

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

export const notBlank = (member: string, value: string): BeanViolation[] =>
  value.trim() === '' ? [{ member, rule: 'NotBlank', message: 'must not be blank', value }] : [];
export const atLeast = (least: number, member: string, value: number): BeanViolation[] =>
  value < least
    ? [{ member, rule: 'Min', message: `must be greater than or equal to ${least}`, value }]
    : [];

const violationsOf = (set: z.output<typeof changeSchema>) => [
  ...notBlank('title', set.title),
  ...atLeast(0, 'replicas', set.replicas),
  ...atLeast(1, 'shards', set.shards),
  ...atLeast(1, 'indexOptimizationMaxNumSegments', set.index_optimization_max_num_segments),
];

/** Names of files end at 255 bytes, and those of indices go on with a number. */
const LONGEST_PREFIX = 200;
const PREFIX = /^[a-z0-9][a-z0-9_+-]*$/;
const violationsOfNew = ({ index_prefix, index_analyzer }: NewIndexSet): BeanViolation[] => [
  ...(PREFIX.test(index_prefix)
    ? []
    : [
        {
          member: 'indexPrefix',
          rule: 'Pattern',
          message: `must match "${PREFIX.source}"`,
          value: index_prefix,
        },
      ]),
  ...notBlank('indexAnalyzer', index_analyzer),
];

export function refuse(argument: string, violations: readonly BeanViolation[]): void {
  if (violations.length > 0) throw beanProblem(argument, violations);
}

function checkSense(set: IndexSetUpdate): void {
  const interval = set.field_type_refresh_interval;
  if (interval < 1000)
    throw new Problem(
      400,
      `Index field_type_refresh_interval "PT${(interval / 1000).toFixed(interval % 1000 === 0 ? 0 : 3)}S" is too short. It must be 1 second or longer.`,
    );
  checkStrategies(set);
}
