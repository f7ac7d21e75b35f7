import type { User } from './user';
import type { UserStore } from './user-store';

/** What the capability `own` allows over one entity (graylog-api.md §0.8). */
const OWNER: Readonly<Record<'stream' | 'output', readonly string[]>> = {
  stream: ['streams:read', 'stream_outputs:read', 'streams:edit', 'streams:changestate', 'stream_outputs:create', 'stream_outputs:delete'],
  output: ['outputs:read', 'outputs:edit', 'outputs:terminate'],
};
export type OwnedType = keyof typeof OWNER;

const grantsOver = (type: OwnedType, id: string) => [...OWNER[type].map((permission) => `${permission}:${id}`), `entity:own:grn::::${type}:${id}`];

/** Gives whoever made something all rights over it. Those who may do everything need none. */
export async function grantOwnership(users: UserStore, { id: userId }: User, type: OwnedType, id: string): Promise<void> {
  const user = users.byId(userId);
  if (!user || users.permissionsOf(user).includes('*')) return;
  await users.save({ ...user, permissions: [...new Set([...user.permissions, ...grantsOver(type, id)])] });
}

/** Nobody has rights over what is gone. */
export async function removeGrants(users: UserStore, type: OwnedType, id: string): Promise<void> {
  const gone = new Set(grantsOver(type, id));
  for (const user of users.all()) {
    if (user.permissions.some((permission) => gone.has(permission))) await users.save({ ...user, permissions: user.permissions.filter((permission) => !gone.has(permission)) });
  }
}
