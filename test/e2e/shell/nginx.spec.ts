import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import selfsigned from 'selfsigned';
import { ask, expect, openSearch, portOf, rows, stored, test } from '../journey';
import { ADMIN_PASSWORD, startNode, type RunningNode } from '../node';
import { freePort } from '../ports';
import { gelf, sendTcp } from '../senders';
import { until } from '../until';

/** The console as static files behind the nginx of docs/deployment.md, with a node behind `/api`. */
test.skip(spawnSync('nginx', ['-v']).error !== undefined, 'nginx is not installed');
test.use({ ignoreHTTPSErrors: true, serviceWorkers: 'allow' });

async function startNginx(node: RunningNode, path: string) {
  const home = mkdtempSync(join(tmpdir(), 'console-nginx-'));
  const port = await freePort();
  const { private: key, cert } = await selfsigned.generate([
    { name: 'commonName', value: 'localhost' },
  ]);
  mkdirSync(join(home, 'tls'));
  writeFileSync(join(home, 'tls/logs.example.org.key'), key);
  writeFileSync(join(home, 'tls/logs.example.org.pem'), cert);
  symlinkSync(join(process.cwd(), 'dist/web'), join(home, 'web'));
  const documented = readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll('/logs/', path)
    .replace('127.0.0.1:9000', new URL(node.url).host)
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace('server_name logs.example.org', 'server_name localhost')
    .replaceAll('/srv/graylog-console', join(home, 'web'))
    .replaceAll('/etc/nginx/tls', join(home, 'tls'));
  writeFileSync(join(home, 'console.conf'), documented);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${home}/${name};`)
    .join(' ');
  writeFileSync(
    join(home, 'nginx.conf'),
    `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} pid ${home}/pid; error_log stderr; events {} http { access_log off; ${temporary} include console.conf; }`,
  );
  const server = spawn('nginx', ['-p', home, '-c', join(home, 'nginx.conf')], { stdio: 'pipe' });
  let printed = '';
  server.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const url = `https://localhost:${port}${path}`;
  return {
    url,
    printed: () => printed,
    async stop() {
      await new Promise((resolve) => {
        server.once('exit', resolve);
        server.kill('SIGQUIT');
      });
      rmSync(home, { recursive: true, force: true });
    },
  };
}

for (const path of ['/logs/', '/']) {
  test(`the console as static files behind nginx at ${path}`, async ({ page, context }) => {
    const node = await startNode({ args: ['--no-sample', '--allowed-host', 'localhost'] });
    const nginx = await startNginx(node, path);
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    try {
      await until(
        async () => (await context.request.get(`${nginx.url}config.js`)).ok(),
        () => `nginx answers\n${nginx.printed()}`,
      );
      await sendTcp(await portOf(node, 'GELFTCPInput'), [gelf('behind the web server')]);
      await stored(node, '"behind the web server"', 1);
      const signIn = await context.request.post(`${nginx.url}api/system/sessions`, {
        data: { username: 'admin', password: ADMIN_PASSWORD, host: '' },
        headers: { 'X-Requested-By': 'journey' },
      });
      expect(signIn.status()).toBe(200);
      expect(signIn.headers()['set-cookie']).toContain(`Path=${path}`);
      expect(signIn.headers()['set-cookie']).toContain('Secure');

      const base = nginx.url.replace(/\/$/, '');
      await openSearch(page, { ...node, url: base });
      await ask(page, '"behind the web server"');
      await expect(rows(page)).toHaveCount(1);
      await page.goto(`${base}/system/inputs`);
      await expect(page.getByRole('heading', { name: 'Inputs', level: 1 })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Inputs', level: 1 })).toBeVisible();

      const script = await page.evaluate(() => {
        const { src } = [...document.scripts].find((one) => one.src.includes('/assets/')) ?? {};
        return src ?? '';
      });
      const asset = await context.request.get(script, { headers: { 'Accept-Encoding': 'gzip' } });
      expect(asset.headers()).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'gzip',
      });
      expect(asset.headers()['content-type']).toContain('javascript');
      const gone = await context.request.get(`${nginx.url}assets/gone-12345678.js`);
      expect(gone.status()).toBe(404);
      const deep = await context.request.get(`${nginx.url}no/such/page`);
      expect(deep.headers()).toMatchObject({
        'cache-control': 'no-cache',
        'x-frame-options': 'DENY',
      });
      expect(deep.headers()['content-security-policy']).toContain('trusted-types');
      expect(complaints).toEqual([]);
    } finally {
      await nginx.stop();
      await node.dispose();
    }
  });
}
