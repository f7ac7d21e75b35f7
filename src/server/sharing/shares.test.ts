import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryDirectory } from '@test/environment/temporary-directory';
import type { EntityShare, GrantOverview, SharesOfUser } from '@/contract/shares';
import type { Stream } from '@/contract/streams';
import type { UserSummary } from '@/contract/users';
import { createBackend } from '../backend';
import { DEFAULT_INDEX_SET_ID } from '../indices/built-in-ids';
import { askedBackend, read, type Ask } from '@test/backend/asked-backend';

const EVERYONE = 'grn::::builtin-team:everyone';
const [MIA, REA, TOM] = [
  '5f0000000000000000000001',
  '5f0000000000000000000002',
  '5f0000000000000000000003',
];
const users = [
  {
    username: 'mia',
    password: 'pw',
    id: MIA,
    full_name: 'Mia M',
    permissions: ['streams:create', 'users:list'],
  },
  { username: 'rea', password: 'pw', id: REA, full_name: 'Rea R' },
  { username: 'tom', password: 'pw', id: TOM, full_name: 'Tom T' },
];
const grn = (id: string) => `grn::::user:${id}`;

async function started() {
  const { ask } = await askedBackend({ seed: { users } });
  const status = async (...asked: Parameters<Ask>) => (await ask(...asked)).status;
  const { stream_id: id } = await read<{ stream_id: string }>(
    ask('POST', '/streams', {
      body: { title: 'Orders', index_set_id: DEFAULT_INDEX_SET_ID },
      as: 'mia:pw',
    }),
  );
  const path = `/authz/shares/entities/grn::::stream:${id}`;
  const share = (selected: Record<string, string>, as = 'mia:pw') =>
    ask('POST', path, { body: { selected_grantee_capabilities: selected }, as });
  return { ask, status, id, path, share };
}

