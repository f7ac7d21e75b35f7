import { call } from '@/api/client';
import { createUser } from '@/contract/users';
import { TextField } from '@/shared/form/fields';
import type { CreateForm } from '@/shared/resource/ResourceForm';
import { t } from '@/shared/texts/t';
import { DetailCard } from '@/ui/detail/DetailCard';
import {
  errorPatterns,
  newUser,
  serverNames,
  toDraft,
  validateNewUser,
  type NewUserValues,
} from './user-form';
import { NewPasswordFields, ProfileFields, RoleFields, SettingsFields } from './UserFields';

/** Limit of the server. */
const MAX_NAME_LENGTH = 100;

export const newUserForm: CreateForm<NewUserValues, unknown> = {
  empty: newUser,
  validate: validateNewUser,
  create: (values) => call(createUser, toDraft(values)),
  refusals: errorPatterns,
  secrets: ['password', 'repeat'],
  serverNames,
  Fields: NewUserFields,
  texts: {
    new: 'users.new',
    create: 'users.create',
    created: (_, { username }) => t('users.created', { name: username.trim() }),
  },
};

function NewUserFields() {
  return (
    <>
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
    </>
  );
}
