import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryDirectory } from '@test/environment/temporary-directory';
import type { ApiBackend, Edition } from './http/api-backend';
import { createNode } from './node';

const directory = temporaryDirectory();
mkdirSync(join(directory, 'assets'));
writeFileSync(
  join(directory, 'index.html'),
  '<!doctype html><html><head><title>Console</title></head></html>',
);
writeFileSync(join(directory, 'assets', 'app-Ab12Cd34.js'), 'plain');
writeFileSync(join(directory, 'assets', 'app-Ab12Cd34.js.br'), 'small');

const PEER = { address: '127.0.0.1', secure: false };
const behind: ApiBackend = {
  api: async (request) => new Response(new URL(request.url).pathname),
  signIn: async (token) => new Response(`token ${token}`),
};
const nodeAt = (pathPrefix: string, more: Partial<ApiBackend> = {}) => {
  const node = createNode({
    host: '127.0.0.1',
    allowedHosts: [],
    webDirectory: directory,
    pathPrefix,
    behind: { ...behind, ...more },
  });
  return (path: string, headers: Record<string, string> = { accept: 'text/html' }) =>
    node(new Request(`http://localhost:9000${path}`, { headers }), PEER);
};

describe('the node', () => {
  it('puts the security headers on every kind of answer', async () => {
    const ask = nodeAt('/');
    for (const path of [
      '/',
      '/api/streams',
      '/config.js',
      '/assets/app-Ab12Cd34.js',
      '/assets/nope.js',
      '/login/one-time/abc',
    ]) {
      const { headers } = await ask(path);
      expect(headers.get('content-security-policy')).toMatch(
        /default-src 'none'.*frame-ancestors 'none'/,
      );
      expect([
        headers.get('x-content-type-options'),
        headers.get('cross-origin-resource-policy'),
      ]).toEqual(['nosniff', 'same-origin']);
    }
    for (const path of ['/', '/config.js', '/assets/app-Ab12Cd34.js']) {
      expect((await ask(path)).headers.get('content-security-policy')).toMatch(
        /script-src 'self';.*require-trusted-types-for 'script'/,
      );
    }
  });

  it('takes for a page whatever is not known to be none, and lets what is none do nothing', async () => {
    const headersOf = async (type: string | undefined) => {
      const came = {
        'referrer-policy': 'unsafe-url',
        'content-security-policy': 'script-src *',
        ...(type !== undefined && { 'content-type': type }),
      };
      const ask = nodeAt('/', {
        api: async () => new Response(Buffer.from('<script>'), { headers: came }),
      });
      return (await ask('/api/x')).headers;
    };
    for (const type of [
      'text/html',
      'image/svg+xml',
      'application/xhtml+xml',
      'application/octet-stream',
      undefined,
    ]) {
      const headers = await headersOf(type);
      expect(headers.get('content-security-policy')).toContain(
        "require-trusted-types-for 'script'",
      );
      expect([headers.get('x-frame-options'), headers.get('referrer-policy')]).toEqual([
        'DENY',
        'same-origin',
      ]);
    }
    for (const type of [
      'application/json',
      'application/json; charset=utf-8',
      'text/plain',
      'text/csv',
      'text/css',
      'font/woff2',
    ]) {
      const headers = await headersOf(type);
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      );
      expect([headers.get('x-frame-options'), headers.get('referrer-policy')]).toEqual([
        null,
        null,
      ]);
    }
  });

  it('lets the API browser of the server behind run, and no other page of it', async () => {
    const html = {
      api: async () => new Response('<script>', { headers: { 'content-type': 'text/html' } }),
    };
    const policyOf = async (path: string) =>
      (await nodeAt('/logs/', html)(`/logs${path}`)).headers.get('content-security-policy');
    expect(await policyOf('/api/api-browser/global/index.html')).toMatch(
      /script-src 'self' 'unsafe-inline'.*connect-src 'self'.*frame-ancestors 'none'/,
    );
    for (const path of [
      '/api/streams',
      '/api/api-browser/%2e%2e/streams',
      '/api/x/api-browser/index.html',
      '/search',
    ])
      expect(await policyOf(path)).toContain("require-trusted-types-for 'script'");
  });

  it('names the tile service of maps, and lets pages load images from it', async () => {
    const mapTiles = {
      url: 'https://{s}.tiles.example.org:8443/{z}/{x}/{y}.png',
      attribution: '© Map makers',
    };
    const node = createNode({
      host: '127.0.0.1',
      allowedHosts: [],
      webDirectory: directory,
      pathPrefix: '/',
      behind,
      mapTiles,
    });
    const ask = (path: string) =>
      node(new Request(`http://localhost:9000${path}`, { headers: { accept: 'text/html' } }), PEER);
    expect((await ask('/')).headers.get('content-security-policy')).toContain(
      "img-src 'self' data: blob: https://a.tiles.example.org:8443 https://b.tiles.example.org:8443 https://c.tiles.example.org:8443; font-src",
    );
    expect(await (await ask('/config.js')).text()).toContain(`"url": "${mapTiles.url}"`);
    expect((await nodeAt('/')('/')).headers.get('content-security-policy')).toContain(
      "img-src 'self' data: blob:; font-src",
    );
  });

  it('gives the page for every address of the console, told where it lives', async () => {
    const ask = nodeAt('/logs/');
    expect(await (await ask('/logs/search?q=x')).text()).toContain('<base href="/logs/">');
    expect(await (await ask('/logs/config.js')).text()).toContain('"gl2ServerUrl": "/logs/api/"');
    expect(await (await ask('/logs/api/streams')).text()).toBe('/api/streams');
    expect((await ask('/logs')).headers.get('location')).toBe('/logs/');
    expect((await ask('/elsewhere')).status).toBe(404);
  });

  it('tells everybody what it was given to tell, as text and nothing else', async () => {
    const publicNotifications = {
      down: {
        title: '</script><script>',
        shortMessage: 'Tonight.',
        longMessage: '',
        variant: 'info',
        hiddenTitle: false,
        isActive: true,
        isDismissible: true,
      },
    };
    const node = createNode({
      host: '127.0.0.1',
      allowedHosts: [],
      webDirectory: directory,
      pathPrefix: '/',
      behind,
      publicNotifications,
    });
    const script = await (await node(new Request('http://localhost:9000/config.js'), PEER)).text();
    expect(script).not.toContain('</script>');
    expect(JSON.parse(script.replace('window.appConfig = ', '').replace(/;\n$/, ''))).toMatchObject(
      { publicNotifications },
    );
  });

  it('takes over the edition of the server behind, to which options add', async () => {
    const configOf = async (edition?: Edition) => {
      const node = createNode({
        host: '127.0.0.1',
        allowedHosts: [],
        webDirectory: directory,
        pathPrefix: '/',
        behind: {
          ...behind,
          edition: async () => ({ isCloud: true, featureFlags: { a: 'on', b: 'off' } }),
        },
        ...(edition && { edition }),
      });
      const script = await (
        await node(new Request('http://localhost:9000/config.js'), PEER)
      ).text();
      return JSON.parse(script.replace('window.appConfig = ', '').replace(/;\n$/, '')) as unknown;
    };
    expect(await configOf()).toMatchObject({
      isCloud: true,
      featureFlags: { a: 'on', b: 'off' },
    });
    expect(await configOf({ isCloud: false, featureFlags: { b: 'on' } })).toMatchObject({
      isCloud: true,
      featureFlags: { a: 'on', b: 'on' },
    });
  });

  it('believes a proxy in front where it is reached, but never that it is another host or a script', async () => {
    const ask = nodeAt('/');
    const baseFor = async (url: string) =>
      /<base href="([^"]*)">/.exec(
        await (await ask('/', { accept: 'text/html', 'x-graylog-server-url': url })).text(),
      )?.[1];
    expect(await baseFor('https://logs.example.org/console')).toBe('/console/');
    expect(await baseFor('https://logs.example.org')).toBe('/');
    expect(await baseFor('http://localhost//evil.example/x/')).toBe('/evil.example/x/');
    expect(await baseFor('javascript:alert(1)')).toBe('/');
  });

  it('keeps hashed files for ever and asks anew for the page', async () => {
    const ask = nodeAt('/');
    const file = await ask('/assets/app-Ab12Cd34.js', { 'accept-encoding': 'gzip, br' });
    expect([
      file.headers.get('content-encoding'),
      file.headers.get('cache-control'),
      await file.text(),
    ]).toEqual(['br', 'public, max-age=31536000, immutable', 'small']);
    expect(await (await ask('/assets/app-Ab12Cd34.js', {})).text()).toBe('plain');

    const page = await ask('/');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(
      (await ask('/', { accept: 'text/html', 'if-none-match': page.headers.get('etag') ?? '' }))
        .status,
    ).toBe(304);
  });

  it('has no file that is not there, and none outside its directory', async () => {
    const ask = nodeAt('/');
    for (const path of [
      '/assets/nope.js',
      '/nope.png',
      '/..%2f..%2fetc/passwd',
      '/%2e%2e/etc/passwd.txt',
    ])
      expect(await (await ask(path)).text()).not.toContain('root:');
    expect((await ask('/assets/nope.js')).status).toBe(404);
  });

  it('answers that a file is gone if the build was replaced while it runs', async () => {
    const path = '/assets/old-Ab12Cd34.js';
    writeFileSync(join(directory, path), 'old');
    const ask = nodeAt('/');
    expect((await ask(path, {})).status).toBe(200);
    rmSync(join(directory, path));
    expect((await ask(path, {})).status).toBe(404);
  });

  it('says what is wrong with the server behind instead of a page that could do nothing', async () => {
    const ask = nodeAt('/', { outage: async () => new Response('down', { status: 502 }) });
    expect((await ask('/search')).status).toBe(502);
    expect((await ask('/assets/app-Ab12Cd34.js', {})).status).toBe(200);
  });

  it('passes a one-time token on', async () => {
    expect(await (await nodeAt('/')('/login/one-time/abc-_1')).text()).toBe('token abc-_1');
  });
});
