import { endpoint } from './endpoint';

/** Every permission there is: what it is about, and what may be done. */
export const listPermissions = endpoint<void, { permissions: Record<string, string[]> }>({
  method: 'GET',
  path: '/system/permissions',
  toRequest: () => ({}),
});
/** What each user may do about himself. */
export const listOwnPermissions = endpoint<{ username: string }, { permissions: string[] }>({
  method: 'GET',
  path: '/system/permissions/reader/:username',
  toRequest: ({ username }) => ({ params: { username } }),
});
