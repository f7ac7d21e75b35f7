import { describe, expect, it } from 'vitest';
import type { Token, TokenSummary, UserPage, UserSummary } from '@/contract/users';
import { askedBackend, read, type Ask } from '@test/backend/asked-backend';

const draft = {
  username: 'nora',
  password: 'number one',
  email: 'nora@example.org',
  first_name: 'Nora',
  last_name: 'Berg',
  permissions: [],
};

async function started() {
  const clock = { now: Date.UTC(2026, 10, 21, 12) };
  const { ask, backend } = await askedBackend({
    now: () => clock.now,
    delay: async () => undefined,
    seed: {
      users: [
        { username: 'rea', password: 'pw' },
        {
          username: 'ins',
          password: 'pw',
          roles: ['Reader', 'User Inspector'],
          full_name: 'Ina Spector',
        },
      ],
    },
  });
  const status = async (...asked: Parameters<Ask>) => (await ask(...asked)).status;
  const signIn = async (username: string, password: string) => {
    const answer = await ask('POST', '/system/sessions', {
      body: { username, password, host: '' },
      headers: { authorization: '' },
    });
    return answer.status === 200
      ? { as: `${(await read<{ session_id: string }>(answer)).session_id}:session` }
      : undefined;
  };
  const nora = async () => {
    expect(await status('POST', '/users', { body: draft })).toBe(201);
    return (await read<UserSummary>(ask('GET', '/users/nora'))).id;
  };
  return { ask, backend, clock, status, signIn, nora };
}

describe('a new user', () => {
  it('can sign in, reads by the role Reader, and manages himself', async () => {
    const { ask, nora } = await started();
    const id = await nora();
    const user = await read<UserSummary>(ask('GET', `/users/id/${id}`, { as: 'nora:number one' }));
    expect(user).toMatchObject({
      username: 'nora',
      full_name: 'Nora Berg',
      roles: ['Reader'],
      read_only: false,
      session_timeout_ms: 28_800_000,
      timezone: null,
      account_status: 'enabled',
      service_account: false,
    });
    expect(user.permissions).toEqual(expect.arrayContaining(['users:edit:nora', 'messages:read']));
    expect(user.permissions).not.toContain('*');
  });

  it.each([
    [{ username: 'rea' }, { message: 'Cannot create user rea. Username is already taken.' }],
    [{ roles: ['Nope', 'Reader'] }, { message: 'Invalid role names: Nope' }],
    [
      { roles: ['Admin'], service_account: true },
      { message: 'Cannot assign Admin role to service account' },
    ],
    [
      { first_name: ' ', password: '' },
      {
        type: 'ValidationApiError',
        validation_errors: {
          first_name: [{ error: 'Value " " is not a valid non-empty String!' }],
          password: [{ error: 'Value "" is not a valid non-empty String!' }],
        },
      },
    ],
    [
      { username: 'x'.repeat(101) },
      { validation_errors: { username: [{ error: 'Value is not between 1 and 100 in length!' }] } },
    ],
    [{ nope: 1 }, { type: 'ApiError' }],
    [
      { password: '12345' },
      {
        validation_errors: {
          password: [{ error: 'A password must have at least 6 characters.' }],
        },
      },
    ],
  ])('is refused with %j', async (wrong, body) => {
    const { ask } = await started();
    const answer = await ask('POST', '/users', { body: { ...draft, ...wrong } });
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining(body)]);
  });

  it('is gone with sessions, grants and tokens when deleted', async () => {
    const { ask, status, signIn, nora } = await started();
    const id = await nora();
    const session = await signIn('nora', 'number one');
    expect(await status('DELETE', `/users/id/${id}`)).toBe(204);
    expect(await status('GET', '/streams', session)).toBe(401);
    expect(await status('DELETE', '/users/nora')).toBe(404);
    expect(await read(ask('DELETE', '/users/admin'))).toMatchObject({
      message: 'The root user cannot be deleted.',
    });
  });
});

