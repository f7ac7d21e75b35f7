import styled from 'styled-components';
import type { EntityColumn } from '@/shared/entity-list/columns/entity-column';
import { t } from '@/shared/texts/t';
import { usernamesOf, type RoleRow } from './assigned-users';

/** Maximum number of names in a cell; the rest is shown as a count. */
const MAX_NAMES = 5;

/** The column of a list of roles that shows their users. */
export const usersColumn = (): EntityColumn<RoleRow> => ({
  id: 'users',
  title: t('roles.column.users'),
  value: (role) => usernamesOf(role).join(', '),
  width: { weight: 1.5 },
  sortable: false,
  cell: (role) => <AssignedUsers names={usernamesOf(role)} />,
});

function AssignedUsers({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <Faint>{t('roles.nobody')}</Faint>;
  return (
    <span>
      {t('roles.users', { count: names.length })}{' '}
      <Faint>
        {names.slice(0, MAX_NAMES).join(', ')}
        {names.length > MAX_NAMES && ` ${t('roles.andMore', { count: names.length - MAX_NAMES })}`}
      </Faint>
    </span>
  );
}

const Faint = styled.span`
  color: ${({ theme }) => theme.color.faint};
  overflow-wrap: anywhere;
`;
