import UserMinus from 'lucide-react/icons/user-minus';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { PERMISSIONS } from '@/contract/permissions';
import type { AuthzRole } from '@/contract/roles';
import type { UserRow } from '@/contract/users';
import { displayNameOf } from '@/domain/users/display-name';
import { ask } from '@/shared/confirm/ask';
import { tableTexts } from '@/shared/entity-list/table-texts';
import { usePagedSearch } from '@/shared/lists/use-paged-search';
import { paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { IconButton } from '@/ui/button/IconButton';
import { DetailCard } from '@/ui/detail/DetailCard';
import { DataTable } from '@/ui/table/DataTable';
import { AssignForm } from './AssignForm';
import { ADMIN, mayAssign } from './assigned-users';
import { assigneeQueries, unassign } from './assignees';
import { roles } from './roles';

/** The users who have a role; `changes` allows assigning and unassigning it. */
export function Assignees({ role, changes }: { role: AuthzRole; changes: boolean }) {
  const session = useSession();
  const maySee = session.permits(PERMISSIONS.users.list);
  return (
    <DetailCard wide title={t('roles.assignees')}>
      {changes && mayAssign(session) && <AssignForm role={role} />}
      {maySee ? (
        <AssigneeList role={role} changes={changes && mayAssign(session)} />
      ) : (
        <span>{t('roles.assigneesHidden')}</span>
      )}
    </DetailCard>
  );
}

function AssigneeList({ role, changes }: { role: AuthzRole; changes: boolean }) {
  const { data, stale, isEmpty, search, state, pagination } = usePagedSearch(
    (page) => assigneeQueries.of(role.id, page),
    { label: t('roles.assignees'), searchLabel: t('roles.assigneesSearch') },
  );
  if (isEmpty)
    return (
      <span>{t(role.name === ADMIN ? 'roles.assigneesOnlyRoot' : 'roles.assigneesEmpty')}</span>
    );
  return (
    <>
      {state}
      {data && <Search>{search}</Search>}
      {data && (
        <AssigneeTable
          users={data.users}
          stale={stale}
          onLeave={changes ? (user) => askToUnassign(role, user) : undefined}
        />
      )}
      {pagination}
      {role.name === ADMIN && <span>{t('roles.assigneesRoot')}</span>}
    </>
  );
}

function askToUnassign({ id, name }: AuthzRole, user: UserRow): void {
  const names = { user: displayNameOf(user), role: name };
  ask({
    title: t('roles.unassignTitle'),
    content: <p>{t('roles.unassignMeans', names)}</p>,
    run: () => unassign(id, user.username),
    keys: roles.keys,
    done: () => toasts.success(t('roles.unassigned', names)),
  });
}

type AssigneeTableProps = {
  users: readonly UserRow[];
  stale: boolean;
  onLeave: ((user: UserRow) => void) | undefined;
};

function AssigneeTable({ users, stale, onLeave }: AssigneeTableProps) {
  const { permits } = useSession();
  const titled = (user: UserRow) =>
    permits(PERMISSIONS.users.edit, user.username) ? (
      <Link to={paths.user(user.id)}>{displayNameOf(user)}</Link>
    ) : (
      displayNameOf(user)
    );
  const columns = [
    { id: 'full_name', title: t('users.column.fullName'), cell: titled },
    {
      id: 'username',
      title: t('users.column.username'),
      cell: ({ username }: UserRow) => username,
    },
    { id: 'email', title: t('users.column.email'), cell: ({ email }: UserRow) => email },
  ];
  return (
    <DataTable
      label={t('roles.assignees')}
      columns={columns}
      rows={users}
      rowKey={({ id }) => id}
      rowTitle={displayNameOf}
      texts={tableTexts()}
      stale={stale}
      empty={<p>{t('roles.assigneesNoMatch')}</p>}
      renderActions={
        onLeave &&
        ((user) =>
          user.read_only !== true &&
          permits(PERMISSIONS.users.rolesedit, user.username) && (
            <IconButton
              label={t('roles.unassign', { name: displayNameOf(user) })}
              icon={<UserMinus aria-hidden size="1.1em" />}
              onClick={() => onLeave(user)}
            />
          ))
      }
    />
  );
}

const Search = styled.div`
  width: min(${({ theme }) => theme.width.fieldValue}, 100%);
`;
