import { useMutation } from '@tanstack/react-query';
import type { AuthzRole } from '@/contract/roles';
import type { UserRow } from '@/contract/users';
import { displayNameOf } from '@/domain/users/display-name';
import { ConfirmChange } from '@/shared/confirm/ConfirmChange';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { unassign } from './assignees';

type UnassignDialogProps = { role: AuthzRole; user: UserRow; onClose: () => void };

/** Asks for confirmation before a role is unassigned. */
export function UnassignDialog({ role, user, onClose }: UnassignDialogProps) {
  const names = { user: displayNameOf(user), role: role.name };
  const mutation = useMutation({
    ...unassign,
    onSuccess: () => {
      toasts.success(t('roles.unassigned', names));
      onClose();
    },
  });
  return (
    <ConfirmChange
      title={t('roles.unassignTitle')}
      mutation={mutation}
      variables={{ id: role.id, username: user.username }}
      onCancel={onClose}
    >
      <p>{t('roles.unassignMeans', names)}</p>
    </ConfirmChange>
  );
}
