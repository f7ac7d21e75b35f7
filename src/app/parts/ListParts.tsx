import { useState } from 'react';
import { RefreshControl } from '@/shared/refresh/RefreshControl';
import { useRefreshInterval } from '@/shared/refresh/use-refresh-interval';
import {
  keyValueTexts,
  pageSizeTexts,
  paginationTexts,
  searchTexts,
} from '@/shared/lists/list-texts';
import { SortableItems } from '@/shared/lists/SortableItems';
import { t } from '@/shared/texts/t';
import { amountLabel } from '@/shared/time-range-picker/range-label';
import { KeyValueTable } from '@/ui/key-value-table/KeyValueTable';
import { PaginatedList } from '@/ui/list/PaginatedList';
import { SearchableList } from '@/ui/list/SearchableList';
import { Pagination } from '@/ui/pagination/Pagination';
import { Specimen } from './Specimen';
import { TableParts } from './TableParts';

const names = ['Mail', 'Firewall', 'Shop', 'Payments', 'Audit', 'Kubernetes', 'DNS', 'VPN'];
const INTERVALS = [2, 10, 60];

export function ListParts() {
  const [pairs, setPairs] = useState<Record<string, string>>({
    host: 'mail.example.org',
    retries: '3',
  });
  const [order, setOrder] = useState(names.slice(0, 4).map((title) => ({ id: title, title })));
  const [page, setPage] = useState(6);
  const refresh = useRefreshInterval('parts');
  const [updatedAt, setUpdatedAt] = useState(() => Date.now());
  const lists = { pages: paginationTexts(), size: pageSizeTexts() };
  const paged = (items: readonly string[]) => (
    <PaginatedList
      label="Streams"
      items={items}
      keyOf={(name) => name}
      render={(name) => name}
      empty={t('lists.noItems')}
      texts={lists}
    />
  );

  return (
    <>
      <TableParts />
      <Specimen name="Pagination">
        <Pagination page={page} pages={12} onPage={setPage} texts={paginationTexts()} />
      </Specimen>
      <Specimen name="Key/value table">
        <div>
          <KeyValueTable
            label="Properties"
            pairs={pairs}
            texts={keyValueTexts()}
            onAdd={(key, value) => {
              setPairs({ ...pairs, [key]: value });
              return true;
            }}
            onRemove={(gone) =>
              setPairs(Object.fromEntries(Object.entries(pairs).filter(([key]) => key !== gone)))
            }
          />
        </div>
      </Specimen>
      <Specimen name="Key/value table, read only and empty">
        <KeyValueTable label="Properties to read" pairs={pairs} texts={keyValueTexts()} />
        <KeyValueTable label="No properties" pairs={{}} texts={keyValueTexts()} />
      </Specimen>
      <Specimen name="Sortable list">
        <div>
          <SortableItems label="Order" items={order} onOrder={setOrder} />
        </div>
      </Specimen>
      <Specimen name="Paginated list">
        <div>{paged(names)}</div>
        <div>{paged([])}</div>
      </Specimen>
      <Specimen name="Searchable list">
        <SearchableList items={names} textOf={(name) => name} texts={searchTexts()}>
          {paged}
        </SearchableList>
      </Specimen>
      <Specimen name="Refresh control">
        <RefreshControl
          interval={refresh.interval}
          preferred={refresh.preferred}
          onChange={refresh.setInterval}
          intervals={INTERVALS}
          amountOf={amountLabel}
          updatedAt={updatedAt}
          onRefresh={() => setUpdatedAt(Date.now())}
        />
      </Specimen>
    </>
  );
}
