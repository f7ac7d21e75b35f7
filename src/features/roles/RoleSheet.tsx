import { useQueryClient } from '@tanstack/react-query';
import { call } from '@/api/client';
import { createRole, type Role } from '@/contract/roles';
import { SheetForm } from '@/shared/form/DialogForm';
import { placeErrors } from '@/shared/form/placed-errors';
import { useDraftForm } from '@/shared/form/use-draft-form';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { refreshRoles } from './mutations';
import { newRole, placesOfErrors, toDraft, validateRole, type RoleValues } from './role-form';
import { RoleFields } from './RoleFields';

/** A new role, beside the list. */
export function RoleSheet({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const form = useDraftForm<RoleValues, Role>({
    key: 'roles.new',
    initialValues: newRole,
    validate: validateRole,
    onSubmit: (values) => placeErrors(call(createRole, toDraft(values)), placesOfErrors),
    onSaved: ({ name }) => {
      toasts.success(t('roles.created', { name }));
      void refreshRoles(client);
      onClose();
    },
  });
  return (
    <SheetForm form={form} title={t('roles.new')} submit={t('roles.create')} onClose={onClose}>
      <RoleFields />
    </SheetForm>
  );
}
