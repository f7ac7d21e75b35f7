import { useNavigate } from 'react-router-dom';
import { call } from '@/api/client';
import { createUser } from '@/contract/users';
import { TextField } from '@/shared/form/fields';
import { Form } from '@/shared/form/Form';
import { FormActions } from '@/shared/form/FormActions';
import { PageHead } from '@/shared/page-header/PageHead';
import { paths } from '@/shared/paths';
import { useResourceForm } from '@/shared/resource/ResourceForm';
import { t } from '@/shared/texts/t';
import { DetailCard } from '@/ui/detail/DetailCard';
import { DetailPage } from '@/ui/detail/DetailPage';
import { newUser, errorPatterns, serverNames, toDraft, validateNewUser } from './form/user-form';
import { NewPasswordFields, ProfileFields, RoleFields, SettingsFields } from './form/UserFields';
import { users } from './account/users';

/** Limit of the server. */
const MAX_NAME_LENGTH = 100;

export function NewUserPage() {
  const navigate = useNavigate();
  const form = useResourceForm(users, {
    key: 'users.new',
    initialValues: newUser(),
    validate: validateNewUser,
    onSubmit: (values) => call(createUser, toDraft(values)),
    refusals: errorPatterns,
    successText: (_, { username }) => t('users.created', { name: username.trim() }),
    onSaved: () => void navigate(paths.users()),
    secrets: ['password', 'repeat'],
    serverNames,
  });
  return (
    <DetailPage
      narrow
      head={
        <PageHead
          way={[{ title: t('users.title'), to: paths.users() }]}
          title={t('users.new')}
          description={t('users.newLead')}
        />
      }
    >
      <Form form={form}>
        <DetailCard title={t('users.profile')}>
          <TextField
            name="username"
            label={t('users.field.username')}
            help={t('users.field.usernameHelp')}
            required
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <ProfileFields />
        </DetailCard>
        <DetailCard title={t('users.password')}>
          <NewPasswordFields label={t('users.field.password')} />
        </DetailCard>
        <DetailCard title={t('users.roles')}>
          <RoleFields />
        </DetailCard>
        <DetailCard title={t('users.settings')}>
          <SettingsFields mayChangeTimeout />
        </DetailCard>
        <FormActions submit={t('users.create')} onCancel={() => void navigate(paths.users())} />
      </Form>
    </DetailPage>
  );
}
