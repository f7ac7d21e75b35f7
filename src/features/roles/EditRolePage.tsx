import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { call } from '@/api/client';
import { updateRole, type AuthzRole, type Role } from '@/contract/roles';
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
import { Assignees } from './Assignees';
import { refreshRoles } from './mutations';
import { fromRole, placesOfErrors, toDraft, validateRole, type RoleValues } from './role-form';
import { mayChange } from './role-rights';
import { RoleFields } from './RoleFields';
import { RoleHead } from './RoleHead';
import { RoleLoader } from './RoleLoader';

/** Who has a role, and what one of the console's own allows. */
export function EditRolePage() {
  const { roleId = '' } = useParams();
  return (
    <RoleLoader key={roleId} id={roleId} fresh>
      {(role) => <EditRole role={role} />}
    </RoleLoader>
  );
}

function EditRole({ role }: { role: AuthzRole }) {
  const { permits } = useSession();
  return (
    <DetailPage
      narrow
      head={<RoleHead role={role} title={t('roles.editOf', { name: role.name })} current="edit" />}
    >
      {role.read_only && (
        <Notice tone="info" title={t('roles.builtInTitle')}>
          {t('roles.builtInHelp')}
        </Notice>
      )}
      <Assignees role={role} changes />
      {mayChange(role, permits) && (
        <DetailCard title={t('roles.editRole')}>
          <RoleForm role={role} />
        </DetailCard>
      )}
    </DetailPage>
  );
}

function RoleForm({ role }: { role: AuthzRole }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useDraftForm<RoleValues, Role>({
    key: `roles.edit.${role.id}`,
    initialValues: fromRole(role),
    validate: validateRole,
    onSubmit: (values) =>
      placeErrors(call(updateRole, { name: role.name, role: toDraft(values) }), placesOfErrors),
    onSaved: ({ name }) => {
      toasts.success(t('roles.updated', { name }));
      void refreshRoles(client);
      void navigate(paths.role(role.id));
    },
  });
  return (
    <Form form={form}>
      <RoleFields />
      <FormActions submit={t('roles.update')} onCancel={() => void navigate(paths.role(role.id))} />
    </Form>
  );
}
