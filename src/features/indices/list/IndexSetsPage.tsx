import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { PERMISSIONS } from '@/contract/permissions';
import { formatBytes, formatCount } from '@/domain/format/number';
import type { EntityColumn } from '@/shared/entity-list/columns/entity-column';
import { EntityListItem } from '@/shared/entity-list/EntityListItem';
import { paths } from '@/shared/paths';
import { usePermittedQuery } from '@/shared/permissions/use-permitted-query';
import { ResourceList } from '@/shared/resource/ResourceList';
import { useSession } from '@/shared/session/session-context';
import { serverFormText } from '@/shared/texts/server-text';
import { t } from '@/shared/texts/t';
import { Chip } from '@/ui/chip/Chip';
import { HealthChip } from '../details/HealthChip';
import { SetChips } from '../details/SetChips';
import { indexCount, messageCount } from '@/shared/index-sets/amounts';
import { indexSets, type IndexSetRow } from '../model/index-sets';
import { indexQueries } from '../model/queries';
import { IndicesPages } from './IndicesPages';
import { Maintenance } from './Maintenance';
import { RetentionCell, RotationCell } from './OverviewCells';

export function IndexSetsPage() {
  const navigate = useNavigate();
  return (
    <ResourceList
      of={indexSets}
      columns={columns}
      onCreate={() => void navigate(paths.newIndexSet())}
      hasBulk={false}
      headActions={
        <>
          <Totals />
          <Maintenance />
        </>
      }
      neighbours={<IndicesPages current="sets" />}
    />
  );
}

/** All sets together, and the health of the cluster that stores them. */
function Totals() {
  const { permits } = useSession();
  const { data: stats } = useQuery({
    ...indexQueries.stats(),
    enabled: permits(PERMISSIONS.indexsets.read),
  });
  const { data: health } = usePermittedQuery(
    PERMISSIONS.indexercluster.read,
    indexQueries.health(),
  );
  return (
    <Line>
      {health && <HealthChip status={health.status} />}
      {stats && (
        <Chip>
          {t('indexSets.totals', {
            indices: indexCount(stats.indices),
            messages: messageCount(stats.documents),
            size: formatBytes(stats.size),
          })}
        </Chip>
      )}
    </Line>
  );
}

const columns = (): EntityColumn<IndexSetRow>[] => [
  {
    id: 'title',
    title: t('indexSets.column.title'),
    value: ({ title }) => title,
    sortable: true,
    width: { weight: 2 },
    cell: (set) => (
      <EntityListItem
        to={paths.indexSet(set.id)}
        title={set.title}
        description={serverFormText(set.description ?? '')}
        badges={<SetChips set={set} />}
      />
    ),
  },
  {
    id: 'index_prefix',
    title: t('indexSets.column.prefix'),
    value: ({ index_prefix: prefix }) => prefix,
    sortable: true,
  },
  {
    id: 'rotation',
    title: t('indexSets.column.rotation'),
    value: () => undefined,
    cell: (set) => <RotationCell set={set} />,
    width: { weight: 1.5 },
    sortable: false,
    live: true,
  },
  {
    id: 'retention',
    title: t('indexSets.column.retention'),
    value: () => undefined,
    cell: (set) => <RetentionCell set={set} />,
    width: { weight: 1.5 },
    sortable: false,
    live: true,
  },
  {
    id: 'indices',
    title: t('indexSets.column.indices'),
    value: ({ stats }) => stats?.indices,
    cell: ({ stats }) => stats && formatCount(stats.indices),
    width: 'number',
    align: 'end',
    sortable: true,
  },
  {
    id: 'documents',
    title: t('indexSets.column.documents'),
    value: ({ stats }) => stats?.documents,
    cell: ({ stats }) => stats && formatCount(stats.documents),
    width: 'number',
    align: 'end',
    sortable: true,
  },
  {
    id: 'size',
    title: t('indexSets.column.size'),
    value: ({ stats }) => stats?.size,
    cell: ({ stats }) => stats && formatBytes(stats.size),
    width: 'number',
    align: 'end',
    sortable: true,
  },
];

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  font-variant-numeric: tabular-nums;
`;
