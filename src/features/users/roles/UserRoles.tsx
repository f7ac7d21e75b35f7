import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { PERMISSIONS } from '@/contract/permissions';
import type { UserSummary } from '@/contract/users';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { DetailCard } from '@/ui/detail/DetailCard';
import { userQueries } from '../account/queries';
import { RoleChips } from './RoleChips';

/** The roles of a user, with their permissions if the reader may read roles. */
export function UserRoles({ user }: { user: UserSummary }) {
  const { permits } = useSession();
  const mayRead = permits(PERMISSIONS.roles.read);
  const { data, error, refetch } = useQuery({
    ...userQueries.rolesOf(user.username),
    enabled: mayRead,
  });
  return (
    <DetailCard title={t('users.roles')}>
      <FailureNotice error={error} retry={() => void refetch()} />
      {data && data.length > 0 ? (
        <List>
          {data.map(({ id, name, description }) => (
            <li key={id}>
              <Link to={paths.role(id)}>{name}</Link>
              {description && <span>{description}</span>}
            </li>
          ))}
        </List>
      ) : (
        <RoleChips names={user.roles} />
      )}
    </DetailCard>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
  span {
    display: block;
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.size.small};
  }
`;
