import { expect, test } from 'vitest';
import { askedBackend, read } from '@test/asked-backend';

test('the description of the API needs no login', async () => {
  const { ask } = await askedBackend({ apiDocument: async () => '{"openapi":"3.1.0"}' });
  expect(await read(ask('GET', '/api-docs/openapi.json', { as: ':' }))).toEqual({
    openapi: '3.1.0',
  });
});

test('a node that was not built says so', async () => {
  const { ask } = await askedBackend();
  expect((await ask('GET', '/api-docs/openapi.json')).status).toBe(503);
});

test('links to the API browser of Graylog lead to the page of the console', async () => {
  const { ask } = await askedBackend();
  const answer = await ask('GET', '/api-browser/global/index.html');
  expect(answer.status).toBe(302);
  const from = 'http://node.test/logs/api/api-browser/global/index.html';
  expect(new URL(answer.headers.get('location') ?? '', from).pathname).toBe('/logs/system/api');
});
