import { PERMISSIONS } from './permissions';
import { isSince, type ServerVersion } from './server-version';

/** What servers since a version call a permission of the base form. */
const RENAMED: Readonly<Record<string, { since: `${number}.${number}`; name: string }>> = {
  [PERMISSIONS.urlwhitelist.read]: { since: '7.0', name: 'urlallowlist:read' },
  [PERMISSIONS.urlwhitelist.write]: { since: '7.0', name: 'urlallowlist:write' },
};

/** The name of a permission on a server. */
export function permissionOn(server: ServerVersion | undefined, permission: string): string {
  const renamed = RENAMED[permission];
  return renamed && isSince(server, renamed.since) ? renamed.name : permission;
}
