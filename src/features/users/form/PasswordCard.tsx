import { useState } from 'react';
import { call } from '@/api/client';
import { PERMISSIONS } from '@/contract/permissions';
import { changePassword, type UserSummary } from '@/contract/users';
import { ModalForm } from '@/shared/form/DialogForm';
import { FormField } from '@/shared/form/FormField';
import { placeErrors } from '@/shared/form/placed-errors';
import { useDraftForm } from '@/shared/form/use-draft-form';
import { PasswordBox } from '@/shared/pickers/boxes';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { Button } from '@/ui/button/Button';
import { DetailCard } from '@/ui/detail/DetailCard';
import { validatePassword, type PasswordValues } from './user-form';
import { NewPasswordFields } from './UserFields';

/**
 * Passwords have their own form: changing one needs the old password and ends the user's sessions.
 */
export function PasswordCard({ user }: { user: UserSummary }) {
  const [open, setOpen] = useState(false);
  return (
    <DetailCard
      title={t('users.password')}
      actions={<Button onClick={() => setOpen(true)}>{t('users.changePassword')}</Button>}
    >
      <span>{t('users.passwordLead')}</span>
      {open && <PasswordForm user={user} onClose={() => setOpen(false)} />}
    </DetailCard>
  );
}

type Values = PasswordValues & { oldPassword: string };

function PasswordForm({ user, onClose }: { user: UserSummary; onClose: () => void }) {
  const {
    permits,
    user: { id: self },
  } = useSession();
  const needsOldPassword = user.id === self || !permits(PERMISSIONS.users.passwordchange);
  const form = useDraftForm<Values, null>({
    initialValues: { oldPassword: '', password: '', repeat: '' },
    validate: validatePassword,
    onSubmit: ({ oldPassword, password }) =>
      placeErrors(
        call(changePassword, {
          id: user.id,
          password,
          ...(needsOldPassword && { old_password: oldPassword }),
        }),
        { oldPassword: /old password/i },
      ),
    onSaved: () => {
      toasts.success(t('users.passwordChanged'));
      onClose();
    },
    secrets: ['oldPassword', 'password', 'repeat'],
    serverNames: { old_password: 'oldPassword' },
  });
  return (
    <ModalForm
      form={form}
      title={t('users.changePassword')}
      submit={t('users.changePassword')}
      onClose={onClose}
    >
      {needsOldPassword && (
        <FormField<string> name="oldPassword" label={t('users.field.oldPassword')} required>
          {(control) => <PasswordBox {...control} data-autofocus />}
        </FormField>
      )}
      <NewPasswordFields label={t('users.field.newPassword')} />
      {/* Lets password managers assign the password to the account. */}
      <input hidden readOnly autoComplete="username" value={user.username} />
    </ModalForm>
  );
}
