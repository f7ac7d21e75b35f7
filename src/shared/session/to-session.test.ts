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
