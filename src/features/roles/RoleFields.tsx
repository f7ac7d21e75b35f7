import { useQuery } from '@tanstack/react-query';
import { TextAreaField, TextField } from '@/shared/form/fields';
import { FormField } from '@/shared/form/FormField';
import { MultiSelect } from '@/shared/pickers/SearchSelect';
import { t } from '@/shared/texts/t';
import { roleQueries } from './queries';
import { readPermission } from './role-form';

/** What a role is called and what it allows. */
export function RoleFields() {
  const { data = [], error, isFetching } = useQuery(roleQueries.permissions());
  return (
    <>
      <TextField
        name="name"
        label={t('roles.field.name')}
        required
        maxLength={100}
        data-autofocus
      />
      <TextAreaField name="description" label={t('roles.field.description')} rows={2} optional />
      <FormField<readonly string[]>
        name="permissions"
        label={t('roles.field.permissions')}
        help={t('roles.field.permissionsHelp')}
      >
        {({ name: _, ...control }) => (
          <MultiSelect
            {...control}
            options={data.map((permission) => ({ value: permission, label: permission }))}
            toValue={readPermission}
            placeholder={t('roles.field.permissionsPick')}
            monospace
            loading={isFetching}
            failure={
              error === null ? undefined : t('controls.optionsFailed', { reason: error.message })
            }
          />
        )}
      </FormField>
    </>
  );
}
