import type { QueryClient } from '@tanstack/react-query';
import { call } from '@/api/client';
import { deleteUserById } from '@/contract/users';
import type { BulkAction } from '@/shared/entity-list/bulk-action';
import { oneByOne } from '@/shared/entity-list/one-by-one';
import { t } from '@/shared/texts/t';
import { refreshUsers, setStatus } from './mutations';

/**
 * What is done to many users at once. The server knows each by itself only, and nobody shuts
 * himself out.
 */
export function userBulkActions(client: QueryClient, selfId: string): BulkAction[] {
  const toEach = (act: (id: string) => Promise<unknown>) => async (ids: readonly string[]) => {
    const result = await oneByOne(ids, act);
    await refreshUsers(client);
    return result;
  };
  const toOthers = (act: (id: string) => Promise<unknown>) =>
    toEach(async (id) => {
      if (id === selfId) throw new Error(t('users.notYourself'));
      await act(id);
    });
  const permissions = ['users:edit'];
  return [
    {
      id: 'enable',
      permissions,
      label: t('users.enable'),
      run: toEach((id) => setStatus(id, true)),
    },
    {
      id: 'disable',
      permissions,
      label: t('users.disable'),
      run: toOthers((id) => setStatus(id, false)),
      confirm: (count) => ({
        title: t('users.disableMany', { count }),
        text: t('users.disableManyMeans'),
      }),
    },
    {
      id: 'delete',
      permissions,
      label: t('lists.delete'),
      danger: true,
      run: toOthers((id) => call(deleteUserById, { id })),
      confirm: (count) => ({
        title: t('users.deleteMany', { count }),
        text: t('users.deleteManyMeans'),
      }),
    },
  ];
}
