import type { QueryClient } from '@tanstack/react-query';
import { call } from '@/api/client';
import { assignRole, deleteAuthzRole, unassignRole } from '@/contract/roles';
import type { BulkAction } from '@/shared/entity-list/bulk-action';
import { oneByOne } from '@/shared/entity-list/one-by-one';
import { sessionQueries } from '@/shared/session/session-queries';
import { t } from '@/shared/texts/t';

/**
 * Every list of roles and users, those of other areas too: each names one of both in its key. What
 * the reader may do may be another now.
 */
export async function refreshRoles(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({
      predicate: ({ queryKey }) => queryKey.includes('roles') || queryKey.includes('users'),
    }),
    client.invalidateQueries({ queryKey: sessionQueries.all() }),
  ]);
}

export async function deleteRole(client: QueryClient, id: string): Promise<void> {
  await call(deleteAuthzRole, { id });
  await refreshRoles(client);
}

/** Of many at once; the server knows each by itself only, and keeps the built-in ones. */
export const removal = (client: QueryClient): BulkAction => ({
  id: 'delete',
  permissions: ['roles:edit'],
  label: t('lists.delete'),
  danger: true,
  run: async (ids) => {
    const result = await oneByOne(ids, (id) => call(deleteAuthzRole, { id }));
    await refreshRoles(client);
    return result;
  },
  confirm: (count) => ({ title: t('roles.deleteMany', { count }), text: t('roles.deleteMeans') }),
});

export async function assign(
  client: QueryClient,
  id: string,
  usernames: readonly string[],
): Promise<void> {
  await call(assignRole, { id, usernames });
  await refreshRoles(client);
}

export async function unassign(client: QueryClient, id: string, username: string): Promise<void> {
  await call(unassignRole, { id, username });
  await refreshRoles(client);
}
