import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { UserRow } from '@/contract/users';
import { DeleteDialog } from '@/shared/confirm/DeleteDialog';
import { errorText } from '@/shared/failure/error-text';
import { paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { ConfirmDialog } from '@/ui/confirm-dialog/ConfirmDialog';
import type { MenuItem } from '@/ui/menu/menu-item';
import { deleteUser, switchUser } from './mutations';
import { nameOf } from './user-columns';
import { mayDelete, mayDisable, mayEdit, maySee, maySeeTokens } from './user-rights';

type Actor = Pick<UserRow, 'id' | 'username' | 'full_name' | 'read_only' | 'account_status'>;
type UserActions = {
  menuOf: (user: Actor) => MenuItem[];
  /** What an action asks before; stands on the page. */ dialog: ReactNode;
};

/**
 * What can be done with a user, in lists and on his page. `onDeleted` is called when he is gone.
 */
export function useUserActions(onDeleted?: () => void): UserActions {
  const client = useQueryClient();
  const navigate = useNavigate();
  const {
    permits,
    user: { username: self },
  } = useSession();
  const [doomed, setDoomed] = useState<Actor>();
  const [shutOut, setShutOut] = useState<Actor>();
  const { mutate: toggle } = useMutation({
    ...switchUser(client),
    onSuccess: (_, { name, on }) =>
      toasts.success(t(on ? 'users.enabled' : 'users.disabled', { name })),
    onError: (error, { on }) =>
      toasts.error(errorText(error), t(on ? 'users.notEnabled' : 'users.notDisabled')),
  });

  const menuOf = useMemo(
    () =>
      (user: Actor): MenuItem[] => {
        const { id, account_status: status } = user;
        const enabled = status === 'enabled';
        const link = (name: string, label: string, path: string): MenuItem => ({
          id: name,
          label,
          href: path,
          onSelect: () => void navigate(path),
        });
        return [
          ...(maySee(user, permits) ? [link('show', t('users.show'), paths.user(id))] : []),
          ...(mayEdit(user, permits) ? [link('edit', t('users.edit'), paths.editUser(id))] : []),
          ...(maySeeTokens(user, permits)
            ? [link('tokens', t('users.tokens'), paths.userTokens(id))]
            : []),
          ...(mayDisable(user, permits, self)
            ? [
                {
                  id: 'status',
                  label: t(enabled ? 'users.disableAction' : 'users.enable'),
                  onSelect: () =>
                    enabled ? setShutOut(user) : toggle({ id, name: nameOf(user), on: true }),
                },
              ]
            : []),
          ...(mayDelete(user, permits, self)
            ? [
                { id: 'line', separator: true } as const,
                {
                  id: 'delete',
                  label: t('users.deleteAction'),
                  danger: true,
                  onSelect: () => setDoomed(user),
                },
              ]
            : []),
        ];
      },
    [navigate, permits, self, toggle],
  );

  const question = shutOut && (
    <ConfirmDialog
      title={t('users.disableTitle')}
      confirm={t('users.disableTitle')}
      danger
      texts={{ cancel: t('forms.cancel'), close: t('forms.close') }}
      onCancel={() => setShutOut(undefined)}
      onConfirm={() => {
        setShutOut(undefined);
        toggle({ id: shutOut.id, name: nameOf(shutOut), on: false });
      }}
    >
      <p>
        <strong>
          {nameOf(shutOut)} ({shutOut.username})
        </strong>
      </p>
      <p>{t('users.disableMeans')}</p>
    </ConfirmDialog>
  );
  const dialog = doomed && (
    <DeleteDialog
      title={t('users.delete')}
      names={[`${nameOf(doomed)} (${doomed.username})`]}
      onDelete={() => deleteUser(client, doomed.id)}
      onCancel={() => setDoomed(undefined)}
      onDeleted={() => {
        setDoomed(undefined);
        toasts.success(t('users.deleted', { name: nameOf(doomed) }));
        onDeleted?.();
      }}
    >
      <p>{t('users.deleteMeans')}</p>
    </DeleteDialog>
  );
  return {
    menuOf,
    dialog: (
      <>
        {question}
        {dialog}
      </>
    ),
  };
}
