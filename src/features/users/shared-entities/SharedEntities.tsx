import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Capability, EntityDescriptor } from '@/contract/shares';
import { tableTexts } from '@/shared/entity-list/table-texts';
import { usePagedSearch } from '@/shared/lists/use-paged-search';
import { entityPath } from '@/shared/navigation/entity-path';
import { t } from '@/shared/texts/t';
import { DetailCard } from '@/ui/detail/DetailCard';
import { DataTable } from '@/ui/table/DataTable';
import { capabilityText, entityTypeText } from './entity-words';
import { userQueries } from '../account/queries';

/** Entities that others shared with this user. */
export function SharedEntities({ userId }: { userId: string }) {
  const { data, stale, isEmpty, search, state, pagination } = usePagedSearch(
    (page) => userQueries.shares(userId, page),
    { label: t('users.shared'), searchLabel: t('users.sharedSearch') },
  );
  return (
    <DetailCard wide title={t('users.shared')} actions={data && !isEmpty && search}>
      {state}
      {isEmpty && <Empty>{t('users.sharedEmpty')}</Empty>}
      {data && !isEmpty && (
        <EntityTable
          entities={data.entities}
          capabilities={data.context.grantee_capabilities}
          stale={stale}
        />
      )}
      {pagination}
    </DetailCard>
  );
}

type EntityTableProps = {
  entities: readonly EntityDescriptor[];
  capabilities: Readonly<Record<string, Capability>>;
  stale: boolean;
};

function EntityTable({ entities, capabilities, stale }: EntityTableProps) {
  const columns = [
    {
      id: 'title',
      title: t('users.sharedTitle'),
      cell: ({ id, title }: EntityDescriptor) => titled(id, title),
    },
    {
      id: 'type',
      title: t('users.sharedType'),
      cell: ({ type }: EntityDescriptor) => entityTypeText(type),
    },
    {
      id: 'owner',
      title: t('users.sharedOwner'),
      cell: ({ owners }: EntityDescriptor) => owners.map(({ title }) => title).join(', ') || '–',
    },
    {
      id: 'capability',
      title: t('users.sharedCapability'),
      cell: ({ id }: EntityDescriptor) => capabilityText(capabilities[id]),
    },
  ];
  return (
    <DataTable
      label={t('users.shared')}
      columns={columns}
      rows={entities}
      rowKey={({ id }) => id}
      rowTitle={({ title }) => title}
      texts={tableTexts()}
      stale={stale}
      empty={<p>{t('users.sharedNoMatch')}</p>}
    />
  );
}

const Empty = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
`;

function titled(grn: string, title: string) {
  const path = entityPath(grn);
  return path === undefined ? title : <Link to={path}>{title}</Link>;
}
