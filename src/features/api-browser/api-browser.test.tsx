import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ApiDocument } from '@/contract/api-document';
import { backend, seedBackend } from '@test/backend/backend';
import { renderPagesOf } from '@test/rendering/render-page';
import { routes } from './routes';

const renderAt = renderPagesOf(routes);

const DOCUMENT: ApiDocument = {
  openapi: '3.1.0',
  info: { title: 'API', version: '1', description: '' },
  servers: [{ url: '..' }],
  tags: [{ name: 'Streams' }, { name: 'Roles' }],
  paths: {
    '/roles': {
      post: {
        tags: ['Roles'],
        operationId: 'createRole',
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/RoleDraft' } } },
        },
        responses: {},
      },
    },
    '/roles/{name}': {
      get: {
        tags: ['Roles'],
        operationId: 'getRole',
        summary: 'One role.',
        parameters: [
          {
            name: 'name',
            in: 'path',
            required: true,
            description: 'Such as `Reader`.',
            schema: { type: 'string' },
          },
        ],
        responses: {},
      },
    },
    '/streams': {
      get: { tags: ['Streams'], operationId: 'listStreams', responses: {} },
    },
    '/search/messages': {
      get: {
        tags: ['Streams'],
        operationId: 'searchMessages',
        responses: {
          '200': {
            description: 'Done.',
            content: { 'application/json': { schema: {} }, 'text/csv': { schema: {} } },
          },
          default: { description: 'Failed.', content: { 'application/json': { schema: {} } } },
        },
      },
    },
  },
  components: {
    schemas: {
      RoleDraft: {
        type: 'object',
        properties: {
          name: { type: 'string' },
          permissions: { type: 'array', items: { type: 'string' } },
        },
        required: ['name', 'permissions'],
      },
    },
    securitySchemes: {},
  },
  security: [],
};

const seeded = () => seedBackend({ apiDocument: async () => JSON.stringify(DOCUMENT) });

it('lists the operations, filters them, and sends requests with exact responses', async () => {
  await seeded();
  const { actor } = await renderAt('/system/api');
  expect(await screen.findByText('4 operations')).toBeVisible();
  await actor.type(screen.getByRole('searchbox', { name: 'Filter operations' }), 'get roles');
  expect(await screen.findByText('1 operation')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: /GET \/roles\/\{name\}/ }));
  expect(screen.getByText('Reader').tagName).toBe('CODE');
  await actor.type(screen.getByRole('textbox', { name: /^name \(string\)/ }), 'Admin');
  await actor.click(screen.getByRole('button', { name: 'Send GET request' }));
  const response = within(await screen.findByRole('region', { name: 'Response' }));
  expect(await response.findByText(/"name": "Admin"/)).toBeVisible();
});

it('warns before changes, starts with the required members and reports invalid JSON', async () => {
  await seeded();
  const { actor } = await renderAt('/system/api?operation=createRole');
  expect(await screen.findByText(/may change or delete data/)).toBeVisible();
  const body = screen.getByRole('textbox', { name: 'Body (RoleDraft)' });
  expect(JSON.parse((body as HTMLTextAreaElement).value)).toEqual({ name: '', permissions: [] });
  await actor.clear(body);
  await actor.type(body, 'nothing');
  await actor.click(screen.getByRole('button', { name: 'Send POST request' }));
  expect(body).toBeInvalid();
  await actor.clear(body);
  await actor.click(body);
  await actor.paste('{"name":"Auditors","description":"","permissions":["streams:read"]}');
  await actor.click(screen.getByRole('button', { name: 'Send POST request' }));
  expect(await screen.findByText(/^Succeeded in \d+ ms\./)).toBeVisible();
});

it('keeps what was typed, except for secrets, until it is reset', async () => {
  await seeded();
  const first = await renderAt('/system/api?operation=createRole');
  const body = async () =>
    await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Body (RoleDraft)' });
  await first.actor.clear(await body());
  await first.actor.click(await body());
  await first.actor.paste('{"name":"Auditors","password":"typed by me');
  expect((await body()).value).toContain('typed by me');
  first.unmount();
  const { actor } = await renderAt('/system/api?operation=createRole');
  expect((await body()).value).toBe('{"name":"Auditors","password":""');
  await actor.click(screen.getByRole('button', { name: 'Reset' }));
  expect(JSON.parse((await body()).value)).toEqual({ name: '', permissions: [] });
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
});

it('lets the user choose among the media types of the response', async () => {
  await seeded();
  const { actor } = await renderAt('/system/api?operation=searchMessages');
  const types = await screen.findByRole('combobox', { name: 'Media type of the response' });
  expect(types).toHaveValue('application/json');
  await actor.selectOptions(types, 'text/csv');
  await actor.click(screen.getByRole('button', { name: 'Send GET request' }));
  const response = within(await screen.findByRole('region', { name: 'Response' }));
  expect(await response.findByText(/^"field: source","field: timestamp"/)).toBeVisible();
});

it('shows refusals where the request was sent', async () => {
  await seeded();
  (await backend()).fail('GET', '/streams', 403);
  const { actor } = await renderAt('/system/api?operation=listStreams');
  await actor.click(await screen.findByRole('button', { name: 'Send GET request' }));
  expect(await screen.findByRole('alert')).toBeVisible();
});

it('reports a node that has no description of its API', async () => {
  await seedBackend();
  await renderAt('/system/api');
  expect(await screen.findByRole('alert')).toHaveTextContent(/is not built/);
});
