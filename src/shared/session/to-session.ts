import { serverVersion } from '@/api/server-version';
import { alsoDemandedOn, permissionOn } from '@/contract/renamed-permissions';
import type { UserSummary } from '@/contract/users';
import { isPermittedForSome, permissionCheck } from '@/domain/permissions/permissions';
import type { Session } from './session-context';

export const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Permissions have the names of the server, as far as its version is known. */
export function toSession(user: UserSummary): Session {
  const version = serverVersion.known();
  const permits = permissionCheck(user.permissions);
  const holdsMore = (permission: string) => {
    const added = alsoDemandedOn(version, permission);
    return added === undefined || isPermittedForSome(user.permissions, added);
  };
  return {
    user,
    zone: knownZone(user.timezone) ?? browserZone(),
    permits: (permission, id) =>
      permits(permissionOn(version, permission), id) && holdsMore(permission),
    permitsSome: (permission) =>
      isPermittedForSome(user.permissions, permissionOn(version, permission)) &&
      holdsMore(permission),
  };
}

/** The server does not validate zone names; an unknown one must not break every timestamp. */
function knownZone(name: string | null): string | undefined {
  if (!name) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) && name;
  } catch {
    return undefined;
  }
}
