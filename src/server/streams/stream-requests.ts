import { z } from 'zod';
import type { StreamRule } from '@/contract/streams';
import { mapped, orDefault } from '../http/body-mapping';
import { refuseBrokenExpression } from '../http/broken-expression';

const optionalText = z.string().nullish();
const matchingType = z.enum(['AND', 'OR']);
const nullish = <Schema extends z.ZodType>(schema: Schema, fallback: z.output<Schema>) =>
  orDefault(schema, () => fallback);

export const ruleSchema = mapped({
  type: z.int(),
  value: z.string(),
  field: z.string(),
  inverted: nullish(z.boolean(), false),
  description: optionalText,
});

export const streamSchema = mapped({
  index_set_id: z.string(),
  rules: orDefault(z.array(ruleSchema), () => []),
  title: z.string(),
  description: optionalText,
  content_pack: optionalText,
  matching_type: nullish(matchingType, 'AND'),
  remove_matches_from_default_stream: nullish(z.boolean(), false),
});

/** Unknown members are ignored, as by the real server. */
export const changesSchema = z.object({
  title: optionalText,
  description: optionalText,
  matching_type: optionalText,
  remove_matches_from_default_stream: z.boolean().nullish(),
  index_set_id: optionalText,
});

export const copySchema = mapped({
  title: z.string(),
  description: optionalText,
  remove_matches_from_default_stream: nullish(z.boolean(), false),
  index_set_id: z.string(),
});

export const ruleOf = (
  { type, field, value, inverted = false, description }: z.output<typeof ruleSchema>,
  streamId: string,
  id: string,
): StreamRule => ({
  id,
  type,
  field,
  value,
  inverted,
  stream_id: streamId,
  description: description ?? null,
});

const REGULAR_EXPRESSION = 2;

/**
 * A rule of a request. Unlike the real server, which stores rules that never match, it refuses
 * regular expressions with a mistake; those that only the node does not evaluate are stored.
 * @throws Problem
 */
export function checkedRuleOf(
  draft: z.output<typeof ruleSchema>,
  streamId: string,
  id: string,
): StreamRule {
  if (draft.type === REGULAR_EXPRESSION) refuseBrokenExpression(draft.value);
  return ruleOf(draft, streamId, id);
}
