import { z } from 'zod';
import { Problem } from './problem';

/**
 * An object that refuses members it does not know, with the text of the real server.
 */
export function mapped<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `Unable to map property ${issue.keys?.[0]}.\nKnown properties include: ${Object.keys(shape).join(', ')}`
        : undefined,
  });
}

/** Members that are null count as missing, as the real server has it. */
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

/**
 * `queries[0].timerange: …`, so that whoever sent a document of many levels sees which member is
 * meant.
 */
function describe(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return issue.message;
  const path = pathOf(issue.path);
  const message =
    issue.code === 'invalid_type' && /received undefined$/.test(issue.message)
      ? 'This property is required.'
      : issue.message;
  return path === ''
    ? `The request body cannot be read: ${message}`
    : `Cannot read property ${path}: ${message}`;
}

/**
 * The body in the schema's form. @throws Problem 400 that names the first property that is wrong.
 */
export function readMapped<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  if (body === undefined) throw new Problem(400, 'The request needs a JSON body, but it is empty.');
  const read = parsed(schema, body);
  if (read.success) return read.data;
  const [first] = read.error.issues;
  throw new Problem(400, first ? describe(first) : 'The request body cannot be read.');
}

function parsed<Schema extends z.ZodType>(schema: Schema, body: unknown) {
  try {
    return schema.safeParse(body);
  } catch (error) {
    if (error instanceof RangeError)
      throw new Problem(400, 'The request body cannot be read: it is nested too deeply.');
    throw error;
  }
}
