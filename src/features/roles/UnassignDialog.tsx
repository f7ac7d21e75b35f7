import { useMutation } from '@tanstack/react-query';
import type { AuthzRole } from '@/contract/roles';
import type { UserRow } from '@/contract/users';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { ConfirmDialog } from '@/ui/confirm-dialog/ConfirmDialog';
import { unassign } from './assignees';

/** Asks for confirmation before a role is unassigned. */
export function UnassignDialog({
  role,
  user,
  onClose,
}: {
  role: AuthzRole;
  user: UserRow;
  onClose: () => void;
}) {
  const names = { user: user.full_name?.trim() || user.username, role: role.name };
  const removal = useMutation({
    ...unassign,
    onSuccess: () => {
      toasts.success(t('roles.unassigned', names));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('roles.unassignTitle')}
      confirm={t('roles.unassignTitle')}
      danger
      busy={removal.isPending}
      onConfirm={() => removal.mutate({ id: role.id, username: user.username })}
      onCancel={onClose}
      texts={{ cancel: t('forms.cancel'), close: t('forms.close') }}
    >
      <p>{t('roles.unassignMeans', names)}</p>
      <FailureNotice error={removal.error} />
    </ConfirmDialog>
  );
}
