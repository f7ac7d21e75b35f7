import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '@/api/client';
import { PERMISSIONS } from '@/contract/permissions';
import { getUser, updateUser, type UserSummary } from '@/contract/users';
import { errorText } from '@/shared/failure/error-text';
import { useSession } from '@/shared/session/session-context';
import { sessionQueries } from '@/shared/session/session-queries';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import type { MenuItem } from '@/ui/menu/menu-item';

type StartPage = NonNullable<UserSummary['startpage']>;

/** What the API stores for users without a start page of their own; it ignores null. */
const NONE: StartPage = { type: '', id: '' };

/**
 * The menu entry that makes a view the user's start page, or ends that. Read-only users, such as
 * the root user, have none.
 */
export function useStartPageItem(
  type: 'dashboard' | 'search',
): (view: { id: string; title: string }) => MenuItem[] {
  const { user, permits } = useSession();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async (startpage: StartPage) => {
      await call(updateUser, { id: user.id, changes: { startpage } });
      const latest = await call(getUser, { username: user.username });
      queryClient.setQueryData(sessionQueries.current().queryKey, { user: latest });
    },
    onSuccess: () => toasts.success(t('views.startPageChanged')),
    onError: (error) => toasts.error(errorText(error), t('views.startPageFailed')),
  });
  const { startpage } = user;
  const mayChoose = !user.read_only && permits(PERMISSIONS.users.edit, user.username);
  return useCallback(
    ({ id }) => {
      if (!mayChoose) return [];
      const isStart = startpage?.type === type && startpage.id === id;
      return [
        {
          id: 'startPage',
          label: t(isStart ? 'views.endStartPage' : 'views.useAsStartPage'),
          onSelect: () => mutate(isStart ? NONE : { type, id }),
        },
      ];
    },
    [mayChoose, startpage, type, mutate],
  );
}
