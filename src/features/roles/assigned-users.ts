import { PERMISSIONS } from '@/contract/permissions';
import type { AuthzRole } from '@/contract/roles';
import type { Session } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';

/** A role in the list, with its users. */
export type RoleRow = AuthzRole & { users: readonly { id: string; username: string }[] };

/** The role of the root user. */
export const ADMIN = 'Admin';

/** The server decides which users may be assigned. */
export const mayAssign = ({ permits }: Session) =>
  permits(PERMISSIONS.users.rolesedit) && permits(PERMISSIONS.users.list);

/** The server leaves out the root user, whose role cannot be taken away. */
export const usernamesOf = ({ name, users }: RoleRow): readonly string[] => [
  ...(name === ADMIN ? [t('roles.root')] : []),
  ...users.map(({ username }) => username),
];
