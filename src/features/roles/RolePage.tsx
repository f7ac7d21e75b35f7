import styled from 'styled-components';
import type { AuthzRole } from '@/contract/roles';
import { ResourcePage } from '@/shared/resource/ResourcePage';
import { serverFormText } from '@/shared/texts/server-text';
import { t } from '@/shared/texts/t';
import { DetailCard } from '@/ui/detail/DetailCard';
import { FactList } from '@/ui/detail/FactList';
import { Assignees } from './Assignees';
import { BuiltInChip } from './built-in';
import { detailsPage, roles } from './roles';

export function RolePage() {
  return (
    <ResourcePage of={roles} page={detailsPage} columns={2}>
      {(role) => (
        <>
          <DetailCard title={t('roles.profile')} actions={<BuiltInChip role={role} />}>
            <FactList
              facts={[
                { label: t('roles.column.name'), value: role.name },
                {
                  label: t('roles.column.description'),
                  value: serverFormText(role.description ?? ''),
                },
              ]}
            />
          </DetailCard>
          <DetailCard title={t('roles.permissions')}>
            <Permissions of={role} />
          </DetailCard>
          <Assignees role={role} changes={false} />
        </>
      )}
    </ResourcePage>
  );
}

function Permissions({ of: { permissions } }: { of: AuthzRole }) {
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
