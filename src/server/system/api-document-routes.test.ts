import { expect, test } from 'vitest';
import { askedBackend, read } from '@test/backend/asked-backend';

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

test.each(['/api-browser', '/api-browser/index.html', '/api-browser/global/index.html'])(
  '%s, an address of Graylog, leads to the page of the console',
  async (path) => {
    const { ask } = await askedBackend();
    const answer = await ask('GET', path);
    expect(answer.status).toBe(302);
    const from = `http://node.test/logs/api${path}`;
    expect(new URL(answer.headers.get('location') ?? '', from).pathname).toBe('/logs/system/api');
  },
);
