import { afterEach, describe, expect, it } from 'vitest';
import { createBackend, type Backend, type BackendOptions } from './backend';

const open: Backend[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((backend) => backend.close()));
});

async function started(options: BackendOptions = {}) {
  const backend = await createBackend({ adminPassword: 'secret', passwordCost: 1024, ...options });
  open.push(backend);
  return backend;
}

type Init = { as?: string; body?: unknown; headers?: Record<string, string> };
const ask = (
  backend: Backend,
  method: string,
  path: string,
  { as = 'admin:secret', body, headers }: Init = {},
) =>
  backend.handle(
    new Request(`http://node.test/api${path}`, {
      method,
      headers: {
        'x-requested-by': 'test',
        ...(as !== '' && { authorization: `Basic ${btoa(as)}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  );

describe('every request', () => {
  it('is answered with what no browser puts on its disk', async () => {
    const backend = await started();
    for (const headers of [{}, { 'x-requested-with': 'XMLHttpRequest' }] as Record<
      string,
      string
    >[]) {
      expect(
        (await ask(backend, 'GET', '/streams', { headers })).headers.get('cache-control'),
      ).toBe('no-store');
    }
    expect(
      (
        await ask(backend, 'POST', '/system/sessions', {
          as: '',
          body: { username: 'admin', password: 'secret' },
        })
      ).headers.get('cache-control'),
    ).toBe('no-store');
  });

  it('is refused as the real server refuses it, in the same order', async () => {
    const backend = await started();
    const status = async (
      ...request: Parameters<typeof ask> extends [Backend, ...infer Rest] ? Rest : never
    ) => (await ask(backend, ...request)).status;

    expect(await status('GET', '/no/such/path', { as: '' })).toBe(404);
    expect(await status('GET', '/streams', { as: '' })).toBe(401);
    expect(await status('GET', '/streams', { as: 'admin:wrong' })).toBe(401);
    expect(await status('PUT', '/streams')).toBe(405);
    expect(
      await status('POST', '/system/sessions', {
        body: 'a=1',
        headers: { 'content-type': 'text/plain' },
      }),
    ).toBe(415);
    expect(await status('GET', '/streams', { headers: { accept: 'image/png' } })).toBe(406);
    expect(
      await status('DELETE', '/system/sessions', { as: '', headers: { 'x-requested-by': '' } }),
    ).toBe(401);
    expect(await status('DELETE', '/system/sessions', { headers: { 'x-requested-by': '' } })).toBe(
      400,
    );
    expect(await status('GET', '/streams/', {})).toBe(200);
    expect(await status('HEAD', '/streams', {})).toBe(200);
  });

  it('is told a request id and nothing else when something unforeseen happens', async () => {
    const lines: string[] = [];
    const backend = await started({ log: (line) => lines.push(line) });
    backend.users.byId = () => {
      throw new Error('the disk is on fire');
    };
    const answer = await ask(backend, 'GET', '/users/id/local:admin');
    expect(answer.status).toBe(500);
    const text = await answer.text();
    expect(text).not.toContain('fire');
    expect(lines.join()).toContain('the disk is on fire');
    expect(lines.join()).toContain(answer.headers.get('x-request-id'));
  });

  it('gets a clear 400 for a body that is no JSON and for an empty one', async () => {
    const backend = await started();
    expect(
      await (await ask(backend, 'POST', '/system/sessions', { body: '{"username":' })).json(),
    ).toMatchObject({ type: 'ApiError', message: expect.stringContaining('is not valid JSON') });
    expect((await ask(backend, 'POST', '/system/sessions', { body: '' })).status).toBe(400);
  });

  it('is refused when its body does not end', async () => {
    const backend = await started();
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024).fill(32)),
    });
    const request = new Request('http://node.test/api/system/sessions', {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: { 'x-requested-by': 'test', 'content-type': 'application/json' },
    } as RequestInit);
    expect((await backend.handle(request)).status).toBe(413);
  });

  it('meets the faults that a test asked for, as often as asked', async () => {
    const backend = await started();
    backend.fail('GET', '/streams/:id', 503, { times: 2 });
    const statuses = [];
    for (const _ of [1, 2, 3])
      statuses.push((await ask(backend, 'GET', '/streams/000000000000000000000001')).status);
    expect(statuses).toEqual([503, 503, 200]);
  });
});

describe('permissions', () => {
  it('let readers see their own user and streams, and nothing else', async () => {
    const backend = await started({
      seed: {
        users: [
          {
            username: 'rea',
            password: 'pw',
            id: '5'.repeat(24),
            permissions: ['streams:read:6b019df4df73424ee9f4d114'],
          },
        ],
        streams: [{ id: '6b019df4df73424ee9f4d114', title: 'Mail' }],
      },
    });
    const as = 'rea:pw';
    expect(await (await ask(backend, 'GET', '/streams', { as })).json()).toMatchObject({
      total: 1,
      streams: [{ title: 'Mail' }],
    });
    const refused = await ask(backend, 'GET', '/streams/000000000000000000000001', { as });
    expect([refused.status, await refused.json()]).toEqual([
      403,
      {
        type: 'ApiError',
        message: 'Not authorized to access resource id <000000000000000000000001>',
      },
    ]);
    expect((await ask(backend, 'GET', `/users/id/${'5'.repeat(24)}`, { as })).status).toBe(200);
    expect((await ask(backend, 'GET', '/users/id/local:admin', { as })).status).toBe(403);
    expect((await ask(backend, 'GET', '/users', { as })).status).toBe(403);
  });
});
