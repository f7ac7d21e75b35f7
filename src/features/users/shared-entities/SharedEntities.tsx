import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Capability, EntityDescriptor } from '@/contract/shares';
import { tableTexts } from '@/shared/entity-list/table-texts';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { entityPath } from '@/shared/navigation/entity-path';
import { t } from '@/shared/texts/t';
import { DetailCard } from '@/ui/detail/DetailCard';
import { Pagination } from '@/ui/pagination/Pagination';
import { pageCount } from '@/ui/pagination/page-numbers';
import { SkeletonList } from '@/ui/skeleton/SkeletonShapes';
import { DataTable } from '@/ui/table/DataTable';
import { TextInput } from '@/ui/text-input/TextInput';
import { capabilityText, entityTypeText } from './entity-words';
import { userQueries } from '../account/queries';

const PER_PAGE = 10;

/** Entities that others shared with this user. */
export function SharedEntities({ userId }: { userId: string }) {
  const [query, setQuery] = useState('');
  const [wanted, setWanted] = useState(1);
  const searched = useDeferredValue(query.trim());
  const { data, error, isPlaceholderData, refetch } = useQuery(
    userQueries.shares(userId, { page: wanted, per_page: PER_PAGE, query: searched }),
  );
  const pages = pageCount(data?.total ?? 0, PER_PAGE);
  const page = Math.min(wanted, Math.max(1, pages));
  const nothing = data !== undefined && data.total === 0 && searched === '';
  return (
    <DetailCard
      wide
      title={t('users.shared')}
      actions={
        !nothing &&
        data && (
          <TextInput
            hideLabel
            label={t('users.sharedSearch')}
            placeholder={t('users.sharedSearch')}
            type="search"
            value={query}
            onChange={({ target }) => {
              setQuery(target.value);
              setWanted(1);
            }}
          />
        )
      }
    >
      <FailureNotice error={error} retry={() => void refetch()} />
      {!data && !error && <SkeletonList label={t('app.loadingPart')} rows={3} />}
      {nothing && <Empty>{t('users.sharedEmpty')}</Empty>}
      {data && !nothing && (
        <EntityTable
          entities={data.entities}
          capabilities={data.context.grantee_capabilities}
          stale={isPlaceholderData}
        />
      )}
      {pages > 1 && (
        <Pagination
          page={page}
          pages={pages}
          onPage={setWanted}
          texts={{
            label: `${t('users.shared')}: ${t('lists.pages')}`,
            previous: t('lists.previousPage'),
            next: t('lists.nextPage'),
            page: (one) => t('lists.page', { page: one }),
          }}
        />
      )}
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
