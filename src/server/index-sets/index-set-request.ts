import { z } from 'zod';
import type { NewIndexSet, RotatedUpdate } from '@/contract/index-sets';
import { Problem } from '../http/problem';
import {
  atLeast,
  camelCase,
  mapped,
  matching,
  notBlank,
  orDefault,
  readBody,
  requiring,
} from '../http/body-mapping';
import { checkStrategies, retentionSchema, rotationSchema } from './strategy-schema';

/** As in Java, missing numbers are 0 and missing booleans false. */
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
  title: notBlank,
  description: text,
  writable: bool,
  replicas: atLeast(0, int),
  shards: atLeast(1, int),
  rotation_strategy_class: z.string(),
  rotation_strategy: rotationSchema,
  retention_strategy_class: z.string(),
  retention_strategy: retentionSchema,
  index_optimization_max_num_segments: atLeast(1, int),
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

/** The real server reports the first missing member before it checks any value. */
const complete = <Schema extends z.ZodType>(
  more: readonly string[],
  type: string,
  schema: Schema,
) =>
  requiring(
    [...REQUIRED, ...more],
    ([first = '']) =>
      `Cannot construct instance of \`org.graylog2.rest.resources.system.indexer.${type}\`, problem: Null ${camelCase(first)}`,
    schema,
  );

const PREFIX = /^[a-z0-9][a-z0-9_+-]*$/;
/** File names end at 255 bytes, and an index adds its number. */
const LONGEST_PREFIX = 200;

const changeSchema = complete([], 'requests.IndexSetUpdateRequest', z.object(changeable));
const newSchema = complete(
  ['index_prefix', 'index_analyzer', 'creation_date'],
  'responses.IndexSetSummary',
  mapped({
    ...changeable,
    index_prefix: matching(PREFIX),
    index_analyzer: notBlank,
    creation_date: instant,
    // Accepted but ignored, as by the real server.
    id: text,
    default: bool,
    can_be_default: bool,
    index_template_type: text,
  }).transform(
    ({ id: _, default: __, can_be_default: ___, index_template_type: ____, ...set }) => set,
  ),
);

/** @throws Problem 400 */
export function readNewIndexSet(body: unknown): NewIndexSet {
  const set = readBody(newSchema, body, 'IndexSetsResource.save.arg0');
  if (set.index_prefix.length > LONGEST_PREFIX)
    throw new Problem(400, `The index prefix is longer than ${LONGEST_PREFIX} characters.`);
  checkSense(set);
  return set;
}

/** Unknown members are ignored. @throws Problem 400 */
export function readIndexSetUpdate(body: unknown): RotatedUpdate {
  const change = readBody(changeSchema, body, 'IndexSetsResource.update.arg1');
  checkSense(change);
  return change;
}

function checkSense(set: RotatedUpdate): void {
  const interval = set.field_type_refresh_interval;
  if (interval < 1000)
    throw new Problem(
      400,
      `Index field_type_refresh_interval "PT${(interval / 1000).toFixed(interval % 1000 === 0 ? 0 : 3)}S" is too short. It must be 1 second or longer.`,
    );
  checkStrategies(set);
}