describe('sharing', () => {
  it('gives what each capability means, and takes it again', async () => {
    const { ask, status, id, share } = await started();
    const can = async () => [
      await status('GET', `/streams/${id}`, { as: 'rea:pw' }),
      await status('PUT', `/streams/${id}`, { as: 'rea:pw', body: { title: 'Orders' } }),
    ];
    expect(await can()).toEqual([403, 403]);
    expect((await share({ [grn(REA)]: 'view' })).status).toBe(200);
    expect(await can()).toEqual([200, 403]);
    const listed = await read<{ streams: Stream[] }>(ask('GET', '/streams', { as: 'rea:pw' }));
    expect(listed.streams.map(({ title }) => title)).toEqual(['Orders']);
    await share({ [grn(REA)]: 'manage' });
    expect(await can()).toEqual([200, 200]);
    await share({ [EVERYONE]: 'view' });
    expect(await can()).toEqual([200, 403]);
    expect(await status('GET', `/streams/${id}`, { as: 'tom:pw' })).toBe(200);
    await share({});
    expect(await can()).toEqual([403, 403]);
  });

  it('tells who may be chosen and what is in force, and names holders even to those who see no users', async () => {
    const { ask, path, share } = await started();
    await share({ [grn(REA)]: 'own' });
    const answer = await read<EntityShare>(
      ask('POST', `${path}/prepare`, { body: {}, as: 'mia:pw' }),
    );
    expect(answer.available_grantees).toEqual([
      { id: grn(REA), type: 'user', title: 'Rea R' },
      { id: grn(TOM), type: 'user', title: 'Tom T' },
      { id: EVERYONE, type: 'global', title: 'Everyone' },
    ]);
    expect(answer.active_shares).toEqual([
      { grant: expect.stringMatching(/^grn::::grant:/), grantee: grn(REA), capability: 'own' },
    ]);
    expect(answer.selected_grantee_capabilities).toEqual({ [grn(REA)]: 'own' });
    const asRea = await read<EntityShare>(
      ask('POST', `${path}/prepare`, { body: {}, as: 'rea:pw' }),
    );
    expect(asRea.available_grantees.map(({ title }) => title)).toEqual(['Everyone', 'Mia M']);
  });

  it('leaves nothing without an owner', async () => {
    const { share, ask, path } = await started();
    const refused = await share({ [grn(REA)]: 'manage' }, 'admin:secret');
    expect(refused.status).toBe(400);
    expect((await read<EntityShare>(refused)).validation_result).toMatchObject({
      failed: true,
      error_context: { selected_grantee_capabilities: [grn(MIA)] },
    });
    // The one who shares stays an owner whatever is selected, and nobody becomes one who does not
    // exist.
    expect((await share({ [grn(REA)]: 'view' })).status).toBe(200);
    expect(
      (await share({ 'grn::::user:5f5f5f5f5f5f5f5f5f5f5f5f': 'own' }, 'admin:secret')).status,
    ).toBe(400);
    expect((await share({ [grn(REA)]: 'own' }, 'admin:secret')).status).toBe(200);
    expect((await ask('POST', `${path}/prepare`, { body: {}, as: 'mia:pw' })).status).toBe(403);
  });

  it('is for owners alone, of what exists', async () => {
    const { status, share } = await started();
    await share({ [grn(REA)]: 'manage' });
    expect((await share({}, 'rea:pw')).status).toBe(403);
    expect(await status('POST', '/authz/shares/entities/nonsense/prepare', { body: {} })).toBe(400);
    expect(
      await status('POST', '/authz/shares/entities/grn::::stream:5f/prepare', { body: {} }),
    ).toBe(404);
  });

  it('heeds whether sharing is allowed at all', async () => {
    const { ask, share, path } = await started();
    await ask('PUT', '/system/cluster_config/org.graylog2.users.UserAndTeamsConfig', {
      body: { allow_sharing_with_everyone: false, allow_sharing_with_users: true },
    });
    const { available_grantees } = await read<EntityShare>(
      ask('POST', `${path}/prepare`, { body: {}, as: 'mia:pw' }),
    );
    expect(available_grantees.map(({ type }) => type)).toEqual(['user', 'user']);
    expect((await share({ [EVERYONE]: 'view' })).status).toBe(400);
  });

  it('is listed by user and as a whole', async () => {
    const { ask, status, id, share } = await started();
    await share({ [grn(REA)]: 'view', [EVERYONE]: 'manage' });
    const shares = await read<SharesOfUser>(
      ask('GET', `/authz/shares/user/${REA}?entity_type=stream&query=ord`, { as: 'rea:pw' }),
    );
    expect(shares).toMatchObject({
      total: 1,
      entities: [{ title: 'Orders', owners: [{ title: 'Mia M' }] }],
      context: { grantee_capabilities: { [`grn::::stream:${id}`]: 'manage' } },
    });
    expect(
      (await read<SharesOfUser>(ask('GET', `/authz/shares/user/${REA}?capability=own`))).total,
    ).toBe(0);
    expect(await status('GET', `/authz/shares/user/${MIA}`, { as: 'rea:pw' })).toBe(403);
    const { grants } = await read<{ grants: GrantOverview[] }>(
      ask('GET', '/authz/grants-overview'),
    );
    expect(
      grants.map(({ grantee_title, capability, target_title, created_by }) => [
        grantee_title,
        capability,
        target_title,
        created_by,
      ]),
    ).toEqual([
      ['user: Mia M', 'own', 'stream: Orders', 'mia'],
      ['user: Rea R', 'view', 'stream: Orders', 'mia'],
      ['builtin-team: Everyone', 'manage', 'stream: Orders', 'mia'],
    ]);
  });
});

it('ownership that older data keeps as permissions becomes grants', async () => {
  const databasePath = join(temporaryDirectory(), 'messages.duckdb');
  const stream = { id: '5f00000000000000000000aa', title: 'Old' };
  const former = [
    'streams:read',
    'stream_outputs:read',
    'streams:edit',
    'streams:changestate',
    'stream_outputs:create',
    'stream_outputs:delete',
    `entity:own:grn::::stream`,
  ].map((permission) => `${permission}:${stream.id}`);
  const before = await createBackend({
    databasePath,
    adminPassword: 'secret',
    passwordCost: 1024,
    seed: {
      streams: [stream],
      users: [{ ...users[1], username: 'rea', permissions: ['streams:create', ...former] }],
    },
  });
  await before.close();
  const { ask, backend } = await askedBackend({ databasePath });
  expect(backend.users.byId(REA ?? '')?.permissions).toEqual(['streams:create']);
  const { permissions, grn_permissions } = await read<UserSummary>(ask('GET', '/users/rea'));
  expect([...permissions, ...grn_permissions]).toEqual(expect.arrayContaining(former));
  expect(
    (
      await ask('POST', `/authz/shares/entities/grn::::stream:${stream.id}/prepare`, {
        body: {},
        as: 'rea:pw',
      })
    ).status,
  ).toBe(200);
});
