import { describe, expect, test } from 'vitest';
import type { ApiDocument } from '@/contract/api-document';
import { askedBackend } from '@test/backend/asked-backend';
import { openApiDocument } from './openapi';
import { placesOf } from './parts-of-input';

let made: Promise<ApiDocument> | undefined;
/** Made once, because it reads all types. */
const described = () => (made ??= openApiDocument(process.cwd(), '1.0.0'));

const operationsOf = (document: ApiDocument) =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

describe('the description of the API', () => {
  test('has every endpoint that the node serves', async () => {
    const { backend } = await askedBackend();
    const known = new Set(
      operationsOf(await described()).map(
        ({ path, method }) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`,
      ),
    );
    const served = backend.routes.map(
      ({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, '{}')}`,
    );
    expect(served.filter((one) => !known.has(one))).toEqual([]);
  });

  test('has a parameter for each part of a path, and no reference without a target', async () => {
    const document = await described();
    const wrong = operationsOf(document).filter(({ path, operation: { parameters = [] } }) => {
      const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
      return [...path.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => !inPath.includes(name));
    });
    expect(wrong).toEqual([]);
    const targets = Object.keys(document.components.schemas);
    const references = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)];
    expect(references.length).toBeGreaterThan(100);
    expect(references.filter(([, name = '']) => !targets.includes(name))).toEqual([]);
  });

  test('has one entry for each address, whatever its parameters are called', async () => {
    const document = await described();
    const shapes = Object.keys(document.paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'));
    expect(shapes.filter((one, at) => shapes.indexOf(one) !== at)).toEqual([]);
    const { get, delete: remove, put } = document.paths['/users/{username}'] ?? {};
    expect([get?.operationId, remove?.operationId]).not.toContain(undefined);
    expect(put?.parameters?.find((one) => one.in === 'path')).toMatchObject({
      name: 'username',
      description: 'The id.',
    });
  });

  test('says what each operation does, and which types of answers it has', async () => {
    const document = await described();
    const operations = operationsOf(document);
    expect(operations.filter(({ operation }) => !operation.summary)).toEqual([]);
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const typesOf = (path: string) =>
      document.paths[path]?.['get']?.responses['200']?.content ?? {};
    expect(typesOf('/search/messages')).toEqual({
      'application/json': { schema: { $ref: '#/components/schemas/Table' } },
      'text/csv': { schema: { type: 'string' } },
      'text/plain': { schema: { type: 'string' } },
    });
    expect(Object.keys(typesOf('/search/universal/relative/export'))).toEqual(['text/csv']);
    expect(document.paths['/authz/roles']?.['get']?.summary).toBe('Page of roles');
  });

  test('names types, optional members and comments', async () => {
    const document = await described();
    expect(document.paths['/search/aggregate']?.['get']?.parameters).toContainEqual({
      name: 'metrics',
      in: 'query',
      required: false,
      description: expect.stringContaining('avg:took_ms') as unknown,
      schema: { type: 'array', items: { type: 'string' } },
    });
    expect(document.components.schemas['TableGrouping']).toEqual({
      type: 'object',
      properties: { field: { type: 'string' }, limit: { type: 'number' } },
      required: ['field'],
    });
  });
});

test('the members of an input are found in the path, the query and the body', () => {
  const places = placesOf(
    ({ id, names, ...body }: { id: string; names: string[]; title: string }) => ({
      params: { id },
      query: { names: names.join(',') },
      body,
    }),
    ['id', 'names', 'title'],
  );
  expect(places).toEqual({
    params: { id: { member: 'id' } },
    query: { names: { member: 'names' } },
    body: { members: { title: { member: 'title' } } },
  });
});
