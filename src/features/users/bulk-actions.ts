import type { BulkAction } from '@/shared/entity-list/bulk/bulk-action';
import { oneByOne } from '@/shared/entity-list/bulk/one-by-one';
import type { Session } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { refuseSelf, setStatus } from './account/users';

/** Enables or disables several users; the server only has requests for one at a time. */
export function userBulkActions(session: Session): BulkAction[] {
  const permissions = ['users:edit'];
  const toEach = (act: (id: string) => Promise<unknown>) => (ids: readonly string[]) =>
    oneByOne(ids, act);
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
      run: toEach(async (id) => {
        refuseSelf(id, session);
        await setStatus(id, false);
      }),
      confirm: (count) => ({
        title: t('users.disableMany', { count }),
        text: t('users.disableManyMeans'),
      }),
    },
  ];
}
