import { PERMISSIONS } from '@/contract/permissions';
import type { Grantee } from '@/contract/shares';
import type { ConfigDocument } from '@/contract/cluster-config';
import type { Documents } from '../storage/documents';
import { ROOT_USER_ID, type User } from '../accounts/user';
import type { UserStore } from '../accounts/user-store';
import { EVERYONE, userGrn } from '../authorization/grn';
import { readGrn } from '../http/read-grn';

const TEAMS_CONFIG = 'org.graylog2.users.UserAndTeamsConfig';

/** Who entities may be shared with according to the settings. */
type Sharing = { everyone: boolean; users: boolean };

export function sharingAllowed(configs: Pick<Documents<ConfigDocument>, 'get'>): Sharing {
  const { allow_sharing_with_everyone: everyone, allow_sharing_with_users: users } =
    configs.get(TEAMS_CONFIG) ?? {};
  return { everyone: everyone !== false, users: users !== false };
}

const nameOf = ({ full_name, username }: User) => full_name ?? username;
const ofUser = (user: User): Grantee => ({
  id: userGrn(user.id),
  type: 'user',
  title: nameOf(user),
});
const everyone: Grantee = { id: EVERYONE, type: 'global', title: 'Everyone' };

/** Undefined if there is no such grantee. */
export function granteeOf(users: Pick<UserStore, 'byId'>, grn: string): Grantee | undefined {
  if (grn === EVERYONE) return everyone;
  const { type, id } = readGrn(grn);
  const user = type === 'user' ? users.byId(id) : undefined;
  return user && ofUser(user);
}

type Asker = { user: User; permits(permission: string, id?: string): boolean };

/**
 * The grantees that the asker may choose: other users, if they may see them, and everyone. The root
 * user needs no shares.
 */
export function choosableGrantees(
  users: Pick<UserStore, 'all'>,
  allowed: Sharing,
  { user, permits }: Asker,
): Grantee[] {
  const others = users
    .all()
    .filter(
      ({ id, account_status }) =>
        id !== user.id && id !== ROOT_USER_ID && account_status !== 'deleted',
    );
  return [
    ...(allowed.users && permits(PERMISSIONS.users.list) ? others.map(ofUser) : []),
    ...(allowed.everyone ? [everyone] : []),
  ];
}
