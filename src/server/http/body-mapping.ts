import { z } from 'zod';
import { isObject } from '@/domain/json-object';
import { beanProblem } from './bean-violations';
import { Problem } from './problem';

/** An object that refuses unknown members, with the text of the real server. */
export function mapped<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `Unable to map property ${issue.keys?.[0]}.\nKnown properties include: ${Object.keys(shape).join(', ')}`
        : undefined,
  });
}

/** As on the real server, null counts as missing. */
export const orDefault = <Schema extends z.ZodType>(
  schema: Schema,
  fallback: () => z.output<Schema>,
) =>
  z
    .preprocess((value) => (value === null ? undefined : value), schema.optional())
    .transform((value) => (value === undefined ? fallback() : value) as z.output<Schema>);

const pathOf = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (text, part) =>
      typeof part === 'number'
        ? `${text}[${part}]`
        : text === ''
          ? String(part)
          : `${text}.${String(part)}`,
    '',
  );

/** Names the member by its path, such as `queries[0].timerange`. */
function describe(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return issue.message;
  if (issue.code === 'custom' && issue.params?.['isWhole'] === true) return issue.message;
  const path = pathOf(issue.path);
  const message =
    issue.code === 'invalid_type' && /received undefined$/.test(issue.message)
      ? 'This property is required.'
      : issue.message;
  return path === ''
    ? `The request body cannot be read: ${message}`
    : `Cannot read property ${path}: ${message}`;
}

/** A rule that is reported in Jersey's list of violations; `rule` such as `NotBlank`. */
const beanRule = (rule: string, message: string) => ({ error: message, params: { rule } });

/** A text with more than white space in it. */
export const notBlank = z
  .string()
  .refine((text) => text.trim() !== '', beanRule('NotBlank', 'must not be blank'));
export const atLeast = <Schema extends z.ZodType<number>>(least: number, schema: Schema) =>
  schema.refine(
    (value) => value >= least,
    beanRule('Min', `must be greater than or equal to ${least}`),
  );
export const matching = (pattern: RegExp) =>
  z
    .string()
    .refine((text) => pattern.test(text), beanRule('Pattern', `must match "${pattern.source}"`));

/** A required text that is not empty. */
export const notEmpty = z.custom<string>(
  (value) => typeof value === 'string' && value !== '',
  beanRule('NotEmpty', 'must not be empty'),
);

/**
 * Refuses a body in which some of these members are missing or null before anything else is checked.
 * `refusal` is the whole message.
 */
export const requiring = <Schema extends z.ZodType>(
  members: readonly string[],
  refusal: (missing: string[]) => string,
  schema: Schema,
) =>
  z
    .unknown()
    .superRefine((body, context) => {
      if (!isObject(body)) return;
      const missing = members.filter((name) => (body[name] ?? null) === null);
      if (missing.length > 0)
        context.addIssue({ code: 'custom', message: refusal(missing), params: { isWhole: true } });
    })
    .pipe(schema);

export const camelCase = (name: string): string =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const ruleOf = (issue: z.core.$ZodIssue): string | undefined =>
  issue.code === 'custom' && typeof issue.params?.['rule'] === 'string'
    ? issue.params['rule']
    : undefined;

/**
 * Parses a request body; every handler that takes one uses this. `argument` is the parameter that
 * Jersey names in violations, such as `RolesResource.create.arg0`.
 * @throws Problem 400 for the first property that is wrong, or for all that violate a bean rule
 */
export function readBody<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
  argument = '',
): z.output<Schema> {
  if (body === undefined) throw new Problem(400, 'The request needs a JSON body, but it is empty.');
  const read = parsed(schema, body);
  if (read.success) return read.data;
  const { issues } = read.error;
  const unreadable = issues.find((issue) => ruleOf(issue) === undefined);
  if (unreadable) throw new Problem(400, describe(unreadable));
  throw beanProblem(
    argument,
    issues.map((issue) => ({
      member: camelCase(pathOf(issue.path)),
      rule: ruleOf(issue) ?? '',
      message: issue.message,
      value: issue.input,
    })),
  );
}

function parsed<Schema extends z.ZodType>(schema: Schema, body: unknown) {
  try {
    return schema.safeParse(body, { reportInput: true });
  } catch (error) {
    if (error instanceof RangeError)
      throw new Problem(400, 'The request body cannot be read: it is nested too deeply.');
    throw error;
  }
}
