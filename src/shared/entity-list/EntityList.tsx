import { useCallback, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { printGrn } from '@/domain/permissions/grn';
import { DeleteDialog } from '@/shared/confirm/DeleteDialog';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { usePermits } from '@/shared/permissions/use-permits';
import { useRefreshInterval } from '@/shared/refresh/use-refresh-interval';
import { t } from '@/shared/texts/t';
import { Notice } from '@/ui/notice/Notice';
import { DataTable } from '@/ui/table/DataTable';
import { BulkOutcome } from './BulkOutcome';
import type { EntityListProps } from './entity-list-props';
import { useFavorites } from './favorites';
import { FavoriteStar } from './FavoriteStar';
import { useLastUsed } from './last-used';
import { ListFooter } from './ListFooter';
import { EmptyList, ListSkeleton } from './ListStates';
import { ListTools } from './ListTools';
import { useListWidths } from './list-widths';
import { PageKeys } from './page-keys';
import { RowMenu } from './RowMenu';
import { tableTexts } from './table-texts';
import { useBulk } from './use-bulk';
import { useListColumns } from './use-list-columns';
import { useListData } from './use-list-data';
import { useListKeys } from './use-list-keys';
import { useRowSections } from './use-row-sections';

const noAttributes: readonly never[] = [];

/**
 * A page's list of things: searched, filtered, sorted and paged by its server, its place in the
 * address, its looks kept by the server for each user. The page gives columns, `load` and what can
 * be done (docs/building-pages.md).
 */
export function EntityList<Row>(props: EntityListProps<Row>) {
  const {
    id,
    label,
    rowKey,
    rowTitle,
    rowActions,
    bulkActions = [],
    sections,
    favoriteType,
    empty,
  } = props;
  const refresh = useRefreshInterval(`list.${id}`);
  const { request, change, preferences, query, page, columnIds, titleOf } = useListData(
    props,
    refresh.interval === undefined ? false : refresh.interval * 1_000,
  );
  const served = page?.attributes ?? noAttributes;
  // In the language of the columns, where there is one of it; the server has English names only.
  const attributes = useMemo(
    () =>
      served.map((one) => ({
        ...one,
        title: props.columns.find(({ id: column }) => column === one.id)?.title ?? one.title,
      })),
    [served, props.columns],
  );
  const opened = useRowSections(sections?.[0]?.id);
  const columns = useListColumns(props.columns, columnIds, attributes, rowKey, opened);
  const [widths, setWidths] = useListWidths(id);
  const permits = usePermits();
  const actions = bulkActions.filter(permits);
  const bulk = useBulk(titleOf);
  const { names, setFavorite } = useFavorites(favoriteType !== undefined);
  const search = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLElement>(null);
  const enter = () => frame.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]');
  const { lastUsed, remember } = useLastUsed();
  useListKeys({
    search,
    enter: () => enter()?.focus(),
    selects: actions.length > 0,
    opens: sections !== undefined,
  });

  const usual = props.defaults.columns ?? columns.offered.map((column) => column.id);
  const isUsual =
    columns.shown.map((column) => column.id).join() === usual.join() &&
    Object.keys(widths).length === 0;
  const resetColumns = isUsual
    ? undefined
    : () => {
        setWidths({});
        preferences.change({ displayed_attributes: [...usual] });
      };
  const filtered = request.query !== '' || request.filters.length > 0;
  const clear = () => {
    change({ query: '', filters: [] });
    search.current?.focus();
  };
  const renderActions = useMemo(
    () =>
      rowActions && ((row: Row) => <RowMenu title={rowTitle(row)} items={() => rowActions(row)} />),
    [rowActions, rowTitle],
  );
  const renderStar = useMemo(
    () =>
      favoriteType === undefined
        ? undefined
        : (row: Row) => {
            const grn = printGrn({ type: favoriteType, id: rowKey(row) });
            return (
              <FavoriteStar
                title={rowTitle(row)}
                on={names.has(grn)}
                onChange={(on) => setFavorite({ grn, on })}
              />
            );
          },
    [favoriteType, names, setFavorite, rowKey, rowTitle],
  );
  const texts = useMemo(() => tableTexts(), []);
  const rows = page?.rows;
  const keys = useMemo(() => rows?.map(rowKey) ?? [], [rows, rowKey]);
  const renderDetails = useCallback(
    (row: Row) =>
      sections?.find((section) => section.id === opened.openOf(rowKey(row)))?.render(row),
    [sections, opened, rowKey],
  );

  return (
    <Frame ref={frame} aria-label={label} data-focus-home>
      <ListTools
        label={label}
        request={request}
        change={change}
        attributes={attributes}
        columns={columns}
        search={search}
        onEnter={() => enter()?.focus()}
        refresh={refresh}
        rows={page?.rows ?? []}
        updatedAt={query.dataUpdatedAt}
        onRefresh={() => void query.refetch()}
        bulk={bulk}
        actions={actions}
        onColumns={(shown) => preferences.change({ displayed_attributes: shown })}
        onResetColumns={resetColumns}
      />
      <BulkOutcome outcome={bulk.outcome} error={bulk.error} onDismiss={bulk.dismiss} />
      {preferences.error && (
        <Notice tone="warning">
          {t('lists.preferencesNotLoaded', { id, error: preferences.error.message })}
        </Notice>
      )}
      <FailureNotice
        error={query.error}
        retry={() => void query.refetch()}
        {...props.failure?.(query.error)}
      />
      {!page && !query.error && <ListSkeleton />}
      {page && (
        <PageKeys value={keys}>
          <DataTable
            label={label}
            columns={columns.table}
            rows={page.rows}
            rowKey={rowKey}
            rowTitle={rowTitle}
            texts={texts}
            place={page.place}
            start={lastUsed}
            onActive={remember}
            stale={query.isPlaceholderData}
            sort={request.sort}
            onSort={(sort) => {
              change({ sort });
              preferences.change({ sort: { field: sort.id, order: sort.direction } });
            }}
            selected={bulk.selected}
            onSelect={actions.length > 0 ? bulk.select : undefined}
            {...(sections && {
              expanded: opened.expanded,
              onToggle: opened.toggleRow,
              renderDetails,
            })}
            widths={widths}
            onWidths={setWidths}
            onOrder={(order) => preferences.change({ displayed_attributes: order })}
            renderStar={renderStar}
            renderActions={renderActions}
            empty={
              <EmptyList
                query={request.query}
                attributes={attributes}
                filtered={filtered}
                onClear={clear}
              >
                {empty}
              </EmptyList>
            }
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
      )}
      {bulk.asked?.confirm && (
        <DeleteDialog
          title={bulk.asked.confirm(bulk.selected.size).title}
          names={[...bulk.selected].map(titleOf)}
          onDelete={() => (bulk.asked ? bulk.run(bulk.asked) : Promise.resolve())}
          onDeleted={bulk.answered}
          onCancel={bulk.answered}
        >
          {bulk.asked.confirm(bulk.selected.size).text}
        </DeleteDialog>
      )}
    </Frame>
  );
}

const Frame = styled.section`
  display: flex;
  flex-direction: column;
  min-height: 0;
  max-height: 100%;
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.color.surface};
  overflow: hidden;
  > [data-table] {
    flex: 0 1 auto;
  }
`;
