import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { IndexSet } from '@/contract/index-sets';
import { formatBytes, formatCount } from '@/domain/format/number';
import { formatInstant } from '@/domain/format/instant';
import type { SetIndex } from '@/domain/index-sets/set-index';
import { RowMenu } from '@/shared/entity-list/RowMenu';
import { tableTexts } from '@/shared/entity-list/table-texts';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Chip } from '@/ui/chip/Chip';
import { DetailCard } from '@/ui/detail/DetailCard';
import { SkeletonList } from '@/ui/skeleton/SkeletonShapes';
import { DataTable } from '@/ui/table/DataTable';
import type { TableColumn, TableSort } from '@/ui/table/table-column';
import { indexQueries } from '../model/queries';
import { searchOfIndex, useIndexActions } from './index-actions';

type Row = SetIndex & { shards: { shards: number; inactive: number } | undefined };

const NEWEST_FIRST: TableSort = { id: 'name', direction: 'desc' };
const valueOf: Readonly<Record<string, (row: Row) => number>> = {
  range: ({ range }) => range?.begin ?? 0,
  documents: ({ messages }) => messages,
  size: ({ bytes }) => bytes,
};

/** The indices of a set, newest first, with what can be done with each. */
export function IndexTable({ set }: { set: IndexSet }) {
  const { data, isPending } = useQuery(indexQueries.overview(set.id));
  const shards = useQuery(indexQueries.shards(set.id)).data;
  const { zone } = useSession();
  const [sort, setSort] = useState(NEWEST_FIRST);
  const { itemsOf, dialog } = useIndexActions();
  const columns = useMemo(() => columnsOf(zone), [zone]);
  const rows = useMemo(() => {
    const all = (data?.indices ?? []).map((index) => ({
      ...index,
      shards: shards?.get(index.name),
    }));
    const by = valueOf[sort.id];
    const sorted = by ? all.sort((a, b) => by(a) - by(b)) : all;
    return sort.direction === 'asc' ? sorted : sorted.toReversed();
  }, [data, shards, sort]);
  return (
    <DetailCard
      wide
      title={
        data
          ? t('indexSets.indicesCount', { indices: formatCount(data.indices.length) })
          : t('indexSets.indices')
      }
      busy={isPending}
    >
      {isPending && <SkeletonList rows={3} columns={4} label={t('app.loadingPart')} />}
      {data && (
        <Bounded>
          <DataTable
            label={t('indexSets.indices')}
            columns={columns}
            rows={rows}
            rowKey={nameOf}
            rowTitle={nameOf}
            texts={tableTexts()}
            sort={sort}
            onSort={setSort}
            empty={<p>{t('indexSets.noIndices')}</p>}
            renderActions={(index) => <RowMenu title={index.name} items={() => itemsOf(index)} />}
          />
        </Bounded>
      )}
      {dialog}
    </DetailCard>
  );
}

const nameOf = ({ name }: Row) => name;

const columnsOf = (zone: string): TableColumn<Row>[] => [
  {
    id: 'name',
    title: t('indexSets.column.index'),
    sortable: true,
    width: { weight: 1.5 },
    cell: (index) => (
      <Name>
        {index.state === 'open' ? (
          <Link to={searchOfIndex(index)}>{index.name}</Link>
        ) : (
          <span>{index.name}</span>
        )}
        {index.isWriteIndex && <Chip tone="accent">{t('indexSets.writeIndex')}</Chip>}
        {index.state === 'closed' && <Chip>{t('indexSets.closed')}</Chip>}
        {index.state === 'damaged' && <Chip tone="danger">{t('indexSets.damaged')}</Chip>}
        {index.reopened && <Chip tone="info">{t('indexSets.reopened')}</Chip>}
      </Name>
    ),
  },
  {
    id: 'range',
    title: t('indexSets.column.range'),
    sortable: true,
    width: { weight: 2 },
    cell: ({ range }) =>
      range
        ? t('indexSets.rangeOf', {
            from: formatInstant(range.begin, { zone }),
            to: formatInstant(range.end, { zone }),
          })
        : '–',
  },
  {
    id: 'documents',
    title: t('indexSets.column.documents'),
    sortable: true,
    width: 'number',
    align: 'end',
    cell: ({ state, messages }) => (state === 'open' ? formatCount(messages) : '–'),
  },
  {
    id: 'size',
    title: t('indexSets.column.size'),
    sortable: true,
    width: 'number',
    align: 'end',
    cell: ({ state, bytes }) => (state === 'open' ? formatBytes(bytes) : '–'),
  },
  {
    id: 'shards',
    title: t('indexSets.column.shards'),
    width: 'number',
    align: 'end',
    cell: ({ shards }) =>
      shards === undefined ? (
        '–'
      ) : shards.inactive > 0 ? (
        <Chip tone="warning">
          {t('indexSets.inactiveShards', {
            active: formatCount(shards.shards - shards.inactive),
            shards: formatCount(shards.shards),
          })}
        </Chip>
      ) : (
        formatCount(shards.shards)
      ),
  },
];

/** Long tables scroll within the page, so that only their visible rows are drawn. */
const Bounded = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  max-height: 70vh;
  min-height: 0;
`;

const Name = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.hair} ${({ theme }) => theme.space.s};
  overflow-wrap: anywhere;
`;
