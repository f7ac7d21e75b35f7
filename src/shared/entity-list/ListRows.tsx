import { useCallback, useMemo, type ReactNode } from 'react';
import { printGrn } from '@/domain/permissions/grn';
import { DataTable } from '@/ui/table/DataTable';
import type { EntityListProps } from './entity-list-props';
import type { Favorites } from './favorites/favorites';
import { FavoriteStar } from './favorites/FavoriteStar';
import { useLastUsed } from './favorites/last-used';
import { ListFooter } from './paging/ListFooter';
import type { ListPage } from './paging/list-page';
import { PageKeys } from './paging/page-keys';
import { RowMenu } from './RowMenu';
import { tableTexts } from './table-texts';
import type { Bulk } from './bulk/use-bulk';
import type { ListData } from './use-list-data';
import type { ListLooks } from './use-list-looks';

type ListRowsProps<Row> = {
  list: EntityListProps<Row>;
  data: ListData<Row>;
  page: ListPage<Row> & { place: string };
  looks: ListLooks<Row>;
  favorites: Favorites;
  selected: Bulk['selected'];
  /** Undefined if rows cannot be selected. */
  onSelect: Bulk['select'] | undefined;
  empty: ReactNode;
};

/** The rows of a list and the pagination below them. */
export function ListRows<Row>(props: ListRowsProps<Row>) {
  const { list, data, page, looks, favorites, selected, onSelect, empty } = props;
  const { rowKey, rowTitle, sections } = list;
  const { request, change, preferences, query } = data;
  const { columns, rowSections, widths, setWidths } = looks;
  const { lastUsed, remember } = useLastUsed();
  const renderActions = useRowActions(list);
  const renderStar = useStars(list, favorites);
  const renderDetails = useCallback(
    (row: Row) =>
      sections?.find((section) => section.id === rowSections.openOf(rowKey(row)))?.render(row),
    [sections, rowSections, rowKey],
  );
  return (
    <PageKeys value={useMemo(() => page.rows.map(rowKey), [page.rows, rowKey])}>
      <DataTable
        label={list.label}
        columns={columns.table}
        rows={page.rows}
        rowKey={rowKey}
        rowTitle={rowTitle}
        texts={useMemo(() => tableTexts(), [])}
        place={page.place}
        start={lastUsed}
        onActive={remember}
        stale={query.isPlaceholderData}
        sort={request.sort}
        onSort={(sort) => {
          change({ sort });
          preferences.change({ sort: { field: sort.id, order: sort.direction } });
        }}
        selected={selected}
        onSelect={onSelect}
        whyNotSelectable={list.whyNotSelectable}
        {...(sections && {
          expanded: rowSections.expanded,
          onToggle: rowSections.toggleRow,
          renderDetails,
        })}
        widths={widths}
        onWidths={setWidths}
        onOrder={looks.showColumns}
        renderStar={renderStar}
        renderActions={renderActions}
        empty={empty}
      />
      <ListFooter
        page={page.page}
        perPage={request.perPage}
        count={page.rows.length}
        total={page.total}
        onPage={(next) => change({ page: next })}
        onPageSize={(perPage) => {
          change({ perPage });
          preferences.change({ per_page: perPage });
        }}
      />
    </PageKeys>
  );
}

function useRowActions<Row>({ rowActions, rowTitle }: EntityListProps<Row>) {
  return useMemo(
    () =>
      rowActions && ((row: Row) => <RowMenu title={rowTitle(row)} items={() => rowActions(row)} />),
    [rowActions, rowTitle],
  );
}

function useStars<Row>(
  { favoriteType: type, rowKey, rowTitle }: EntityListProps<Row>,
  { names, setFavorite }: Favorites,
) {
  return useMemo(() => {
    if (type === undefined) return undefined;
    return (row: Row) => {
      const grn = printGrn({ type, id: rowKey(row) });
      return (
        <FavoriteStar
          title={rowTitle(row)}
          on={names.has(grn)}
          onChange={(on) => setFavorite({ grn, on })}
        />
      );
    };
  }, [type, names, setFavorite, rowKey, rowTitle]);
}
