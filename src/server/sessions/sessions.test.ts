import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { temporaryDirectory } from '@test/environment/temporary-directory';
import { createBackend, type Backend, type BackendOptions } from '../backend';

const open: Backend[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((backend) => backend.close()));
});

const HOUR = 3_600_000;

/** A backend with a clock that the test turns, and a browser that keeps its cookie. */
async function started(
  {
    adminPassword,
    ...options
  }: Omit<BackendOptions, 'adminPassword'> & { adminPassword?: string | undefined } = {
    adminPassword: 'secret',
  },
) {
  const clock = { now: Date.UTC(2026, 10, 21, 12) };
  const delays: number[] = [];
  const backend = await createBackend({
    ...(adminPassword !== undefined && { adminPassword }),
    passwordCost: 1024,
    now: () => clock.now,
    delay: async (ms) => void delays.push(ms),
    seed: {
      users: [
        { username: 'rea', password: 'pw', session_timeout_ms: HOUR },
        { username: 'off', password: 'pw', account_status: 'disabled' },
      ],
    },
    ...options,
  });
  open.push(backend);
  let cookie = '';
  const ask = async (
    method: string,
    path: string,
    {
      body,
      headers = {},
      secure = false,
      address = '10.0.0.1',
    }: {
      body?: unknown;
      headers?: Record<string, string>;
      secure?: boolean;
      address?: string;
    } = {},
  ) => {
    const request = new Request(`http://node.test/api${path}`, {
      method,
      headers: {
        'x-requested-by': 'test',
        cookie,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = await backend.handle(request, { address, secure });
    const [line = ''] = answer.headers.getSetCookie();
    if (line !== '') cookie = line.split(';')[0] ?? '';
    return {
      status: answer.status,
      line,
      body:
        answer.status === 200
          ? ((await answer.json().catch(() => null)) as Record<string, unknown> | null)
          : null,
    };
  };
  const signIn = (username: string, password: string, address?: string) =>
    ask('POST', '/system/sessions', {
      body: { username, password },
      ...(address !== undefined && { address }),
    });
  return { backend, clock, delays, ask, signIn };
}

describe('a session', () => {
  it('is opened with a cookie that scripts and other sites cannot use', async () => {
    const { ask, signIn } = await started({ pathPrefix: '/logs/', adminPassword: 'secret' });
    const { line, body } = await signIn('rea', 'pw');
    expect(line).toBe(
      `authentication=${String(body?.['session_id'])}; Max-Age=3600; Path=/logs/; HttpOnly; SameSite=Strict`,
    );
    expect(body).toMatchObject({ username: 'rea', valid_until: '2026-11-21T13:00:00.000+0000' });
    expect((await ask('GET', '/system/sessions', { secure: true })).line).toMatch(/; Secure$/);
  });

  it('lives as long as it is used, but not by background calls', async () => {
    const { ask, clock, signIn } = await started();
    await signIn('rea', 'pw');
    clock.now += 0.9 * HOUR;
    expect((await ask('GET', '/streams')).status).toBe(200);
    clock.now += 0.9 * HOUR;
    const background = await ask('GET', '/streams', {
      headers: { 'x-graylog-no-session-extension': 'true' },
    });
    expect([background.status, background.line]).toEqual([200, '']);
    clock.now += 0.2 * HOUR;
    expect((await ask('GET', '/streams')).status).toBe(401);
    expect((await ask('GET', '/system/sessions')).body).toEqual({
      session_id: null,
      username: null,
      is_valid: false,
    });
  });

  it('is over after signing out', async () => {
    const { ask, signIn } = await started();
    const { body } = await signIn('rea', 'pw');
    expect((await ask('DELETE', '/system/sessions')).line).toMatch(/^authentication=; Max-Age=0/);
    expect(
      (
        await ask('GET', '/streams', {
          headers: { cookie: `authentication=${String(body?.['session_id'])}` },
        })
      ).status,
    ).toBe(401);
  });

  it('is not opened for a disabled user', async () => {
    const { signIn } = await started();
    expect((await signIn('off', 'pw')).status).toBe(401);
  });
});

describe('a restart', () => {
  it('keeps sessions, and ends those of admin when he is given another password', async () => {
    const databasePath = join(temporaryDirectory(), 'messages.duckdb');
    const restarted = async (adminPassword: string) => {
      await Promise.all(open.splice(0).map((backend) => backend.close()));
      return started({ databasePath, adminPassword });
    };
    const first = await restarted('one');
    await first.signIn('rea', 'pw');
    const { body } = await first.signIn('admin', 'one');
    const headers = { cookie: `authentication=${String(body?.['session_id'])}` };
    expect(JSON.stringify(first.backend.users.all())).not.toContain(String(body?.['session_id']));

    expect((await (await restarted('one')).ask('GET', '/streams', { headers })).status).toBe(200);
    const third = await restarted('two');
    expect((await third.ask('GET', '/streams', { headers })).status).toBe(401);
    expect(third.backend.rootUser).toEqual({ created: false, generatedPassword: undefined });
    expect((await third.signIn('admin', 'one')).status).toBe(401);
    expect((await third.signIn('admin', 'two')).status).toBe(200);
  });

  it('is the only one that is told the password made for admin', async () => {
    const { backend } = await started({ adminPassword: undefined });
    expect(backend.rootUser.created).toBe(true);
    expect(backend.rootUser.generatedPassword).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    expect(JSON.stringify(backend.users.all())).not.toContain(backend.rootUser.generatedPassword);
  });
});

describe('wrong passwords', () => {
  it('are answered ever later, for that user and address alone, until the right one comes', async () => {
    const { delays, signIn } = await started();
    for (let n = 0; n < 6; n += 1) expect((await signIn('rea', `guess ${n}`)).status).toBe(401);
    expect(delays).toEqual([500, 1000, 2000]);

    await signIn('rea', 'pw', '10.0.0.2');
    expect(delays).toHaveLength(3);
    expect((await signIn('rea', 'pw')).status).toBe(200);
    await signIn('rea', 'wrong again');
    expect(delays).toEqual([500, 1000, 2000, 4000]);
  });

  it('cannot be tried in parallel', async () => {
    const { delays, signIn } = await started();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => signIn('rea', `guess ${n}`)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect(delays).toHaveLength(7);
  });

  it('of unknown users are slowed down alike', async () => {
    const { delays, signIn } = await started();
    for (let n = 0; n < 5; n += 1) expect((await signIn('nobody', `guess ${n}`)).status).toBe(401);
    expect(delays).toEqual([500, 1000]);
  });
});

describe('a one-time link', () => {
  it('works once and for 15 minutes', async () => {
    const { backend, clock } = await started();
    const token = backend.oneTimeLinks.create('local:admin');
    expect(backend.oneTimeLinks.redeem(token)).toBe('local:admin');
    expect(backend.oneTimeLinks.redeem(token)).toBeUndefined();

    const late = backend.oneTimeLinks.create('local:admin');
    clock.now += 15 * 60_000;
    expect(backend.oneTimeLinks.redeem(late)).toBeUndefined();
  });
});
