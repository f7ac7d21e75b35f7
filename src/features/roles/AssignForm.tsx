import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AuthzRole } from '@/contract/roles';
import { Form } from '@/shared/form/Form';
import { FormActions } from '@/shared/form/FormActions';
import { FormField } from '@/shared/form/FormField';
import { useDraftForm } from '@/shared/form/use-draft-form';
import { MultiSelect } from '@/shared/pickers/SearchSelect';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { assign } from './mutations';
import { roleQueries } from './queries';

/** Gives a role to users. It begins anew after each time. */
export function AssignForm({ role }: { role: AuthzRole }) {
  const [done, setDone] = useState(0);
  return <Choice key={done} role={role} onDone={() => setDone(done + 1)} />;
}

function Choice({ role, onDone }: { role: AuthzRole; onDone: () => void }) {
  const client = useQueryClient();
  const { data = [], error, isFetching } = useQuery(roleQueries.candidates());
  const form = useDraftForm<{ users: string[] }, void>({
    initialValues: { users: [] },
    validate: ({ users }) => (users.length === 0 ? { users: t('roles.assignNeeded') } : {}),
    onSubmit: ({ users }) => assign(client, role.id, users),
    onSaved: (_, { users }) => {
      toasts.success(t('roles.assigned', { count: users.length, name: role.name }));
      onDone();
    },
  });
  const options = data.filter(({ roles }) => !roles.includes(role.name)).map(({ username, full_name: name }) => ({ value: username, label: name?.trim() || username, info: username }));
  return (
    <Form form={form} guard={false}>
      <FormField<readonly string[]> name="users" label={t('roles.assign')}>
        {({ name: _, ...control }) => (
          <MultiSelect {...control} options={options} placeholder={t('roles.assignPick')} loading={isFetching} failure={error === null ? undefined : t('controls.optionsFailed', { reason: error.message })} />
        )}
      </FormField>
      <FormActions submit={t('roles.assignButton')} />
    </Form>
  );
}
