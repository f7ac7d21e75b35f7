import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import styled from 'styled-components';
import type { AuthzRole } from '@/contract/roles';
import { displayNameOf } from '@/domain/users/display-name';
import { Form } from '@/shared/form/Form';
import { FormActions } from '@/shared/form/FormActions';
import { useDraftForm } from '@/shared/form/use-draft-form';
import { MultiSelectField } from '@/shared/pickers/MultiSelectField';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { assign, assigneeQueries } from './assignees';

/** Assigns a role to users. After each submit it is cleared and the focus restored. */
export function AssignForm({ role }: { role: AuthzRole }) {
  const { mutateAsync } = useMutation(assign);
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
  return (
    <Form form={form} guard={false}>
      <Line>
        <MultiSelectField
          name="users"
          label={t('roles.assign')}
          placeholder={t('roles.assignPick')}
          query={useQuery(assigneeQueries.candidates())}
          toOption={(user) =>
            user.roles.includes(role.name)
              ? undefined
              : { value: user.username, label: displayNameOf(user), info: user.username }
          }
        />
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
