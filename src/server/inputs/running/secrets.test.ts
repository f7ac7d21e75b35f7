import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryDirectory } from '@test/environment/temporary-directory';
import { openSecrets } from './secrets';

let folder = '';
beforeEach(() => {
  folder = temporaryDirectory();
});

test('secrets are unreadable, and can be decrypted, also after a restart', async () => {
  const sealed = (await openSecrets(folder)).seal('Authorization: über geheim');
  expect(JSON.stringify(sealed)).not.toContain('geheim');
  expect((await openSecrets(folder)).open(sealed)).toBe('Authorization: über geheim');
});

test('the same text is encrypted differently each time', async () => {
  const secrets = await openSecrets(undefined);
  expect(secrets.seal('x')).not.toEqual(secrets.seal('x'));
});

test('only this user can read the key file', async () => {
  await openSecrets(folder);
  expect(statSync(join(folder, 'secrets.key')).mode & 0o777).toBe(0o600);
});

test('another key decrypts nothing', async () => {
  const sealed = (await openSecrets(folder)).seal('x');
  const other = await openSecrets(undefined);
  expect(() => other.open(sealed)).toThrow();
});

test('an invalid key file is reported and never overwritten', async () => {
  writeFileSync(join(folder, 'secrets.key'), 'oops');
  await expect(openSecrets(folder)).rejects.toThrow('secrets.key is not a key of this node');
  expect(readFileSync(join(folder, 'secrets.key'), 'utf8')).toBe('oops');
});
