import type { ApiDocument, ApiOperation, ApiSchema } from '@/contract/api-document';
import type { Endpoint, Method, RequestParts } from '@/contract/endpoint';
import { isObject } from '@/domain/json-object';

export type Operation = ApiOperation & { method: Method; path: string };
export type OperationGroup = { name: string; operations: Operation[] };

const METHODS: Readonly<Record<string, Method>> = {
  get: 'GET',
  post: 'POST',
  put: 'PUT',
  delete: 'DELETE',
};

/** The operations whose address, name or comment has all words, by the part of the API. */
export function groupsOf(
  document: ApiDocument,
  words: readonly string[],
  titleOf: (group: string) => string = (group) => group,
): OperationGroup[] {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([name, operation]) => {
      const method = METHODS[name];
      return method === undefined ? [] : [{ ...operation, method, path }];
    }),
  );
  const found = operations.filter(({ method, path, operationId, summary = '', tags }) => {
    const text =
      `${method} ${path} ${operationId} ${summary} ${tags.map(titleOf).join(' ')}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return document.tags
    .map(({ name }) => ({
      name,
      operations: found.filter(({ tags }) => tags.includes(name)),
    }))
    .filter(({ operations: own }) => own.length > 0)
    .sort((a, b) => titleOf(a.name).localeCompare(titleOf(b.name)));
}

export const bodySchemaOf = ({ requestBody }: Operation): ApiSchema | undefined =>
  requestBody?.content['application/json']?.schema;

/** A body to start from: required members with an example of their type. */
export const exampleOf = (document: ApiDocument, schema: ApiSchema): unknown =>
  example(document, schema, 0);

function example(document: ApiDocument, schema: ApiSchema, depth: number): unknown {
  const target = resolved(document, schema);
  if ('const' in target) return target['const'];
  const [first] = listOf(target['enum']);
  if (first !== undefined) return first;
  const choices = listOf(target['anyOf']);
  if (choices.length > 0) {
    const choice = choices.find((one) => isObject(one) && one['type'] !== 'null') ?? choices[0];
    return isObject(choice) ? example(document, choice, depth) : null;
  }
  switch (target['type']) {
    case 'object':
      return depth > MOST_LEVELS ? {} : objectExample(document, target, depth);
    case 'array':
      return [];
    case 'number':
    case 'integer':
      return 0;
    case 'boolean':
      return false;
    case 'string':
      return '';
    default:
      return null;
  }
}

/** Types may refer to themselves. */
const MOST_LEVELS = 4;

function objectExample(document: ApiDocument, { properties, required }: ApiSchema, depth: number) {
  const needed = new Set(listOf(required));
  const members = isObject(properties) ? Object.entries(properties) : [];
  const shown = needed.size > 0 ? members.filter(([name]) => needed.has(name)) : [];
  return Object.fromEntries(
    shown.map(([name, member]) => [
      name,
      isObject(member) ? example(document, member, depth + 1) : null,
    ]),
  );
}

function resolved(document: ApiDocument, schema: ApiSchema): ApiSchema {
  const { $ref } = schema;
  if (typeof $ref !== 'string') return schema;
  return document.components.schemas[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {};
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The type of a value in a few words, such as `Stream[]`. */
export function typeText(schema: ApiSchema): string {
  const { $ref, type, items, anyOf } = schema;
  if (typeof $ref === 'string') return $ref.slice($ref.lastIndexOf('/') + 1);
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (Array.isArray(schema['enum'])) return schema['enum'].map(String).join(' | ');
  if (Array.isArray(anyOf)) return anyOf.filter(isObject).map(typeText).join(' | ');
  if (type === 'array') return `${isObject(items) ? typeText(items) : 'any'}[]`;
  return typeof type === 'string' ? type : 'any';
}

/** Values that the user entered, by name; lists have one value a line. */
export type Entered = Readonly<Record<string, string>>;

/** The request for what was entered. Empty optional values are left out. */
export function endpointFor(
  { method, path, parameters = [], requestBody }: Operation,
  entered: Entered,
  body: unknown,
): Endpoint<void, string> {
  const params: Record<string, string> = {};
  const query: NonNullable<RequestParts['query']> = {};
  for (const { name, in: place, schema } of parameters) {
    const value = entered[name] ?? '';
    if (place === 'path') params[name] = value;
    else if (place === 'query' && value !== '')
      query[name] = schema['type'] === 'array' ? value.split(/[\n,]/).filter(Boolean) : value;
  }
  return {
    method,
    path: path.replaceAll(/\{(\w+)\}/g, ':$1') as `/${string}`,
    toRequest: () => ({ params, query, ...(requestBody && { body }) }),
  };
}

/** The media types among which a request may choose, the default first. */
export const answerTypesOf = ({ responses }: Operation): string[] =>
  Object.entries(responses).flatMap(([status, { content }]) =>
    status === 'default' ? [] : Object.keys(content ?? {}),
  );

/**
 * The same request for a shell; the password is asked for. `accept` is the chosen media type, if
 * there are several.
 */
export function curlOf(
  method: Method,
  url: string,
  username: string,
  { body, accept }: { body?: string | undefined; accept?: string | undefined } = {},
): string {
  const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
  return [
    `curl -u ${quoted(username)}`,
    ...(method === 'GET' ? [] : [`-X ${method}`, `-H 'X-Requested-By: curl'`]),
    ...(accept === undefined ? [] : [`-H ${quoted(`Accept: ${accept}`)}`]),
    ...(body === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d ${quoted(body)}`]),
    quoted(url),
  ].join(' ');
}
