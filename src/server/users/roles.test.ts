import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { AssigneePage, Role, RolePage } from '@/contract/roles';
import type { UserSummary } from '@/contract/users';
import { askedBackend, read, type Ask } from '@test/backend/asked-backend';
import { temporaryDirectory } from '@test/environment/temporary-directory';
import type { StoredRole } from '../accounts/role-store';
import { openDatabase } from '../storage/database';
import { createDocumentTable } from '../storage/document-table';
import { openDocuments } from '../storage/documents';

async function started() {
  const { ask } = await askedBackend({
    seed: {
      users: [
        { username: 'rea', password: 'pw' },
        { username: 'svc', service_account: true, roles: [] },
      ],
    },
  });
  const status = async (...asked: Parameters<Ask>) => (await ask(...asked)).status;
  const rea = () => read<UserSummary>(ask('GET', '/users/rea'));
  const idOf = async (name: string) =>
    (await read<RolePage>(ask('GET', `/authz/roles?query=name:%22${name}%22`))).roles[0]?.id;
  return { ask, status, rea, idOf };
}

it('built-in roles are there, and nobody changes them', async () => {
  const { ask, status, idOf } = await started();
  const { roles } = await read<{ roles: Role[] }>(ask('GET', '/roles'));
  expect(roles.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'Admin',
      'Reader',
      'Dashboard Creator',
      'Event Definition Creator',
      'Event Notification Creator',
      'User Inspector',
      'Alerts Manager',
      'Views Manager',
      'Sidecar System (Internal)',
      'Sidecar Manager',
      'Sidecar Reader',
    ]),
  );
  expect(await status('PUT', '/roles/Reader', { body: { name: 'Reader', permissions: [] } })).toBe(
    400,
  );
  expect(await status('DELETE', '/roles/Reader')).toBe(400);
  expect(await status('DELETE', `/authz/roles/${await idOf('Reader')}`)).toBe(405);
});

it.each([
  ['nora ', 'must not begin or end with a blank'],
  [' nora', 'must not begin or end with a blank'],
  ['..', 'must not consist of dots only'],
  ['a/b', 'must not contain'],
  ['a,b', 'must not contain'],
  ['*', 'must not contain'],
  ['a\u200bb', 'must not contain'],
  ['Аdmin', 'is too similar to that of the role Admin'],
])('a role cannot be called %j', async (name, reason) => {
  const { ask, status } = await started();
  const role = { name, permissions: [] };
  const refused = await ask('POST', '/roles', { body: role });
  expect([refused.status, await refused.json()]).toEqual([
    400,
    expect.objectContaining({ message: expect.stringContaining(reason) }),
  ]);
  expect(await status('POST', '/roles', { body: { ...role, name: 'Shop' } })).toBe(201);
  expect(await status('PUT', '/roles/Shop', { body: role })).toBe(400);
  expect(await status('PUT', '/roles/Shop', { body: { ...role, name: 'shop' } })).toBe(200);
});

it('a role with a name from before these rules is changed and deleted', async () => {
  const databasePath = join(temporaryDirectory(), 'console.duckdb');
  const database = await openDatabase({ path: databasePath });
  const documents = await openDocuments<StoredRole>(createDocumentTable(database), 'roles');
  const old = { id: 'a'.repeat(24), name: 'a/b ', description: null, permissions: [] };
  await documents.put(old.id, { ...old, read_only: false });
  await database.close();
  const { ask } = await askedBackend({ databasePath });
  const path = `/roles/${encodeURIComponent(old.name)}`;
  const body = { name: old.name, permissions: ['streams:read'] };
  expect((await ask('PUT', path, { body })).status).toBe(200);
  expect((await ask('DELETE', path)).status).toBe(204);
});

it.each(['ci ', ' ', '\u00a0ci'])('a token cannot be called %j', async (name) => {
  const { ask, rea } = await started();
  const { id } = await rea();
  const path = (one: string) => `/users/${id}/tokens/${encodeURIComponent(one)}`;
  const refused = await ask('POST', path(name), { body: {} });
  expect([refused.status, await refused.json()]).toEqual([
    400,
    expect.objectContaining({ code: 'node.token.name' }),
  ]);
  expect((await ask('POST', path('for ci: *'), { body: {} })).status).toBe(200);
});

it('a role of one’s own gives its permissions at once, under another name too, until it is deleted', async () => {
  const { ask, status, rea } = await started();
  const role = { name: 'Shop', description: 'the shop', permissions: ['streams:read:1'] };
  expect(await read(ask('POST', '/roles', { body: role }))).toEqual({ ...role, read_only: false });
  expect(await status('POST', '/roles', { body: { ...role, name: 'SHOP' } })).toBe(400);
  expect(await read(ask('POST', '/roles', { body: { ...role, name: ' ' } }))).toEqual([
    {
      message: 'must not be blank',
      message_template: '{javax.validation.constraints.NotBlank.message}',
      path: 'RolesResource.create.arg0.name',
      invalid_value: ' ',
    },
  ]);
  expect(await status('PUT', '/roles/Shop/members/rea', { body: {} })).toBe(204);
  expect(await rea()).toMatchObject({
    roles: ['Reader', 'Shop'],
    permissions: expect.arrayContaining(['streams:read:1']),
  });
  expect(
    await status('PUT', '/roles/Shop', {
      body: { ...role, name: 'Store', permissions: ['streams:read:2'] },
    }),
  ).toBe(200);
  expect(await rea()).toMatchObject({
    roles: ['Reader', 'Store'],
    permissions: expect.arrayContaining(['streams:read:2']),
  });
  expect(await status('DELETE', '/roles/Store')).toBe(204);
  expect((await rea()).roles).toEqual(['Reader']);
});

it('roles are assigned to several at once, or to none of them', async () => {
  const { ask, status, idOf, rea } = await started();
  const [admin, creator] = [await idOf('Admin'), await idOf('Dashboard Creator')];
  expect(await status('PUT', `/authz/roles/${creator}/assignees`, { body: ['rea', 'svc'] })).toBe(
    204,
  );
  const { users } = await read<AssigneePage>(ask('GET', `/authz/roles/${creator}/assignees`));
  expect(users.map(({ username }) => username)).toEqual(['rea', 'svc']);
  const { roles } = await read<RolePage>(ask('GET', '/authz/roles/user/rea'));
  expect(roles.map(({ name }) => name)).toEqual(['Dashboard Creator', 'Reader']);
  expect(await status('PUT', `/authz/roles/${admin}/assignees`, { body: ['rea', 'svc'] })).toBe(
    400,
  );
  expect(await status('PUT', `/authz/roles/${admin}/assignees`, { body: ['rea', 'nobody'] })).toBe(
    404,
  );
  expect((await rea()).roles).toEqual(['Reader', 'Dashboard Creator']);
  expect(await status('DELETE', `/authz/roles/${creator}/assignee/rea`)).toBe(204);
  expect((await rea()).roles).toEqual(['Reader']);
  expect(
    await status('PUT', `/authz/roles/${admin}/assignees`, { body: ['rea'], as: 'rea:pw' }),
  ).toBe(403);
});
