import { useQuery } from '@tanstack/react-query';
import UserMinus from 'lucide-react/icons/user-minus';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { AuthzRole } from '@/contract/roles';
import type { UserRow } from '@/contract/users';
import { tableTexts } from '@/shared/entity-list/table-texts';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { IconButton } from '@/ui/button/IconButton';
import { DetailCard } from '@/ui/detail/DetailCard';
import { Pagination } from '@/ui/pagination/Pagination';
import { pageCount } from '@/ui/pagination/page-numbers';
import { SkeletonList } from '@/ui/skeleton/SkeletonShapes';
import { DataTable } from '@/ui/table/DataTable';
import { TextInput } from '@/ui/text-input/TextInput';
import { AssignForm } from './AssignForm';
import { mayAssign } from './roles';
import { assigneeQueries } from './assignees';
import { UnassignDialog } from './UnassignDialog';

const PER_PAGE = 10;

/** The users who have a role; `changes` allows assigning and unassigning it. */
export function Assignees({ role, changes }: { role: AuthzRole; changes: boolean }) {
  const { permits } = useSession();
  const maySee = permits('users:list');
  return (
    <DetailCard wide title={t('roles.assignees')}>
      {changes && mayAssign(permits) && <AssignForm role={role} />}
      {maySee ? (
        <AssigneeList role={role} changes={changes && mayAssign(permits)} />
      ) : (
        <span>{t('roles.assigneesHidden')}</span>
      )}
    </DetailCard>
  );
}

function AssigneeList({ role, changes }: { role: AuthzRole; changes: boolean }) {
  const [query, setQuery] = useState('');
  const [wanted, setWanted] = useState(1);
  const [leaving, setLeaving] = useState<UserRow>();
  const searched = useDeferredValue(query.trim());
  const { data, error, isPlaceholderData, refetch } = useQuery(
    assigneeQueries.of(role.id, { page: wanted, per_page: PER_PAGE, query: searched }),
  );
  const pages = pageCount(data?.total ?? 0, PER_PAGE);
  if (data && data.total === 0 && query === '' && searched === '')
    return <span>{t('roles.assigneesEmpty')}</span>;
  return (
    <>
      <FailureNotice error={error} retry={() => void refetch()} />
      {!data && !error && <SkeletonList label={t('app.loadingPart')} rows={3} />}
      {data && (
        <Search>
          <TextInput
            hideLabel
            label={t('roles.assigneesSearch')}
            placeholder={t('roles.assigneesSearch')}
            type="search"
            value={query}
            onChange={({ target }) => {
              setQuery(target.value);
              setWanted(1);
            }}
          />
        </Search>
      )}
      {data && (
        <AssigneeTable
          users={data.users}
          stale={isPlaceholderData}
          onLeave={changes ? setLeaving : undefined}
        />
      )}
      {pages > 1 && (
        <Pagination
          page={Math.min(wanted, pages)}
          pages={pages}
          onPage={setWanted}
          texts={{
            label: `${t('roles.assignees')}: ${t('lists.pages')}`,
            previous: t('lists.previousPage'),
            next: t('lists.nextPage'),
            page: (one) => t('lists.page', { page: one }),
          }}
        />
      )}
      {leaving && (
        <UnassignDialog role={role} user={leaving} onClose={() => setLeaving(undefined)} />
      )}
    </>
  );
}

type AssigneeTableProps = {
  users: readonly UserRow[];
  stale: boolean;
  onLeave: ((user: UserRow) => void) | undefined;
};

function AssigneeTable({ users, stale, onLeave }: AssigneeTableProps) {
  const { permits } = useSession();
  const titled = (user: UserRow) =>
    permits(`users:edit:${user.username}`) ? (
      <Link to={paths.user(user.id)}>{titleOf(user)}</Link>
    ) : (
      titleOf(user)
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
      rowTitle={titleOf}
      texts={tableTexts()}
      stale={stale}
      empty={<p>{t('roles.assigneesNoMatch')}</p>}
      renderActions={
        onLeave &&
        ((user) =>
          user.read_only !== true &&
          permits(`users:rolesedit:${user.username}`) && (
            <IconButton
              label={t('roles.unassign', { name: titleOf(user) })}
              icon={<UserMinus aria-hidden size="1.1em" />}
              onClick={() => onLeave(user)}
            />
          ))
      }
    />
  );
}

const titleOf = ({ full_name: name, username }: UserRow) => name?.trim() || username;

const Search = styled.div`
  width: min(${({ theme }) => theme.width.fieldValue}, 100%);
`;
