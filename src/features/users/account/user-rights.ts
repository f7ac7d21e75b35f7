import { PERMISSIONS, type May } from '@/contract/permissions';
import type { UserRow } from '@/contract/users';
import type { Session } from '@/shared/session/session-context';

type Named = Pick<UserRow, 'username' | 'read_only'>;
type Username = Pick<Named, 'username'>;

/** Permissions over users name them by their username. */
const mayOverUser =
  (permission: string): May<Username> =>
  ({ username }, { permits }) =>
    permits(permission, username);

/** The server returns the details of a user only to users who may edit them. */
export const maySee = mayOverUser(PERMISSIONS.users.edit);
export const mayEdit: May<Named> = (user, session) =>
  user.read_only !== true && maySee(user, session);
/** Users cannot disable or delete themselves. */
export const mayDisable: May<Named, Session> = (account, session) =>
  mayEdit(account, session) && account.username !== session.user.username;
export const mayDelete: May<Named, Session> = (account, { permits, user }) =>
  account.read_only !== true &&
  permits(PERMISSIONS.users.edit) &&
  account.username !== user.username;
export const mayEditRoles: May<Named> = (user, session) =>
  mayEdit(user, session) && session.permits(PERMISSIONS.users.rolesedit, user.username);
export const maySeeTokens = mayOverUser(PERMISSIONS.users.tokenlist);
export const mayChangePassword: May<Named> = (user, { permits }) =>
  user.read_only !== true && permits(PERMISSIONS.users.passwordchange, user.username);
