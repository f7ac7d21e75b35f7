import { expect, it } from 'vitest';
import { changingPermissions } from './reading';

const user = (permissions: string[], grns: string[] = []) => ({
  username: 'wall',
  permissions,
  grn_permissions: grns,
});

it('lets pass whoever may only read and change their own account', () => {
  expect(
    changingPermissions(
      user([
        'messages:read',
        'messages:analyze',
        'streams:read:1',
        'dashboards:read:2',
        'searches:absolute,relative,keyword',
        'users:edit:wall',
        'users:tokencreate:wall',
      ]),
    ),
  ).toEqual([]);
});

it.each([
  '*',
  'streams',
  'streams:*:1',
  'streams:edit:1',
  'streams:read,edit',
  'dashboards:create',
  'users:edit',
  'users:edit:other',
  'users:tokenlist:other',
])('names %s', (permission) => {
  expect(changingPermissions(user(['messages:read', permission]))).toEqual([permission]);
});

it.each(['*', 'wall,admin', 'wall:1'])('names what Graylog grants to the user %s', (username) => {
  const permission = `users:edit:${username}`;
  expect(changingPermissions({ ...user([permission]), username })).toEqual([permission]);
});

it('names what is owned', () => {
  const owned = 'entity:own:grn::::dashboard:1';
  expect(changingPermissions(user([], [owned]))).toEqual([owned]);
});
