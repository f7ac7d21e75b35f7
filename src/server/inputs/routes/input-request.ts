import { bodyObject, knownMembers } from '@/server/http/body';
import { Problem } from '@/server/http/problem';
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

const CLASS = 'org.graylog2.rest.models.system.inputs.requests';
const STATIC_KEY = /^[\w.\-@]+$/;

/** @throws Problem 400 for missing members, 404 for an unknown type */
export function sentInput(body: unknown): SentInput {
  const sent = bodyObject(body);
  knownMembers(sent, ['title', 'type', 'global', 'configuration', 'node']);
  const { title, type, global = false, node = null, configuration } = sent;
  if (typeof title !== 'string') throw nothing('InputCreateRequest', 'title');
  if (typeof type !== 'string') throw nothing('InputCreateRequest', 'type');
  if (typeof configuration !== 'object' || configuration === null || Array.isArray(configuration))
    throw nothing('InputCreateRequest', 'configuration');
  const definition = inputDefinition(type);
  if (definition === undefined) throw new Problem(404, 'There is no such input type registered.');
  return {
    title,
    global: global === true,
    node: typeof node === 'string' ? node : null,
    type,
    definition,
    configuration: { ...configuration },
  };
}

/** @throws Problem 400 when the value is missing or the key is not a valid field name */
export function sentStaticField(body: unknown): { key: string; value: string } {
  const sent = bodyObject(body);
  knownMembers(sent, ['key', 'value']);
  const { key, value } = sent;
  if (typeof key !== 'string') throw nothing('CreateStaticFieldRequest', 'key');
  if (typeof value !== 'string') throw nothing('CreateStaticFieldRequest', 'value');
  const empty = Object.entries({ value, key }).filter(([, text]) => text === '');
  if (empty.length > 0) {
    const errors = Object.fromEntries(
      empty.map(([name]) => [name, [{ error: 'Value "" is not a valid non-empty String!' }]]),
    );
    throw new Problem(400, 'Validation failed!', {
      type: 'ValidationApiError',
      message: 'Validation failed!',
      validation_errors: errors,
    });
  }
  if (!STATIC_KEY.test(key) || key === '__proto__') throw new Problem(400, `Invalid key: [${key}]`);
  return { key, value };
}

const nothing = (request: string, name: string) =>
  new Problem(400, `Cannot construct instance of \`${CLASS}.${request}\`, problem: Null ${name}`);
