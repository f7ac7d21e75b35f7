import { z } from 'zod';
import { beanProblem } from '../http/bean-violations';
import { camelCase, mapped, notEmpty, readBody, requiring } from '../http/body-mapping';
import type { OpenCall } from '../http/call';
import { Problem } from '../http/problem';
import { wholeNumber } from '../http/query-values';

/** The arguments of a tester, from the body or the query string. */
export type Arguments = {
  /** Without a fallback, a text that is missing is empty. */
  text(name: string, fallback?: string): string;
  whole(name: string): number;
  flag(name: string): boolean;
};

/** The body that a tester takes. */
export type Tester = {
  schema: z.ZodType<Readonly<Record<string, unknown>>>;
  /** What Jersey names in violations. */
  argument: string;
};

/** A required text; like Jackson, also of a number or a boolean. */
export const text = z
  .union([z.string(), z.number(), z.bigint(), z.boolean()])
  .transform((value) => `${value}`);
export const notEmptyText = text.pipe(notEmpty);
export const optionalText = text.nullish();
export const whole = z.int().nullish();
export const flag = z
  .unknown()
  .optional()
  .transform((value) => value === true);

/** `request` is the class of Graylog that a body without a required text is not. */
export function tester<Shape extends z.ZodRawShape>(
  request: string,
  members: Shape,
  argument = '',
): Tester {
  const required = Object.keys(members).filter((name) =>
    [text, notEmptyText].some((schema) => schema === members[name]),
  );
  const refusal = ([first = '']: string[]) =>
    `Cannot construct instance of \`org.graylog2.rest.models.tools.requests.${request}\`, problem: Null ${camelCase(first)}`;
  const schema: z.ZodType<Readonly<Record<string, unknown>>> = mapped(members);
  return { schema: requiring(required, refusal, schema), argument };
}

export function argumentsOf(
  { request, query, body }: OpenCall,
  { schema, argument }: Tester,
): Arguments {
  return request.method === 'GET' ? ofQuery(query) : ofBody(readBody(schema, body, argument));
}

const ofQuery = (query: URLSearchParams): Arguments => ({
  text(name, fallback) {
    const value = query.get(name) ?? fallback;
    if (value === undefined) throw new Problem(400, `The query parameter ${name} is missing.`);
    return value;
  },
  whole: (name) => wholeNumber(query, name, 0),
  flag: (name) => query.get(name) === 'true',
});

const ofBody = (members: Readonly<Record<string, unknown>>): Arguments => ({
  text: (name, fallback = '') => {
    const value = members[name];
    return typeof value === 'string' ? value : fallback;
  },
  whole: (name) => Number(members[name] ?? 0),
  flag: (name) => members[name] === true,
});

/** Jersey's answer to a query in which some of these parameters are missing or empty. */
export const queryViolations = (
  method: string,
  parameters: readonly (readonly [name: string, value: string | null])[],
): Problem =>
  beanProblem(
    method,
    parameters
      .filter(([, value]) => value === null || value === '')
      .map(([member, value]) => ({
        member,
        rule: 'NotEmpty',
        message: 'must not be empty',
        value,
      })),
  );
