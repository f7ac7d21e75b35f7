import { z } from 'zod';
import { mapped, readBody, requiring } from '@/server/http/body-mapping';
import { Problem } from '@/server/http/problem';
import { validationProblem } from '@/server/http/validation-problem';
import type { InputDefinition } from '../definition/input-type';
import { inputDefinition } from '../registry';

/** The body of a request that creates or changes an input. */
export type SentInput = {
  title: string;
  global: boolean;
  node: string | null;
  type: string;
  definition: InputDefinition;
  configuration: Readonly<Record<string, unknown>>;
};

/** Dots alone would lead to another address. */
const STATIC_KEY = /^(?!\.+$)[\w.\-@]+$/;

const inputSchema = required(
  'InputCreateRequest',
  ['title', 'type', 'configuration'],
  mapped({
    title: z.string(),
    type: z.string(),
    global: z.unknown().optional(),
    configuration: z.record(z.string(), z.unknown()),
    node: z.unknown().optional(),
  }),
);
const staticFieldSchema = required(
  'CreateStaticFieldRequest',
  ['key', 'value'],
  mapped({ key: z.string(), value: z.string() }),
);

/** @throws Problem 400 for a wrong body, 404 for an unknown input type */
export function sentInput(body: unknown): SentInput {
  const { title, type, global, node, configuration } = readBody(inputSchema, body);
  const definition = inputDefinition(type);
  if (definition === undefined) throw new Problem(404, 'There is no such input type registered.');
  return {
    title,
    global: global === true,
    node: typeof node === 'string' ? node : null,
    type,
    definition,
    configuration,
  };
}

/** @throws Problem 400 when the value is missing or the key is not a valid field name */
export function sentStaticField(body: unknown): { key: string; value: string } {
  const { key, value } = readBody(staticFieldSchema, body);
  const empty = (text: string) =>
    text === '' ? 'Value "" is not a valid non-empty String!' : undefined;
  const problem = validationProblem({ value: empty(value), key: empty(key) });
  if (problem) throw problem;
  if (!STATIC_KEY.test(key) || key === '__proto__') throw new Problem(400, `Invalid key: [${key}]`);
  return { key, value };
}

/** Names the first of the members that is missing, as the real server does. */
function required<Schema extends z.ZodType>(
  request: string,
  members: readonly string[],
  schema: Schema,
) {
  const name = `org.graylog2.rest.models.system.inputs.requests.${request}`;
  return requiring(
    members,
    ([first]) => `Cannot construct instance of \`${name}\`, problem: Null ${first}`,
    schema,
  );
}
