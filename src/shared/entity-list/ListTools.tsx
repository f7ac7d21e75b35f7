import Download from 'lucide-react/icons/download';
import type { RefObject } from 'react';
import styled from 'styled-components';
import type { ListAttribute } from '@/contract/page-list';
import { RefreshControl } from '@/shared/refresh/RefreshControl';
import type { RefreshInterval } from '@/shared/refresh/use-refresh-interval';
import { t } from '@/shared/texts/t';
import { amountLabel } from '@/shared/time-range-picker/range-label';
import { IconButton } from '@/ui/button/IconButton';
import { AddFilter } from './filters/AddFilter';
import type { BulkAction } from './bulk/bulk-action';
import { BulkBar } from './bulk/BulkBar';
import { ColumnChooser } from './columns/ColumnChooser';
import type { EntityColumn } from './columns/entity-column';
import { FilterChips } from './filters/FilterChips';
import { downloadCsv, toCsv } from './columns/list-csv';
import type { ListRequest } from './paging/list-page';
import type { ListAddress } from './paging/list-url';
import { SearchBox } from './search-box/SearchBox';
import type { Bulk } from './bulk/use-bulk';

type ListToolsProps<Row> = {
  label: string;
  request: ListRequest;
  change: (next: Partial<ListAddress>, options?: { replace?: boolean }) => void;
  attributes: readonly ListAttribute[];
  columns: { offered: readonly EntityColumn<Row>[]; shown: readonly EntityColumn<Row>[] };
  rows: readonly Row[];
  search: RefObject<HTMLInputElement | null>;
  /** Moves the focus from the search box into the rows. */
  onEnter: () => void;
  refresh: RefreshInterval;
  updatedAt: number;
  onRefresh: () => void;
  bulk: Bulk;
  actions: readonly BulkAction[];
  onColumns: (shown: string[]) => void;
  onResetColumns: (() => void) | undefined;
};

const INTERVALS = [2, 5, 10, 30, 60, 300];

/** The toolbar above the rows: search, filters, bulk actions and columns. */
export function ListTools<Row>({
  label,
  request,
  change,
  attributes,
  columns,
  rows,
  search,
  onEnter,
  refresh,
  updatedAt,
  onRefresh,
  bulk,
  actions,
  onColumns,
  onResetColumns,
}: ListToolsProps<Row>) {
  const { query, filters } = request;
  return (
    <Tools>
      <SearchBox
        label={t('lists.search')}
        query={query}
        attributes={attributes}
        input={search}
        onEnter={onEnter}
        onQuery={(text, continues) => change({ query: text }, { replace: continues })}
      />
      <Filters role="group" aria-label={t('lists.filters')}>
        <FilterChips
          filters={filters}
          attributes={attributes}
          onRemove={(filter) => change({ filters: filters.filter((one) => one !== filter) })}
        />
        <AddFilter
          filters={filters}
          attributes={attributes}
          onAdd={(filter) => change({ filters: [...new Set([...filters, filter])] })}
        />
      </Filters>
      <Looks>
        <RefreshControl
          compact
          interval={refresh.interval}
          onChange={refresh.setInterval}
          intervals={INTERVALS}
          preferred={refresh.preferred}
          amountOf={amountLabel}
          updatedAt={updatedAt}
          onRefresh={onRefresh}
        />
        <IconButton
          label={t('lists.csv')}
          icon={<Download aria-hidden size="1.15em" />}
          disabled={rows.length === 0}
          onClick={() => downloadCsv(label, toCsv(columns.shown, rows))}
        />
        <ColumnChooser
          columns={columns.offered}
          shown={columns.shown.map(({ id }) => id)}
          onChange={onColumns}
          onReset={onResetColumns}
        />
      </Looks>
      {actions.length > 0 && bulk.selected.size > 0 && <BulkBar bulk={bulk} actions={actions} />}
    </Tools>
  );
}

const Tools = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m};
  border-bottom: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
`;

const Filters = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  min-width: 0;
`;

const Looks = styled.div`
  display: flex;
  align-items: center;
  margin-inline-start: auto;
`;
