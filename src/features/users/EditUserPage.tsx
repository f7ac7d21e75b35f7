import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { call } from '@/api/client';
import { updateUser, type UserSummary } from '@/contract/users';
import { Form } from '@/shared/form/Form';
import { FormActions } from '@/shared/form/FormActions';
import { placeErrors } from '@/shared/form/placed-errors';
import { useDraftForm } from '@/shared/form/use-draft-form';
import { paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { DetailCard } from '@/ui/detail/DetailCard';
import { DetailPage } from '@/ui/detail/DetailPage';
import { Notice } from '@/ui/notice/Notice';
import { Appearance } from './Appearance';
import { refreshSession, refreshUsers } from './mutations';
import { PasswordCard } from './PasswordCard';
import { RoleChips } from './RoleChips';
import { nameOf } from './user-columns';
import {
  fromUser,
  placesOfErrors,
  serverNames,
  toChanges,
  validateUser,
  type UserValues,
} from './user-form';
import { ProfileFields, RoleFields, SettingsFields } from './UserFields';
import { UserHead } from './UserHead';
import { UserLoader } from './UserLoader';
import { mayChangePassword, mayEdit, mayEditRoles } from './user-rights';

/** Changes an account, one's own too. */
export function EditUserPage() {
  const { userId = '' } = useParams();
  return (
    <UserLoader key={userId} id={userId} fresh>
      {(user) => <EditUser user={user} />}
    </UserLoader>
  );
}

function EditUser({ user }: { user: UserSummary }) {
  const {
    permits,
    user: { id: self },
  } = useSession();
  return (
    <DetailPage
      narrow
      head={
        <UserHead user={user} title={t('users.editOf', { name: nameOf(user) })} current="edit" />
      }
    >
      {user.read_only && (
        <Notice tone="info" title={t('users.notEditable')}>
          {t(user.id === ROOT_ID ? 'users.notEditableRoot' : 'users.notEditableMore')}
        </Notice>
      )}
      {mayEdit(user, permits) && <UserForm user={user} />}
      {mayChangePassword(user, permits) && <PasswordCard user={user} />}
      {user.id === self && <Appearance />}
    </DetailPage>
  );
}

const ROOT_ID = 'local:admin';

function UserForm({ user }: { user: UserSummary }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const {
    permits,
    user: { id: self },
  } = useSession();
  const [before] = useState(() => fromUser(user));
  const form = useDraftForm<UserValues, null>({
    key: `users.edit.${user.id}`,
    initialValues: before,
    validate: validateUser,
    onSubmit: (values) =>
      placeErrors(
        call(updateUser, { id: user.id, changes: toChanges(values, before) }),
        placesOfErrors,
      ),
    onSaved: () => {
      toasts.success(t('users.updated', { name: nameOf(user) }));
      void refreshUsers(client);
      if (user.id === self) void refreshSession(client);
      void navigate(paths.user(user.id));
    },
    serverNames,
  });
  return (
    <Form form={form}>
      <DetailCard title={t('users.profile')}>
        <ProfileFields named={user.first_name !== null} />
      </DetailCard>
      <DetailCard title={t('users.settings')}>
        <SettingsFields timeout={permits('*')} known />
      </DetailCard>
      <DetailCard title={t('users.roles')}>
        {mayEditRoles(user, permits) ? <RoleFields /> : <RoleChips names={user.roles} />}
      </DetailCard>
      <FormActions submit={t('users.update')} onCancel={() => void navigate(paths.user(user.id))} />
    </Form>
  );
}