describe('a changed user', () => {
  it('keeps what was not named, and what the caller may not change', async () => {
    const { ask, status, nora } = await started();
    const id = await nora();
    const changed = async (changes: object, as?: string) => {
      expect(
        await status('PUT', `/users/${id}`, { body: changes, ...(as !== undefined && { as }) }),
      ).toBe(204);
      return read<UserSummary>(ask('GET', `/users/id/${id}`));
    };
    expect(
      await changed({ timezone: 'Europe/Berlin', startpage: { type: 'stream', id: 's' }, nope: 1 }),
    ).toMatchObject({
      timezone: 'Europe/Berlin',
      startpage: { type: 'stream', id: 's' },
      email: draft.email,
    });
    expect(await changed({ timezone: '', startpage: null, first_name: 'Only' })).toMatchObject({
      timezone: null,
      startpage: { type: 'stream', id: 's' },
      first_name: 'Nora',
    });
    expect(
      await changed(
        {
          first_name: 'Eleonora',
          last_name: 'Berg',
          roles: ['Admin'],
          permissions: ['*'],
          session_timeout_ms: 1,
        },
        'nora:number one',
      ),
    ).toMatchObject({
      full_name: 'Eleonora Berg',
      roles: ['Reader'],
      session_timeout_ms: 28_800_000,
    });
    expect(await changed({ roles: ['Reader', 'Dashboard Creator'] })).toMatchObject({
      permissions: expect.arrayContaining(['dashboards:create']),
    });
  });

  it('has as his own what was given to him, not what his roles give', async () => {
    const { ask, backend, nora } = await started();
    const id = await nora();
    const { permissions } = await read<UserSummary>(ask('GET', `/users/id/${id}`));
    await ask('PUT', `/users/${id}`, { body: { permissions: [...permissions, 'streams:read:1'] } });
    expect(backend.users.byId(id)?.permissions).toEqual(['streams:read:1']);
  });

  it('is asked in again after his session time-out was changed', async () => {
    const { status, signIn, nora } = await started();
    const id = await nora();
    const session = await signIn('nora', 'number one');
    await status('PUT', `/users/${id}`, { body: { first_name: 'N', last_name: 'B' } });
    expect(await status('GET', '/streams', session)).toBe(200);
    await status('PUT', `/users/${id}`, { body: { session_timeout_ms: 60_000 } });
    expect(await status('GET', '/streams', session)).toBe(401);
  });

  it('signs in no more while he is disabled', async () => {
    const { status, signIn, nora } = await started();
    const id = await nora();
    const session = await signIn('nora', 'number one');
    expect(await status('PUT', `/users/${id}/status/disabled`)).toBe(200);
    expect(await status('PUT', `/users/${id}/status/disabled`)).toBe(304);
    expect([await status('GET', '/streams', session), await signIn('nora', 'number one')]).toEqual([
      401,
      undefined,
    ]);
    expect(await status('PUT', `/users/${id}/status/enabled`)).toBe(200);
    expect(await signIn('nora', 'number one')).toBeDefined();
    expect(await status('PUT', '/users/local:admin/status/disabled')).toBe(400);
  });

  it('ends with the time-out that is set for all', async () => {
    const { status, signIn, clock, nora } = await started();
    await nora();
    const session = await signIn('nora', 'number one');
    await status('PUT', '/system/cluster_config/org.graylog2.users.UserConfiguration', {
      body: { enable_global_session_timeout: true, global_session_timeout_interval: 'PT1M' },
    });
    clock.now += 50_000;
    expect(await status('GET', '/streams', session)).toBe(200);
    clock.now += 61_000;
    expect(await status('GET', '/streams', session)).toBe(401);
  });
});

