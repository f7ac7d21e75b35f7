import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import styled from 'styled-components';
import type { IndexSet } from '@/contract/index-sets';
import { formatCount } from '@/domain/format/number';
import type { SetIndex } from '@/domain/index-sets/set-index';
import { BulkBar } from '@/shared/entity-list/bulk/BulkBar';
import { BulkOutcome } from '@/shared/entity-list/bulk/BulkOutcome';
import { RowMenu } from '@/shared/entity-list/RowMenu';
import { tableTexts } from '@/shared/entity-list/table-texts';
import { useAddressText } from '@/shared/navigation/use-address-text';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { DetailCard } from '@/ui/detail/DetailCard';
import { SkeletonList } from '@/ui/skeleton/SkeletonShapes';
import { DataTable } from '@/ui/table/DataTable';
import type { TableSort } from '@/ui/table/table-column';
import { TextInput } from '@/ui/text-input/TextInput';
import { indexQueries } from '../model/queries';
import { useIndexActions } from './index-actions';
import { useIndexBulk } from './index-bulk';
import { indexColumns } from './index-columns';
import { Quiet } from './Quiet';

const NEWEST_FIRST: TableSort = { id: 'name', direction: 'desc' };
const valueOf: Readonly<Record<string, (index: SetIndex) => number>> = {
  range: ({ range }) => range?.begin ?? 0,
  documents: ({ messages }) => messages,
  size: ({ bytes }) => bytes,
};
/** Fewer indices are found at a glance. */
const FILTERED_FROM = 12;
const NONE: readonly SetIndex[] = [];

/**
 * The indices of a set, newest first, with what can be done with each or several. `?indices=`
 * filters them by name. Rows are drawn again only if their own index changed: a set may have
 * thousands, which are read again every few seconds.
 */
export function IndexTable({ set }: { set: IndexSet }) {
  const { data, isPending, isError } = useQuery(indexQueries.overview(set));
  const writeIndex = data?.indices.find(({ isWriteIndex }) => isWriteIndex)?.name;
  const shards = useQuery({
    ...indexQueries.shards(set.id, writeIndex),
    enabled: data !== undefined,
  }).data;
  const { zone } = useSession();
  const [sort, setSort] = useState(NEWEST_FIRST);
  const [filter, setFilter] = useAddressText('indices');
  const wanted = useDeferredValue(filter).trim().toLowerCase();
  const itemsOf = useIndexActions();
  const indices = data?.indices ?? NONE;
  const { bulk, actions, whyNotSelectable } = useIndexBulk(set, indices);
  const texts = useMemo(() => tableTexts(), []);
  const menuOf = useCallback(
    (index: SetIndex) => <RowMenu title={index.name} items={() => itemsOf(index)} />,
    [itemsOf],
  );
  const columns = useMemo(() => indexColumns(zone, shards), [zone, shards]);
  const rows = useMemo(() => {
    const found = indices.filter(({ name }) => name.toLowerCase().includes(wanted));
    const by = valueOf[sort.id];
    const sorted = by ? found.sort((a, b) => by(a) - by(b)) : found;
    return sort.direction === 'asc' ? sorted : sorted.reverse();
  }, [indices, wanted, sort]);
  return (
    <DetailCard
      wide
      title={
        data
          ? t('indexSets.indicesCount', { indices: formatCount(indices.length) })
          : t('indexSets.indices')
      }
      busy={isPending}
    >
      {isPending && <SkeletonList rows={3} columns={4} label={t('app.loadingPart')} />}
      {isError && !data && <Quiet>{t('indexSets.notLoaded')}</Quiet>}
      {data && (
        <>
          <Tools>
            {bulk.selected.size > 0 ? (
              <BulkBar bulk={bulk} actions={actions} />
            ) : (
              (indices.length >= FILTERED_FROM || filter !== '') && (
                <>
                  <TextInput
                    type="search"
                    hideLabel
                    label={t('indexSets.filterIndices')}
                    placeholder={t('indexSets.filterIndices')}
                    value={filter}
                    onChange={({ target }) => setFilter(target.value)}
                  />
                  <Quiet role="status">
                    {wanted !== '' &&
                      t('indexSets.indicesFound', {
                        count: indices.length,
                        found: formatCount(rows.length),
                        all: formatCount(indices.length),
                      })}
                  </Quiet>
                </>
              )
            )}
          </Tools>
          <BulkOutcome bulk={bulk} />
          <Bounded>
            <DataTable
              label={t('indexSets.indices')}
              columns={columns}
              rows={rows}
              rowKey={nameOf}
              rowTitle={nameOf}
              texts={texts}
              sort={sort}
              onSort={setSort}
              selected={bulk.selected}
              onSelect={actions.length > 0 ? bulk.select : undefined}
              whyNotSelectable={whyNotSelectable}
              empty={<p>{t(wanted === '' ? 'indexSets.noIndices' : 'indexSets.noIndicesFound')}</p>}
              renderActions={menuOf}
            />
          </Bounded>
        </>
      )}
    </DetailCard>
  );
}

const nameOf = ({ name }: SetIndex) => name;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  margin-bottom: ${({ theme }) => theme.space.s};
  &:empty {
    display: none;
  }
`;

/** Long tables scroll within the page, so that only their visible rows are drawn. */
const Bounded = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  max-height: 70vh;
  min-height: 0;
`;
