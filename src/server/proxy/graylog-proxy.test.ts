import { getRequestListener } from '@hono/node-server';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createBackend } from '../backend';
import { createGraylogProxy, type ProxyOptions } from './graylog-proxy';

const toClose: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close();
});

const PEER = { address: '10.0.0.9', secure: true };

async function serverWith(listener: RequestListener): Promise<URL> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  toClose.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

function proxyTo(backend: URL, options: Partial<ProxyOptions> = {}) {
  const proxy = createGraylogProxy({ backend, pathPrefix: '/logs/', ...options });
  toClose.push(() => proxy.close());
  return proxy;
}

const ask = (path: string, init?: RequestInit) => new Request(`https://console.test${path}`, init);

describe('the proxy', () => {
  it('signs in at the server behind with a cookie that fits the console', async () => {
    const backend = await createBackend({ adminPassword: 'secret', passwordCost: 1024 });
    toClose.push(() => backend.close());
    const proxy = proxyTo(
      await serverWith(
        getRequestListener((request) => backend.handle(request), { overrideGlobalObjects: false }),
      ),
    );

    const signedIn = await proxy.api(
      ask('/api/system/sessions', {
        method: 'POST',
        body: JSON.stringify({ username: 'admin', password: 'secret' }),
        headers: {
          'content-type': 'application/json',
          'x-requested-by': 'test',
          origin: 'https://console.test',
        },
      }),
      PEER,
    );
    expect(signedIn.status).toBe(200);
    const [cookie = '', browser] = signedIn.headers.getSetCookie();
    expect(cookie).toMatch(
      /^authentication=[\w-]{36}; Max-Age=28800; Path=\/logs\/; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect(browser).toMatch(/^known_browser=.*; Path=\/logs\/; HttpOnly; SameSite=Strict; Secure$/);

    const user = await proxy.api(
      ask('/api/users/id/local:admin', { headers: { cookie: `other=1; ${cookie.split(';')[0]}` } }),
      PEER,
    );
    expect(await user.json()).toMatchObject({ username: 'admin' });
    expect(await proxy.outage()).toBeUndefined();
  });

  it('takes the edition from the script of the server behind, and asks once', async () => {
    const asked: (string | undefined)[] = [];
    const server = await serverWith((request, response) => {
      asked.push(request.url);
      response.end('window.appConfig = {\n isCloud: true,\n featureFlags: {"a":"on"}\n};');
    });
    const proxy = proxyTo(server);
    const edition = { isCloud: true, featureFlags: { a: 'on' }, graylogUrl: server.href };
    expect(await Promise.all([proxy.edition(), proxy.edition()])).toEqual([edition, edition]);
    expect(await proxy.edition()).toEqual(edition);
    expect(asked).toEqual(['/config.js']);
  });

  it('knows no edition of a server that has no script or is away', async () => {
    const proxy = proxyTo(await serverWith((_, response) => response.writeHead(404).end()));
    expect(await proxy.edition()).toBeUndefined();
    expect(await proxyTo(new URL('http://127.0.0.1:9/')).edition()).toBeUndefined();
  });

  it('takes the version from the greeting of the server behind', async () => {
    const proxy = proxyTo(
      await serverWith((request, response) =>
        response.end(request.url === '/api/' ? '{"version":"7.0.2+abc"}' : ''),
      ),
    );
    expect(await proxy.version()).toBe('7.0.2+abc');
    const silent = proxyTo(await serverWith((_, response) => response.end('<html>')));
    expect(await silent.version()).toBeUndefined();
  });

  it('sends on what the server needs to know and nothing that is only between us', async () => {
    const seen: Record<string, unknown>[] = [];
    const proxy = proxyTo(
      await serverWith((request, response) => {
        seen.push({ url: request.url, ...request.headers });
        response.setHeader('set-cookie', [
          'authentication=abc;Version=1;Comment="Authentication Cookie";Path=/;Max-Age=60;HttpOnly',
          'balancer=b2; Domain=example.org',
        ]);
        response.setHeader('access-control-allow-origin', '*');
        response.end('{}');
      }),
    );
    const headers = {
      cookie: 'authentication=abc; foreign=1; balancer=b2',
      connection: 'x-secret',
      'x-secret': '1',
      'x-forwarded-for': '6.6.6.6',
      origin: 'https://console.test',
      referer: 'https://console.test/search?q=password',
    };
    const first = await proxy.api(ask('/api/streams?x=%20y', { headers }), PEER);
    await proxy.api(ask('/api/streams', { headers }), PEER);

    expect(first.headers.getSetCookie()).toEqual([
      'authentication=abc; Max-Age=60; Path=/logs/; HttpOnly; SameSite=Strict; Secure',
      'balancer=b2; Path=/logs/; HttpOnly; SameSite=Strict; Secure',
    ]);
    expect(first.headers.has('access-control-allow-origin')).toBe(false);
    expect(seen[0]).toMatchObject({
      url: '/api/streams?x=%20y',
      cookie: 'authentication=abc',
      'x-forwarded-for': '10.0.0.9',
      'x-forwarded-proto': 'https',
      'x-graylog-server-url': 'https://console.test/logs/',
    });
    expect(seen[0]).not.toHaveProperty('x-secret');
    expect(seen[0]).not.toHaveProperty('referer');
    expect(seen[0]?.['origin']).toMatch(/^http:\/\/127/);
    expect(seen[1]).toMatchObject({ cookie: 'authentication=abc; balancer=b2' });
  });

  it('passes an answer on while it is still being written, and stops it when the reader leaves', async () => {
    let ended = false;
    const proxy = proxyTo(
      await serverWith((_, response) => {
        response.write('first');
        response.on('close', () => (ended = true));
      }),
    );
    const answer = await proxy.api(ask('/api/views/search/messages'), PEER);
    const reader = answer.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
    await reader?.cancel();
    await expect.poll(() => ended).toBe(true);
  });

  it('stops asking when the client goes away', async () => {
    let gone = false;
    const leaving = new AbortController();
    const proxy = proxyTo(
      await serverWith((_, response) => {
        response.on('close', () => (gone = true));
        leaving.abort();
      }),
    );
    await proxy.api(ask('/api/slow', { signal: leaving.signal }), PEER);
    await expect.poll(() => gone).toBe(true);
  });

  it('says which server fails and how', async () => {
    const closed = proxyTo(new URL('http://127.0.0.1:1/'));
    const refused = await closed.api(ask('/api/streams'), PEER);
    expect([refused.status, await refused.json()]).toEqual([
      502,
      {
        type: 'ApiError',
        message:
          'The Graylog server at http://127.0.0.1:1/ cannot be reached: it refuses connections.',
      },
    ]);
    expect(await (await closed.outage())?.text()).toContain('it refuses connections');

    const silent = proxyTo(await serverWith(() => undefined), { answerTimeout: 100 });
    expect((await silent.api(ask('/api/streams'), PEER)).status).toBe(504);

    const other = proxyTo(await serverWith((_, response) => response.end('<h1>It works</h1>')));
    expect(await (await other.outage())?.text()).toContain('is not a Graylog server');

    const moved = proxyTo(
      await serverWith((_, response) =>
        response.writeHead(301, { location: 'https://elsewhere.example/api/' }).end(),
      ),
    );
    expect(await (await moved.api(ask('/api/'), PEER)).json()).toMatchObject({
      message: expect.stringContaining('https://elsewhere.example/api/'),
    });
  });

  it('asks for nothing outside /api', async () => {
    const asked: (string | undefined)[] = [];
    const proxy = proxyTo(
      await serverWith((request, response) => response.end(String(asked.push(request.url)))),
    );
    for (const path of [
      '/config.js',
      '/apix',
      '/api/..%2f..%2fsecret',
      '/api/%2e%2e/secret',
      '/api/a%5c..',
    ]) {
      expect((await proxy.api(ask(path), PEER)).status).toBe(404);
    }
    expect(asked).toEqual([]);
  });
});
