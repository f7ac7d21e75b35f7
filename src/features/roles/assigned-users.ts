import { call } from '@/api/client';
import { pageOfAssignees, type AuthzRole } from '@/contract/roles';
import { displayNameOf } from '@/domain/users/display-name';
import { paths } from '@/shared/paths';
import type { Session } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';

/** A role in the list, with its users. */
export type RoleRow = AuthzRole & { users: readonly { id: string; username: string }[] };

/** The role of the root user. */
export const ADMIN = 'Admin';
/** Page size that fits all users of a role. */
const ALL_USERS = 10_000;

/** The server decides which users may be assigned. */
export const mayAssign = ({ permits }: Session) =>
  permits('users:rolesedit') && permits('users:list');

/** The users that lose a role when it is deleted. */
export async function dependentUsers(id: string, signal: AbortSignal) {
  const { users } = await call(pageOfAssignees, { id, per_page: ALL_USERS }, { signal });
  return users.map((user) => ({
    kind: t('roles.userKind'),
    title: displayNameOf(user),
    href: paths.user(user.id),
  }));
}

/** The server leaves out the root user, whose role cannot be taken away. */
export const usernamesOf = ({ name, users }: RoleRow): readonly string[] => [
  ...(name === ADMIN ? [t('roles.root')] : []),
  ...users.map(({ username }) => username),
];
