import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import type { ApiDocument, ApiOperation, ApiParameter, ApiSchema } from '@/contract/api-document';
import type { Endpoint, MediaType } from '@/contract/endpoint';
import { API_GROUPS, isApiGroup } from '@/domain/api-groups';
import { isObject } from '@/domain/json-object';
import { placesOf, type Places } from './parts-of-input';
import { documentationOf, isAbsent, isOptional, schemas } from './schema-of-type';

type AnyEndpoint = Endpoint<never, unknown>;
const SECURITY = {
  basic: {
    type: 'http',
    scheme: 'basic',
    description: 'A username and password, or an access token with the password "token".',
  },
  session: { type: 'apiKey', in: 'cookie', name: 'authentication' },
};
const REQUESTED_BY: ApiParameter = {
  name: 'X-Requested-By',
  in: 'header',
  required: true,
  description: 'Any text; protects against requests of other pages.',
  schema: { type: 'string', default: 'api' },
};

/** Describes the contract in `root` as OpenAPI 3.1, from its types and the endpoints themselves. */
export async function openApiDocument(root: string, version: string): Promise<ApiDocument> {
  const folder = join(root, 'src', 'contract');
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name))
    .sort();
  const program = ts.createProgram(files, optionsOf(root));
  const checker = program.getTypeChecker();
  const types = schemas(checker);
  const paths: ApiDocument['paths'] = {};
  const pathOf = pathsByShape();
  const tags: string[] = [];

  for (const file of files) {
    const source = program.getSourceFile(file);
    const symbol = source && checker.getSymbolAtLocation(source);
    if (!symbol) continue;
    const loaded = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Record<
      string,
      unknown
    >;
    for (const exported of checker.getExportsOfModule(symbol)) {
      const endpoint = loaded[exported.name];
      if (!isEndpoint(endpoint)) continue;
      const tag = groupOf(basename(file, '.ts'));
      const path = pathOf(endpoint.path.replaceAll(/:(\w+)/g, '{$1}'));
      const operation = operationOf(endpoint, exported, types, checker);
      paths[path.template] = {
        ...paths[path.template],
        [endpoint.method.toLowerCase()]: { tags: [tag], ...operation, ...path.named(operation) },
      };
      if (!tags.includes(tag)) tags.push(tag);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'graylog-console',
      version,
      description: 'The REST API between the console and its node, a part of that of Graylog 5.1.',
    },
    // Beside this document, so that a path prefix does not matter.
    servers: [{ url: '..' }],
    tags: tags.map((name) => ({ name })),
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      schemas: Object.fromEntries([...types.named].sort(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: SECURITY,
    },
    security: Object.keys(SECURITY).map((name) => ({ [name]: [] })),
  };
}

type Operation = Omit<ApiOperation, 'tags'>;

/**
 * OpenAPI treats paths that differ by names of parameters only as the same one, so such operations
 * take the names of the first one, and their parameters say what they are.
 */
function pathsByShape() {
  const first = new Map<string, string>();
  const namesOf = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return (path: string) => {
    const shape = path.replaceAll(/\{\w+\}/g, '{}');
    const template = first.get(shape) ?? path;
    first.set(shape, template);
    const known = namesOf(template);
    const renamed = new Map(namesOf(path).map((name, at) => [name, known[at] ?? name]));
    return {
      template,
      named: ({ parameters }: Operation): Pick<Operation, 'parameters'> =>
        parameters === undefined
          ? {}
          : {
              parameters: parameters.map((one) => {
                const name = one.in === 'path' ? (renamed.get(one.name) ?? one.name) : one.name;
                return name === one.name ? one : { description: `The ${one.name}.`, ...one, name };
              }),
            },
    };
  };
}

function optionsOf(root: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile) as {
    config: object;
  };
  return ts.parseJsonConfigFileContent({ ...config, include: ['src/contract'] }, ts.sys, root)
    .options;
}

/** @throws Error for a file of the contract without a title. */
function groupOf(file: string): string {
  if (!isApiGroup(file)) throw new Error(`src/domain/api-groups.ts has no title for ${file}.`);
  return API_GROUPS[file];
}

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'toRequest' in value && 'path' in value;

