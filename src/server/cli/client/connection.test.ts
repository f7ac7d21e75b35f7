import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryDirectory } from '@test/environment/temporary-directory';
import { offerLocalAccess } from '../../sessions/local-access';
import { connectionFor, type ConnectionOptions } from './connection';

let directory = '';
beforeEach(() => {
  directory = temporaryDirectory();
});

const options = (more: Partial<ConnectionOptions> = {}): ConnectionOptions => ({
  url: undefined,
  dataDirectory: directory,
  user: undefined,
  passwordFile: undefined,
  tokenFile: undefined,
  ...more,
});
const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
const SECRET = 's'.repeat(64);

it('a node on this machine needs nothing but its data directory', async () => {
  offerLocalAccess(directory, { url: 'http://127.0.0.1:9123/logs/', secret: SECRET });
  expect(await connectionFor(options(), {})).toEqual({
    api: 'http://127.0.0.1:9123/logs/api',
    authorization: basic(`${SECRET}:local`),
  });
});

it('its secret goes to no other address', async () => {
  offerLocalAccess(directory, { url: 'http://127.0.0.1:9123/', secret: SECRET });
  await expect(
    connectionFor(options({ url: 'http://elsewhere.example:9000' }), {}),
  ).rejects.toThrow('Who are you?');
});

it('names and secrets come from the environment and from files', async () => {
  expect(
    await connectionFor(options({ url: 'https://graylog.example/api/' }), { CONSOLE_TOKEN: 't1' }),
  ).toEqual({ api: 'https://graylog.example/api', authorization: basic('t1:token') });
  expect(
    await connectionFor(options(), {
      CONSOLE_URL: 'http://n:1',
      CONSOLE_USER: 'ann',
      CONSOLE_PASSWORD: 'p w',
    }),
  ).toEqual({ api: 'http://n:1/api', authorization: basic('ann:p w') });
  const file = join(directory, 'secret');
  writeFileSync(file, 'from file\nmore');
  expect((await connectionFor(options({ tokenFile: file }), {})).authorization).toBe(
    basic('from file:token'),
  );
  expect(
    (await connectionFor(options({ user: 'ann', passwordFile: file }), { CONSOLE_TOKEN: 't1' }))
      .authorization,
  ).toBe(basic('ann:from file'));
});

it('a file without a secret and an address with one are refused', async () => {
  await expect(
    connectionFor(options({ tokenFile: join(directory, 'missing') }), {}),
  ).rejects.toThrow('cannot be read (ENOENT)');
  await expect(connectionFor(options({ url: 'http://ann:pw@n:1' }), {})).rejects.toThrow(
    'must not contain a user name or password',
  );
});

it('a secret that others may read is not used', async () => {
  offerLocalAccess(directory, { url: 'http://127.0.0.1:9123/', secret: SECRET });
  chmodSync(join(directory, 'local-access.json'), 0o640);
  await expect(connectionFor(options(), {})).rejects.toThrow('Who are you?');
});
