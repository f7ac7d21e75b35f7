import styled from 'styled-components';
import type { UserRow, UserSummary } from '@/contract/users';
import { formatInstant } from '@/domain/format/instants/instant';
import { displayNameOf } from '@/domain/users/display-name';
import type { EntityColumn } from '@/shared/entity-list/columns/entity-column';
import { EntityListItem } from '@/shared/entity-list/EntityListItem';
import { paths } from '@/shared/paths';
import type { Session } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Chip } from '@/ui/chip/Chip';
import { RoleChips } from './roles/RoleChips';
import { maySee } from './account/user-rights';

const yesNo = (value: boolean | null) => t(value === true ? 'users.yes' : 'users.no');

export function statusText(status: UserSummary['account_status']): string {
  switch (status) {
    case 'enabled':
      return t('users.status.enabled');
    case 'disabled':
      return t('users.status.disabled');
    case 'deleted':
      return t('users.status.deleted');
    default:
      return status;
  }
}

export function userColumns(session: Session): EntityColumn<UserRow>[] {
  const { zone, user: self } = session;
  const activity = ({ last_activity: at }: UserRow) =>
    at === null ? '' : formatInstant(at, { zone });
  const activeSession = ({ session_active: active }: UserRow) =>
    t(active ? 'users.active' : 'users.inactive');
  const sortable = true;
  return [
    {
      id: 'full_name',
      title: t('users.column.fullName'),
      value: displayNameOf,
      width: { weight: 1.5 },
      sortable,
      cell: (user) => (
        <EntityListItem
          to={maySee(user, session) ? paths.user(user.id) : undefined}
          title={displayNameOf(user)}
          badges={badges(user, self.username)}
        />
      ),
    },
    {
      id: 'username',
      title: t('users.column.username'),
      value: ({ username }) => username,
      sortable,
    },
    {
      id: 'email',
      title: t('users.column.email'),
      value: ({ email }) => email,
      width: { weight: 1.5 },
      sortable,
    },
    {
      id: 'roles',
      title: t('users.column.roles'),
      value: ({ roles }) => roles.join(', '),
      cell: ({ roles }) => <RoleChips names={roles} />,
      sortable,
    },
    {
      id: 'account_status',
      title: t('users.column.status'),
      value: (user) => statusText(user.account_status),
      cell: (user) => (
        <Dotted $on={user.account_status === 'enabled'}>{statusText(user.account_status)}</Dotted>
      ),
      width: 'number',
      sortable,
    },
    {
      id: 'session_active',
      title: t('users.column.session'),
      value: activeSession,
      cell: (user) => <Dotted $on={user.session_active === true}>{activeSession(user)}</Dotted>,
      width: 'number',
      sortable,
    },
    {
      id: 'last_activity',
      title: t('users.column.lastActivity'),
      value: activity,
      width: 'date',
      sortable,
      cell: (user) =>
        user.last_activity === null ? (
          t('users.never')
        ) : (
          <time
            dateTime={user.last_activity}
            title={formatInstant(user.last_activity, { zone, format: 'withTimeZone' })}
          >
            {activity(user)}
          </time>
        ),
    },
    {
      id: 'client_address',
      title: t('users.column.address'),
      value: ({ client_address: address }) => address,
      width: 'owner',
      sortable,
    },
    {
      id: 'service_account',
      title: t('users.column.service'),
      value: (user) => yesNo(user.service_account),
      width: 'number',
      sortable,
    },
    {
      id: 'read_only',
      title: t('users.column.readOnly'),
      value: (user) => yesNo(user.read_only),
      width: 'number',
      sortable,
    },
  ];
}

function badges(
  { username, service_account: isService, read_only: readOnly }: UserRow,
  self: string,
) {
  return (
    <>
      {username === self && <Chip tone="accent">{t('users.you')}</Chip>}
      {isService && <Chip>{t('users.service')}</Chip>}
      {readOnly === true && <Chip>{t('users.readOnly')}</Chip>}
    </>
  );
}

/** The coloured dot repeats the text. */
export const Dotted = styled.span<{ $on: boolean }>`
  white-space: nowrap;
  &::before {
    content: '';
    display: inline-block;
    width: 0.6em;
    height: 0.6em;
    margin-inline-end: 0.5em;
    border-radius: 50%;
    background: ${({ theme, $on }) => ($on ? theme.color.success : theme.color.faint)};
  }
`;
