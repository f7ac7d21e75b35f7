import type { UserRow } from '@/contract/users';

type Permits = (permission: string) => boolean;
type Named = Pick<UserRow, 'username' | 'read_only'>;

/** The server returns the details of a user only to users who may edit them. */
export const maySee = ({ username }: Pick<Named, 'username'>, permits: Permits) =>
  permits(`users:edit:${username}`);
export const mayEdit = (user: Named, permits: Permits) =>
  user.read_only !== true && maySee(user, permits);
/** Users cannot disable or delete themselves. */
export const mayDisable = (user: Named, permits: Permits, self: string) =>
  mayEdit(user, permits) && user.username !== self;
export const mayDelete = (user: Named, permits: Permits, self: string) =>
  user.read_only !== true && permits('users:edit') && user.username !== self;
export const mayEditRoles = (user: Named, permits: Permits) =>
  mayEdit(user, permits) && permits(`users:rolesedit:${user.username}`);
export const maySeeTokens = ({ username }: Pick<Named, 'username'>, permits: Permits) =>
  permits(`users:tokenlist:${username}`);
export const mayChangePassword = (user: Named, permits: Permits) =>
  user.read_only !== true && permits(`users:passwordchange:${user.username}`);