describe('a password', () => {
  it('is changed by who knows it, or may change all; other sessions end', async () => {
    const { ask, status, signIn, nora } = await started();
    const id = await nora();
    const change = (body: object, as?: { as: string }) =>
      status('PUT', `/users/${id}/password`, { body, ...as });
    const [mine, elsewhere] = [
      await signIn('nora', 'number one'),
      await signIn('nora', 'number one'),
    ];
    expect(await change({ password: 'number two' }, mine)).toBe(400);
    expect(await change({ old_password: 'number one', password: 'short' }, mine)).toBe(400);
    expect(await change({ old_password: 'wrong', password: 'number two' }, mine)).toBe(400);
    expect(await change({ old_password: 'number one', password: 'number two' }, mine)).toBe(204);
    expect([
      await status('GET', '/streams', mine),
      await status('GET', '/streams', elsewhere),
    ]).toEqual([200, 401]);
    expect([await signIn('nora', 'number one'), await signIn('nora', 'number two')]).toEqual([
      undefined,
      expect.anything(),
    ]);
    expect(await change({ password: 'number three' })).toBe(204);
    expect(await status('GET', '/streams', mine)).toBe(401);
    expect(
      await read(
        ask('PUT', `/users/${id}/password`, { body: { password: 'number four' }, as: 'rea:pw' }),
      ),
    ).toMatchObject({ message: 'Not allowed to change password for user nora' });
  });

  it('of the root user is nobody else’s to change', async () => {
    const { backend, status } = await started();
    const rea = backend.users.byName('rea');
    if (!rea) throw new Error('not seeded');
    await backend.users.save({ ...rea, permissions: ['users:passwordchange:*'] });
    expect(
      await status('PUT', '/users/local:admin/password', {
        body: { password: 'mine' },
        as: 'rea:pw',
      }),
    ).toBe(403);
    expect(
      await status('PUT', '/users/local:admin/password', {
        body: { old_password: 'secret', password: 'newer one' },
      }),
    ).toBe(204);
    expect(await status('GET', '/streams', { as: 'admin:newer one' })).toBe(200);
  });
});

describe('a token', () => {
  it('signs in until it is removed, and is stored as a hash', async () => {
    const { ask, backend, clock, status, nora } = await started();
    const id = await nora();
    const made = await read<Token>(
      ask('POST', `/users/${id}/tokens/for%20scripts`, { as: 'nora:number one' }),
    );
    expect(made).toMatchObject({ name: 'for scripts', last_access: '1970-01-01T00:00:00.000Z' });
    expect(JSON.stringify(backend.users.byId(id))).not.toContain(made.token);
    expect(await status('GET', '/streams', { as: `${made.token}:token` })).toBe(200);
    const { tokens } = await read<{ tokens: TokenSummary[] }>(ask('GET', `/users/${id}/tokens`));
    expect(tokens).toEqual([
      { id: made.id, name: 'for scripts', last_access: new Date(clock.now).toISOString() },
    ]);
    expect(await status('GET', `/users/${id}/tokens`, { as: 'rea:pw' })).toBe(403);
    expect([
      await status('DELETE', `/users/${id}/tokens/nope`),
      await status('DELETE', `/users/${id}/tokens/${made.token}`),
    ]).toEqual([404, 204]);
    expect(await status('GET', '/streams', { as: `${made.token}:token` })).toBe(401);
  });
});

describe('the list of users', () => {
  it('is searched by field, sorted and cut; the root user stands beside it', async () => {
    const { ask, nora } = await started();
    await nora();
    const page = async (query: string) => {
      const { total, users, context } = await read<UserPage>(
        ask('GET', `/users/paginated?${query}`, { as: 'ins:pw' }),
      );
      return {
        total,
        names: users.map(({ username }) => username),
        root: context.admin_user?.username,
      };
    };
    expect(await page('sort=username&order=desc&per_page=2')).toEqual({
      total: 3,
      names: ['rea', 'nora'],
      root: 'admin',
    });
    expect(await page('query=berg')).toMatchObject({ names: ['nora'] });
    expect(await page('query=username:re%20-email:nora')).toMatchObject({ names: ['rea'] });
    expect((await ask('GET', '/users/paginated', { as: 'rea:pw' })).status).toBe(403);
  });

  it('shows permissions only to those who may change them', async () => {
    const { ask } = await started();
    const { users } = await read<{ users: UserSummary[] }>(ask('GET', '/users', { as: 'ins:pw' }));
    expect(users.map(({ permissions }) => permissions)).toEqual([[], [], []]);
  });
});