function operationOf(
  endpoint: AnyEndpoint,
  exported: ts.Symbol,
  types: ReturnType<typeof schemas>,
  checker: ts.TypeChecker,
): Operation {
  const { input, output } = typesOf(checker.getTypeOfSymbol(exported), checker);
  const members = input ? membersOf(input, checker) : new Map<string, ts.Symbol>();
  const places = placesOf(endpoint.toRequest, [...members.keys()]);
  const schemaOf = (source: Places['body']): ApiSchema => {
    if (source === undefined) return {};
    if ('whole' in source) return input ? types.schemaOf(input) : {};
    if ('member' in source) {
      const member = members.get(source.member);
      return member ? types.propertyOf(member) : {};
    }
    const properties = Object.entries(source.members);
    const required = properties.flatMap(([name, one]) => (isNeeded(one) ? [name] : []));
    return {
      type: 'object',
      properties: Object.fromEntries(properties.map(([name, one]) => [name, schemaOf(one)])),
      ...(required.length > 0 && { required }),
    };
  };
  const isNeeded = (source: Places['body']): boolean => {
    const member = source && 'member' in source ? members.get(source.member) : undefined;
    return member !== undefined && !isOptional(member);
  };
  const parametersIn = (place: 'path' | 'query', sources: Places['params']): ApiParameter[] =>
    Object.entries(sources).map(([name, source]) => {
      const { description, ...schema } = schemaOf(source);
      return {
        name,
        in: place,
        required: place === 'path' || isNeeded(source),
        ...(typeof description === 'string' && { description }),
        schema,
      };
    });
  const parameters = [
    ...parametersIn('path', places.params),
    ...parametersIn('query', places.query),
    ...(endpoint.method === 'GET' ? [] : [REQUESTED_BY]),
  ];
  const summary = documentationOf(exported, checker) || inWords(exported.name);
  return {
    operationId: exported.name,
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(places.body !== undefined && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(places.body) } },
      },
    }),
    responses: {
      [endpoint.status ?? 200]: responseOf(endpoint, output, types),
      default: {
        description: 'Failed.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { type: { type: 'string' }, message: { type: 'string' } },
            },
          },
        },
      },
    },
  };
}

/** `listStreams` as `List streams`. */
const inWords = (name: string): string => {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The input and the output of an endpoint, by the members of its type that have them. */
function typesOf(type: ts.Type, checker: ts.TypeChecker) {
  const member = (name: string) => {
    const symbol = type.getProperty(name);
    return symbol && checker.getTypeOfSymbol(symbol);
  };
  const [parameter] = member('toRequest')?.getCallSignatures()[0]?.getParameters() ?? [];
  return {
    input: parameter && checker.getTypeOfSymbol(parameter),
    output: member('_output'),
  };
}

function membersOf(input: ts.Type, checker: ts.TypeChecker): Map<string, ts.Symbol> {
  const types = input.isUnion() ? input.types : [input];
  const isObject = types.some(
    (one) => (one.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0,
  );
  if (!isObject || types.some((one) => checker.isArrayType(one))) return new Map();
  return new Map(
    types.flatMap((one) => checker.getPropertiesOfType(one).map((symbol) => [symbol.name, symbol])),
  );
}

function responseOf(
  { answers = 'json', mediaTypes }: AnyEndpoint,
  output: ts.Type | undefined,
  types: ReturnType<typeof schemas>,
): ApiOperation['responses'][string] {
  if (output === undefined || isAbsent(output)) return { description: 'Done.' };
  const schema = types.schemaOf(output);
  if (Object.keys(schema).length === 1 && schema['type'] === 'null')
    return { description: 'Done.' };
  const offered: readonly MediaType[] =
    mediaTypes ?? (answers === 'json' ? ['application/json'] : ['text/plain']);
  return {
    description: 'Done.',
    content: Object.fromEntries(
      offered.map((type) => [
        type,
        {
          schema:
            type !== 'application/json'
              ? { type: 'string' }
              : offered.length > 1
                ? withoutText(schema)
                : schema,
        },
      ]),
    ),
  };
}

/** The part of an answer that is JSON where others are text. */
function withoutText(schema: ApiSchema): ApiSchema {
  const isText = (one: unknown) => isObject(one) && one['type'] === 'string';
  if (!Array.isArray(schema['anyOf'])) return isText(schema) ? {} : schema;
  const parts: unknown[] = schema['anyOf'].filter((one) => !isText(one));
  const [only] = parts;
  return parts.length === 1 && isObject(only) ? only : { ...schema, anyOf: parts };
}
