import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSecrets } from './secrets';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what was sealed is opened again, after a restart too, and cannot be read before', async () => {
  const sealed = (await openSecrets(folder)).seal('Authorization: über geheim');
  expect(JSON.stringify(sealed)).not.toContain('geheim');
  expect((await openSecrets(folder)).open(sealed)).toBe('Authorization: über geheim');
});

test('the same text is sealed differently each time', async () => {
  const secrets = await openSecrets(undefined);
  expect(secrets.seal('x')).not.toEqual(secrets.seal('x'));
});

test('the key is a file for this user alone', async () => {
  await openSecrets(folder);
  expect(statSync(join(folder, 'secrets.key')).mode & 0o777).toBe(0o600);
});

test('another key opens nothing', async () => {
  const sealed = (await openSecrets(folder)).seal('x');
  const other = await openSecrets(undefined);
  expect(() => other.open(sealed)).toThrow();
});

test('a key file that is no key stays as it is, with the reason', async () => {
  writeFileSync(join(folder, 'secrets.key'), 'oops');
  await expect(openSecrets(folder)).rejects.toThrow('secrets.key is no key of this node');
  expect(readFileSync(join(folder, 'secrets.key'), 'utf8')).toBe('oops');
});
