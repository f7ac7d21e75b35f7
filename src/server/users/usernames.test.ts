import { describe, expect, it } from 'vitest';
import { askedBackend, read, type Ask } from '@test/backend/asked-backend';

const PASSWORD = 'secret';

/** Users whose names are more than a name to whoever reads them as a permission. */
const NAMES = ['*', 'a,admin', 'Smith,John', 'Smith', 'John', 'x', 'x:y', 'rea'];

async function started() {
  const { ask, backend } = await askedBackend({
    seed: {
      users: NAMES.map((username) => ({ username, password: PASSWORD, email: 'x@example.org' })),
    },
  });
  const idOf = (username: string) => backend.users.byName(username)?.id ?? '';
  /** Signs in by session, because basic auth cannot tell `x:y` from the user `x`. */
  const as = async (username: string) => {
    const answer = await ask('POST', '/system/sessions', {
      body: { username, password: PASSWORD, host: '' },
      headers: { authorization: '' },
    });
    return `${(await read<{ session_id: string }>(answer)).session_id}:session`;
  };
  return { ask, backend, idOf, as };
}

describe('users whose names have a meaning in permissions', () => {
  it.each(NAMES)(
    '%j may do over themselves what all may, and nothing over others',
    async (name) => {
      const { ask, idOf, as } = await started();
      const caller = await as(name);
      const statuses = async (username: string) => {
        const id = idOf(username);
        const asked: Parameters<Ask>[] = [
          ['GET', `/users/id/${id}`],
          ['GET', `/users/${id}/tokens`],
          ['POST', `/users/${id}/tokens/stolen`],
          ['PUT', `/users/${id}`, { body: { timezone: 'UTC' } }],
          [
            'PUT',
            `/users/${encodeURIComponent(username)}/preferences`,
            { body: { preferences: {} } },
          ],
          ['PUT', `/users/${id}/password`, { body: { password: 'another one' } }],
          ['GET', `/authz/shares/user/${id}`],
        ];
        const answers = [];
        for (const [method, path, options] of asked)
          answers.push((await ask(method, path, { ...options, as: caller })).status);
        return answers;
      };
      // 400: the old password is missing.
      expect(await statuses(name)).toEqual([200, 200, 200, 204, 204, 400, 200]);
      for (const other of ['admin', ...NAMES].filter((one) => one !== name))
        expect([other, ...(await statuses(other))]).toEqual([
          other,
          ...Array.from({ length: 7 }, () => 403),
        ]);
    },
  );
});

const draft = (changes: object) => ({
  username: 'nora',
  password: 'number one',
  email: 'nora@example.org',
  first_name: 'Nora',
  last_name: 'Berg',
  permissions: [],
  ...changes,
});

describe('a new user', () => {
  it.each([
    ['*', 'must not contain'],
    ['b,admin', 'must not contain'],
    ['a:b', 'must not contain'],
    ['a/b', 'must not contain'],
    ['a\u200bb', 'must not contain'],
    [' nora', 'must not begin or end with a blank'],
    ['nora ', 'must not begin or end with a blank'],
    ['..', 'must not consist of dots only'],
  ])('cannot be called %j', async (username, reason) => {
    const { ask, backend } = await started();
    const answer = await ask('POST', '/users', { body: draft({ username }) });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({
        type: 'ValidationApiError',
        validation_errors: { username: [{ error: expect.stringContaining(reason) }] },
      }),
    ]);
    expect(backend.users.all()).toHaveLength(NAMES.length + 1);
  });

  it.each([
    ['Rea', 'rea'],
    ['rеa', 'rea'],
    ['ｒｅａ', 'rea'],
    ['Admin', 'admin'],
    ['adrnin', 'admin'],
  ])('cannot be called %s, which looks like %s', async (username, other) => {
    const { ask } = await started();
    expect(await read(ask('POST', '/users', { body: draft({ username }) }))).toMatchObject({
      message: `Cannot create user ${username}. The name is too similar to that of the user ${other}.`,
    });
  });

  it('cannot take a similar name while another is being created', async () => {
    const { ask } = await started();
    const answers = await Promise.all(
      ['nora', 'Nora', 'n0ra'].map((username) =>
        ask('POST', '/users', { body: draft({ username }) }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
  });
});

it('users who look alike already can still be changed', async () => {
  const { ask, backend } = await askedBackend({
    seed: { users: [{ username: 'ann' }, { username: 'Ann' }, { username: 'a,b' }] },
  });
  for (const { id } of backend.users.all().filter(({ read_only }) => !read_only))
    expect((await ask('PUT', `/users/${id}`, { body: { email: 'ann@example.org' } })).status).toBe(
      204,
    );
});

it('the least length of passwords can be configured', async () => {
  const { ask } = await askedBackend({ minPasswordLength: 12 });
  const created = async (password: string) =>
    (await ask('POST', '/users', { body: draft({ password }) })).status;
  expect([await created('eleven char'), await created('twelve chars')]).toEqual([400, 201]);
});
