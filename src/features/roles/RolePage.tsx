import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import type { AuthzRole } from '@/contract/roles';
import { t } from '@/shared/texts/t';
import { Chip } from '@/ui/chip/Chip';
import { DetailCard } from '@/ui/detail/DetailCard';
import { DetailPage } from '@/ui/detail/DetailPage';
import { FactList } from '@/ui/detail/FactList';
import { Assignees } from './Assignees';
import { RoleHead } from './RoleHead';
import { RoleLoader } from './RoleLoader';

/** What a role allows, and to whom. */
export function RolePage() {
  const { roleId = '' } = useParams();
  return (
    <RoleLoader key={roleId} id={roleId}>
      {(role) => (
        <DetailPage
          columns={2}
          head={
            <RoleHead
              role={role}
              title={t('roles.detailsOf', { name: role.name })}
              current="details"
            />
          }
        >
          <DetailCard
            title={t('roles.profile')}
            actions={role.read_only && <Chip>{t('roles.builtIn')}</Chip>}
          >
            <FactList
              facts={[
                { label: t('roles.column.name'), value: role.name },
                { label: t('roles.column.description'), value: role.description },
              ]}
            />
          </DetailCard>
          <DetailCard title={t('roles.permissions')}>
            <Permissions role={role} />
          </DetailCard>
          <Assignees role={role} changes={false} />
        </DetailPage>
      )}
    </RoleLoader>
  );
}

export function Permissions({ role: { permissions } }: { role: AuthzRole }) {
  if (permissions.length === 0) return <span>{t('roles.noPermissions')}</span>;
  if (permissions.includes('*')) return <span>{t('roles.everything')}</span>;
  return (
    <List>
      {permissions.toSorted().map((permission) => (
        <li key={permission}>
          <code>{permission}</code>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  columns: 16em;
  list-style: none;
  overflow-wrap: anywhere;
  code {
    font-family: ${({ theme }) => theme.font.log};
    font-size: ${({ theme }) => theme.size.log};
  }
`;
