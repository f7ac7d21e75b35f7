import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { secured } from './security-headers';

const nginx = readFileSync('deploy/nginx.conf', 'utf8');

const headersOf = (type: string) =>
  secured(new Response('', { headers: { 'content-type': type } })).headers;

test('the documented nginx sends the policies of the node', () => {
  expect(nginx).toContain(`default "${headersOf('text/html').get('content-security-policy')}";`);
  expect(nginx).toContain(`"${headersOf('text/javascript').get('content-security-policy')}";`);
  const short = headersOf('application/json').get('content-security-policy');
  expect(nginx).toContain(`"${short}";`);
  expect(nginx).toContain(`add_header Content-Security-Policy "${short}" always;`);
});

test('the documented nginx sends all other security headers of the node', () => {
  const others = [...headersOf('text/html')].filter(
    ([name]) => !['content-type', 'content-security-policy', 'x-frame-options'].includes(name),
  );
  expect(others.length).toBeGreaterThan(3);
  for (const [name, value] of others) {
    const line = nginx
      .split('\n')
      .find((one) => one.toLowerCase().startsWith(`  add_header ${name} `));
    expect(line?.replaceAll('"', '')).toContain(` ${value} always;`);
  }
  expect(nginx).toMatch(/~\^text\/html DENY;/);
});
