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

/**
 * What servers since a version demand beside a permission of the base form, over one item at least:
 * the type of an input, or the role that users get. Existing roles got the first on the upgrade.
 */
const ALSO: Readonly<Record<string, { since: `${number}.${number}`; name: string }>> = {
  [PERMISSIONS.inputs.create]: { since: '6.3', name: 'input_types:create' },
  [PERMISSIONS.users.rolesedit]: { since: '7.1', name: 'roles:assign' },
};

/** The permission that a server demands beside another one; undefined if it demands none. */
export function alsoDemandedOn(
  server: ServerVersion | undefined,
  permission: string,
): string | undefined {
  const added = ALSO[permission];
  return added && isSince(server, added.since) ? added.name : undefined;
}
