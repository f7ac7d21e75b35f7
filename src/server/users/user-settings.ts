import { z } from 'zod';
import { PERMISSIONS } from '@/contract/permissions';
import * as api from '@/contract/users';
import type { Call } from '../http/call';
import { Problem } from '../http/problem';
import { serve, type RouteTable } from '../http/serve';
import type { Items } from '../resource/items';
import { readBody } from '../http/body-mapping';
import type { User } from '../accounts/user';
import type { UserServices } from './user-services';

const preferencesSchema = z.object({ preferences: z.record(z.string(), z.unknown()) });
const permissionsSchema = z.object({ permissions: z.array(z.string()) });
const statusSchema = z.enum(['enabled', 'disabled', 'deleted']);

export const readOnlyRefusal = (_: string, user?: User): string | undefined =>
  user?.read_only ? `Cannot modify readonly user ${user.username}` : undefined;

/** Parts of a user with endpoints of their own: preferences, permissions, status. */
export function serveUserSettings(
  table: RouteTable,
  { users, sessions }: UserServices,
  items: Items<User>,
): void {
  serve(table, api.setPreferences, async (call) => {
    const user = items.one(call, { action: 'edit' });
    await users.save({ ...user, ...readBody(preferencesSchema, call.body) });
    return null;
  });

  const permission = PERMISSIONS.users.permissionsedit;
  const setPermissions = async (call: Call, permissions: string[]) => {
    const user = items.one(call, { action: 'permissionsedit', refuse: readOnlyRefusal });
    await users.save({ ...user, permissions });
    return null;
  };
  serve(
    table,
    api.setUserPermissions,
    (call) => setPermissions(call, readBody(permissionsSchema, call.body).permissions),
    { permission },
  );
  serve(table, api.clearUserPermissions, (call) => setPermissions(call, []), { permission });

  serve(table, api.setUserStatus, async (call) => {
    const user = items.one(call, { action: 'edit' });
    const status = statusIn(call);
    if (user.id === call.user.id)
      throw new Problem(400, 'Users are not allowed to set their own status');
    const refusal = readOnlyRefusal('', user);
    if (refusal !== undefined) throw new Problem(400, refusal);
    if (user.account_status === status) {
      call.reply.status = 304;
      return null;
    }
    await users.save({ ...user, account_status: status });
    if (status !== 'enabled') await sessions.endAllOf(user.id);
    return null;
  });
}

function statusIn({ params: { status } }: Call): User['account_status'] {
  const read = statusSchema.safeParse(status?.toLowerCase());
  if (read.success) return read.data;
  throw new Problem(
    400,
    `The status is one of ${statusSchema.options.join(', ')}, not “${status}”.`,
  );
}
