import { endpoint } from './endpoint';

/** All permissions: entity types with their actions. */
export const listPermissions = endpoint<void, { permissions: Record<string, readonly string[]> }>({
  method: 'GET',
  path: '/system/permissions',
  toRequest: () => ({}),
});
/** What users may do with their own account. */
export const listOwnPermissions = endpoint<{ username: string }, { permissions: string[] }>({
  method: 'GET',
  path: '/system/permissions/reader/:username',
  toRequest: ({ username }) => ({ params: { username } }),
});
