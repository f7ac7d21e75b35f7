import { expect, it } from 'vitest';
import { permissionsOfPage } from './page-permissions';

it.each([
  ['/system/users/new', ['users:create']],
  ['/system/users/5f', undefined],
  ['/system/users?query=ann', ['users:list']],
  ['/system/inputs/5f', ['inputs:read']],
  ['/search', undefined],
  ['/no/such/page', undefined],
])('%s requires %j', (path, permissions) => {
  expect(permissionsOfPage(path)).toEqual(permissions);
});
