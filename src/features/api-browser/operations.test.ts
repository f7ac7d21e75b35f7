import { expect, test } from 'vitest';
import type { ApiDocument } from '@/contract/api-document';
import { addressOf } from '@/contract/endpoint';
import { curlOf, endpointFor, exampleOf, groupsOf, typeText } from './operations';

const DOCUMENT: ApiDocument = {
  openapi: '3.1.0',
  info: { title: '', version: '1', description: '' },
  servers: [],
  tags: [{ name: 'streams' }, { name: 'users' }],
  paths: {
    '/streams/{id}': {
      get: {
        tags: ['streams'],
        operationId: 'getStream',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'fields', in: 'query', required: false, schema: { type: 'array' } },
          { name: 'page', in: 'query', required: false, schema: { type: 'number' } },
        ],
        responses: {},
      },
    },
    '/users': { post: { tags: ['users'], operationId: 'createUser', responses: {} } },
  },
  components: {
    securitySchemes: {},
    schemas: {
      Node: {
        type: 'object',
        properties: {
          name: { type: 'string' },
          kind: { type: 'string', enum: ['a', 'b'] },
          child: { anyOf: [{ type: 'null' }, { $ref: '#/components/schemas/Node' }] },
          note: { type: 'string' },
        },
        required: ['name', 'kind'],
      },
    },
  },
  security: [],
};

test('operations are found by words of their address, name and part', () => {
  expect(groupsOf(DOCUMENT, []).map(({ name }) => name)).toEqual(['streams', 'users']);
  expect(groupsOf(DOCUMENT, ['post', 'users'])[0]?.operations[0]?.operationId).toBe('createUser');
  expect(groupsOf(DOCUMENT, ['nothing'])).toEqual([]);
});

test('a body starts with what is required', () => {
  const schema = { $ref: '#/components/schemas/Node' };
  expect(exampleOf(DOCUMENT, schema)).toEqual({ name: '', kind: 'a' });
  expect(typeText({ type: 'array', items: schema })).toBe('Node[]');
});

test('a request has the entered values, encoded, and leaves out empty ones', () => {
  const operation = groupsOf(DOCUMENT, ['getstream'])[0]?.operations[0];
  if (!operation) throw new Error('There is no such operation.');
  const endpoint = endpointFor(operation, { id: 'a/b', fields: 'x\ny', page: '' }, undefined);
  expect(addressOf(endpoint, undefined)).toBe('/streams/a%2Fb?fields=x&fields=y');
});

test('the command for a shell quotes what users enter', () => {
  expect(curlOf('PUT', 'http://x/api/a', 'ann', { body: `{"a":"it's"}` })).toBe(
    `curl -u 'ann' -X PUT -H 'X-Requested-By: curl' -H 'Content-Type: application/json' -d '{"a":"it'\\''s"}' 'http://x/api/a'`,
  );
  expect(curlOf('GET', 'http://x/api/a', 'ann', { accept: 'text/csv' })).toBe(
    `curl -u 'ann' -H 'Accept: text/csv' 'http://x/api/a'`,
  );
});
