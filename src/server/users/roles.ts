import type { User } from './user';

/** The built-in roles that exist so far (graylog-api.md §0.8). */
const ROLE_PERMISSIONS: Readonly<Record<string, readonly string[]>> = {
  Admin: ['*'],
  Reader: [
    'metrics:read', 'messagecount:read', 'journal:read', 'messages:analyze', 'fieldnames:read', 'messages:read', 'indexercluster:read',
    'system:read', 'jvmstats:read', 'inputs:read', 'buffers:read', 'clusterconfigentry:read', 'decorators:read', 'throughput:read',
  ],
  'Dashboard Creator': ['dashboards:create'],
  'Event Definition Creator': ['eventdefinitions:create'],
  'Event Notification Creator': ['eventnotifications:create'],
};

/** What each user may do about himself. */
export const overOneself = (username: string) => ['tokenlist', 'passwordchange', 'tokenremove', 'edit', 'tokencreate'].map((action) => `users:${action}:${username}`);

/** All a user may do: himself, what was granted, his roles. */
export function permissionsOf({ username, roles, permissions }: User): string[] {
  if (roles.includes('Admin')) return ['*'];
  return [...new Set([...overOneself(username), ...permissions, ...roles.flatMap((role) => ROLE_PERMISSIONS[role] ?? [])])];
}
