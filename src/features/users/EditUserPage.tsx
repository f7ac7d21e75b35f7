import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '@/api/client';
import { getUserById, updateUser, type UserSummary } from '@/contract/users';
import { displayNameOf } from '@/domain/users/display-name';
import { Form } from '@/shared/form/Form';
import { FormActions } from '@/shared/form/FormActions';
import { paths } from '@/shared/paths';
import { refresh } from '@/shared/mutations/change';
import { useResourceForm } from '@/shared/resource/ResourceForm';
import { ResourcePage } from '@/shared/resource/ResourcePage';
import { useSession } from '@/shared/session/session-context';
import { sessionQueries } from '@/shared/session/session-queries';
import { t } from '@/shared/texts/t';
import { DetailCard } from '@/ui/detail/DetailCard';
import { Notice } from '@/ui/notice/Notice';
import { Appearance } from './form/Appearance';
import { PasswordCard } from './form/PasswordCard';
import { RoleChips } from './roles/RoleChips';
import {
  errorPatterns,
  fromUser,
  mergeOfUser,
  serverNames,
  toChanges,
  validateUser,
} from './form/user-form';
import { ProfileFields, RoleFields, SettingsFields } from './form/UserFields';
import { mayChangePassword, mayEdit, mayEditRoles } from './account/user-rights';
import { editPage, users } from './account/users';

/** Edits an account, including the user's own. */
export function EditUserPage() {
  const session = useSession();
  const { user: self } = session;
  return (
    <ResourcePage of={users} page={editPage} narrow>
      {(user) => (
        <>
          {user.read_only && (
            <Notice tone="info" title={t('users.notEditable')}>
              {t(user.id === ROOT_ID ? 'users.notEditableRoot' : 'users.notEditableMore')}
            </Notice>
          )}
          {mayEdit(user, session) && <UserForm user={user} />}
          {mayChangePassword(user, session) && <PasswordCard user={user} />}
          {user.id === self.id && <Appearance />}
        </>
      )}
    </ResourcePage>
  );
}

const ROOT_ID = 'local:admin';

function UserForm({ user }: { user: UserSummary }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const session = useSession();
  const { permits, user: self } = session;
  const form = useResourceForm(users, {
    key: `users.edit.${user.id}`,
    edits: {
      loaded: user,
      latest: () => call(getUserById, { id: user.id }),
      toValues: fromUser,
      ...mergeOfUser(),
    },
    validate: validateUser,
    onSubmit: (values, { current }) =>
      call(updateUser, {
        id: user.id,
        // Servers since 7.0 take a missing start page for none.
        changes: { startpage: current.startpage, ...toChanges(values, fromUser(current)) },
      }),
    refusals: errorPatterns,
    successText: () => t('users.updated', { name: displayNameOf(user) }),
    onSaved: () => {
      if (user.id === self.id) void refresh(client, [sessionQueries.all()]);
      void navigate(paths.user(user.id));
    },
    serverNames,
  });
  return (
    <Form form={form}>
      <DetailCard title={t('users.profile')}>
        <ProfileFields hasName={user.first_name !== null} />
      </DetailCard>
      <DetailCard title={t('users.settings')}>
        <SettingsFields mayChangeTimeout={permits('*')} exists />
      </DetailCard>
      <DetailCard title={t('users.roles')}>
        {mayEditRoles(user, session) ? <RoleFields /> : <RoleChips names={user.roles} />}
      </DetailCard>
      <FormActions submit={t('users.update')} onCancel={() => void navigate(paths.user(user.id))} />
    </Form>
  );
}
