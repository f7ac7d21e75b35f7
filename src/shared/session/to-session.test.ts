import { expect, it } from 'vitest';
import { serverVersion } from '@/api/server-version';
import { PERMISSIONS } from '@/contract/permissions';
import type { UserSummary } from '@/contract/users';
import { toSession } from './to-session';

const holding = (...permissions: string[]) =>
  toSession({ username: 'ann', timezone: null, permissions } as unknown as UserSummary);

it('asks for permissions by the names of the server', () => {
  const { write } = PERMISSIONS.urlwhitelist;
  const newer = ['urlallowlist:write', 'streams:read:7'];
  expect(holding(...newer).permits(write)).toBe(false);
  serverVersion.use('7.0.1');
  expect(holding(...newer).permits(write)).toBe(true);
  expect(holding(...newer).permitsSome(write)).toBe(true);
  expect(holding(...newer).permits(PERMISSIONS.streams.read, '7')).toBe(true);
  expect(holding('urlwhitelist:write').permits(write)).toBe(false);
});

it.each([
  [PERMISSIONS.inputs.create, 'input_types:create:org.example.Input', '6.2.3', '6.3.0'],
  [PERMISSIONS.users.rolesedit, 'roles:assign:7', '7.0.4', '7.1.0'],
])('asks for what newer servers demand beside %s', (permission, added, before, since) => {
  serverVersion.use(before);
  expect(holding(permission).permits(permission)).toBe(true);
  serverVersion.use(since);
  expect(holding(permission).permits(permission)).toBe(false);
  expect(holding(permission).permitsSome(permission)).toBe(false);
  expect(holding(permission, added).permits(permission)).toBe(true);
  expect(holding(permission, added).permitsSome(permission)).toBe(true);
  expect(holding(added).permits(permission)).toBe(false);
  expect(holding('*').permits(permission)).toBe(true);
});
