import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import styled from 'styled-components';
import type { AuthzRole } from '@/contract/roles';
import { Form } from '@/shared/form/Form';
import { FormActions } from '@/shared/form/FormActions';
import { FormField } from '@/shared/form/FormField';
import { useDraftForm } from '@/shared/form/use-draft-form';
import { MultiSelect } from '@/shared/pickers/SearchSelect';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { assign, assigneeQueries } from './assignees';

/** Assigns a role to users. After each submit it is cleared and the focus restored. */
export function AssignForm({ role }: { role: AuthzRole }) {
  const { mutateAsync } = useMutation(assign);
  const { data = [], error, isFetching } = useQuery(assigneeQueries.candidates());
  /** The field was cleared by a submit, so being empty is not an error. */
  const emptied = useRef(false);
  const form = useDraftForm<{ users: string[] }, void>({
    initialValues: { users: [] },
    validate: ({ users }) => {
      if (users.length > 0) emptied.current = false;
      return users.length === 0 && !emptied.current ? { users: t('roles.assignNeeded') } : {};
    },
    onSubmit: async ({ users }) => {
      if (users.length > 0) await mutateAsync({ id: role.id, usernames: users });
    },
    onSaved: (_, { users }) => {
      if (users.length > 0)
        toasts.success(t('roles.assigned', { count: users.length, name: role.name }));
      emptied.current = true;
      form.setValue('users', []);
    },
  });
  const options = data
    .filter(({ roles }) => !roles.includes(role.name))
    .map(({ username, full_name: name }) => ({
      value: username,
      label: name?.trim() || username,
      info: username,
    }));
  return (
    <Form form={form} guard={false}>
      <Line>
        <FormField<readonly string[]> name="users" label={t('roles.assign')}>
          {({ name: _, ...control }) => (
            <MultiSelect
              {...control}
              options={options}
              placeholder={t('roles.assignPick')}
              loading={isFetching}
              failure={
                error === null ? undefined : t('controls.optionsFailed', { reason: error.message })
              }
            />
          )}
        </FormField>
        <FormActions submit={t('roles.assignButton')} />
      </Line>
    </Form>
  );
}

/** The button is beside the field: below, the open list of options would cover it. */
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space.s};
  max-width: ${({ theme }) => theme.width.sheet};
  > [data-form-actions] {
    align-items: start;
    margin-top: calc(1.45em + ${({ theme }) => theme.space.xs});
  }
`;
