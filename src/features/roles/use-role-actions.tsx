import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AuthzRole } from '@/contract/roles';
import { call } from '@/api/client';
import { pageOfAssignees } from '@/contract/roles';
import { DeleteDialog } from '@/shared/confirm/DeleteDialog';
import { paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import type { MenuItem } from '@/ui/menu/menu-item';
import { deleteRole } from './mutations';
import { roleQueries } from './queries';
import { mayDelete, mayOpenEdit } from './role-rights';

/** How many users who have a role are named before it is deleted. */
const MOST_NAMED = 50;

type RoleActions = {
  menuOf: (role: AuthzRole) => MenuItem[];
  /** What is asked before; stands on the page. */ dialog: ReactNode;
};

/**
 * What can be done with a role, in the list and on its page. `onDeleted` is called when it is gone.
 */
export function useRoleActions(onDeleted?: () => void): RoleActions {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { permits } = useSession();
  const [doomed, setDoomed] = useState<AuthzRole>();
  const menuOf = useMemo(
    () =>
      (role: AuthzRole): MenuItem[] => {
        const link = (id: string, label: string, path: string): MenuItem => ({
          id,
          label,
          href: path,
          onSelect: () => void navigate(path),
        });
        return [
          link('show', t('roles.show'), paths.role(role.id)),
          ...(mayOpenEdit(role, permits)
            ? [link('edit', t('roles.edit'), paths.editRole(role.id))]
            : []),
          ...(mayDelete(role, permits)
            ? [
                { id: 'line', separator: true } as const,
                {
                  id: 'delete',
                  label: t('roles.deleteAction'),
                  danger: true,
                  onSelect: () => setDoomed(role),
                },
              ]
            : []),
        ];
      },
    [navigate, permits],
  );

  const dialog = doomed && (
    <DeleteDialog
      title={t('roles.delete')}
      names={[doomed.name]}
      onDelete={() => deleteRole(client, doomed.id)}
      onCancel={() => setDoomed(undefined)}
      onDeleted={() => {
        setDoomed(undefined);
        toasts.success(t('roles.deleted', { name: doomed.name }));
        onDeleted?.();
      }}
      dependents={{
        queryKey: [...roleQueries.all(), 'dependents', doomed.id],
        queryFn: ({ signal }) => holdersOf(doomed.id, signal),
      }}
    >
      <p>{t('roles.deleteMeans')}</p>
    </DeleteDialog>
  );
  return { menuOf, dialog };
}

async function holdersOf(id: string, signal: AbortSignal) {
  const { users } = await call(pageOfAssignees, { id, per_page: MOST_NAMED }, { signal });
  return users.map((user) => ({
    kind: t('roles.userKind'),
    title: user.full_name?.trim() || user.username,
    href: paths.user(user.id),
  }));
}
