import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { formatBytes, formatCount } from '@/domain/format/number';
import { formatInstant } from '@/domain/format/instants/instant';
import type { SetIndex } from '@/domain/index-sets/set-index';
import { t } from '@/shared/texts/t';
import { Chip } from '@/ui/chip/Chip';
import type { TableColumn } from '@/ui/table/table-column';
import { searchOfIndex } from './index-actions';

type ShardCounts = { shards: number; inactive: number };
type Shards = ReadonlyMap<string, ShardCounts>;

/** The columns of indices; `shards` are those of open ones by name. */
export const indexColumns = (zone: string, shards: Shards | undefined): TableColumn<SetIndex>[] => [
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
    cell: ({ name }) => <ShardsCell of={shards?.get(name)} />,
  },
];

function ShardsCell({ of }: { of: ShardCounts | undefined }) {
  if (!of) return '–';
  const { shards, inactive } = of;
  if (inactive === 0) return formatCount(shards);
  return (
    <Chip tone="warning">
      {t('indexSets.inactiveShards', {
        active: formatCount(shards - inactive),
        shards: formatCount(shards),
      })}
    </Chip>
  );
}

const Name = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.hair} ${({ theme }) => theme.space.s};
  overflow-wrap: anywhere;
`;
