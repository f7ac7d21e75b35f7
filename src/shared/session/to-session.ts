import type { UserSummary } from '@/contract/users';
import { isPermittedForSome, permissionCheck } from '@/domain/permissions/permissions';
import type { Session } from './session-context';

export const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

export function toSession(user: UserSummary): Session {
  return {
    user,
    zone: knownZone(user.timezone) ?? browserZone(),
    permits: permissionCheck(user.permissions),
    permitsSome: (permission) => isPermittedForSome(user.permissions, permission),
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
