import { expect, it } from 'vitest';
import type { Token, TokenSummary } from '@/contract/users';
import { askedBackend, read } from '@test/backend/asked-backend';
import { isReading } from '../authorization/reading';

async function started() {
  const { ask, backend } = await askedBackend({ seed: { users: [{ username: 'rea' }] } });
  const rea = backend.users.byName('rea');
  const id = rea?.id ?? '';
  const tokenOf = (user: string) =>
    read<Token>(ask('POST', `/users/${user}/tokens/wall?read_only=true`));
  return { ask, backend, id, tokenOf };
}

it('a read-only token reads and searches', async () => {
  const { ask, id, tokenOf } = await started();
  const as = `${(await tokenOf(id)).token}:token`;
  expect((await ask('GET', '/streams', { as })).status).toBe(200);
  expect((await ask('GET', '/users/rea', { as })).status).toBe(200);
  const search = { id: '5'.repeat(24), queries: [], parameters: [] };
  expect((await ask('POST', '/views/search', { body: search, as })).status).toBe(201);
  const { tokens } = await read<{ tokens: TokenSummary[] }>(ask('GET', `/users/${id}/tokens`));
  expect(tokens).toEqual([expect.objectContaining({ name: 'wall', read_only: true })]);
});

it('a read-only token leaves nothing behind that outlives it', async () => {
  const { ask, backend, id, tokenOf } = await started();
  const as = `${(await tokenOf(id)).token}:token`;
  const before = backend.users.byId(id);
  for (const [method, path, body] of [
    ['POST', `/users/${id}/tokens/another`, {}],
    ['GET', `/users/${id}/tokens`, undefined],
    ['PUT', `/users/${id}/password`, { password: 'another one' }],
    ['PUT', `/users/${id}`, { email: 'x@example.org' }],
    ['PUT', '/users/rea/preferences', { preferences: { a: 1 } }],
    ['PUT', '/favorites/grn::::stream:000000000000000000000001', undefined],
  ] as const)
    expect([path, (await ask(method, path, { body, as })).status]).toEqual([path, 403]);
  const after = backend.users.byId(id);
  expect({ ...after, tokens: Object.keys(after?.tokens ?? {}) }).toEqual({
    ...before,
    tokens: Object.keys(before?.tokens ?? {}),
  });
});

it('reads only, even if its user may do everything', async () => {
  const { ask, backend, tokenOf } = await started();
  const as = `${(await tokenOf('local:admin')).token}:token`;
  expect((await ask('GET', '/system', { as })).status).toBe(200);
  for (const { method, path } of backend.routes.filter(
    (route) => !isReading(route) && route.method !== 'GET',
  )) {
    const { status } = await ask(method, path.replace(/:\w+/g, 'x'), { body: {}, as });
    expect([method, path, status]).toEqual([method, path, 403]);
  }
});

it('what a read-only token may send is part of the API', async () => {
  const { backend } = await started();
  const sent = backend.routes
    .filter((route) => route.method !== 'GET' && isReading(route))
    .map(({ method, path }) => `${method} ${path}`);
  expect(sent.toSorted()).toEqual([
    'POST /search/aggregate',
    'POST /search/messages',
    'POST /search/validate',
    'POST /views/fields',
    'POST /views/search',
    'POST /views/search/:id/execute',
    'POST /views/search/metadata',
    'POST /views/search/sync',
    'PUT /console/screens/:screen/walls/:wall',
  ]);
});
