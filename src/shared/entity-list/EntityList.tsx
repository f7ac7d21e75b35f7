import { useRef } from 'react';
import styled from 'styled-components';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { errorText } from '@/shared/failure/error-text';
import { usePermits } from '@/shared/permissions/use-permits';
import { useRefreshInterval } from '@/shared/refresh/use-refresh-interval';
import { t } from '@/shared/texts/t';
import { Notice } from '@/ui/notice/Notice';
import { BulkOutcome } from './bulk/BulkOutcome';
import type { EntityListProps } from './entity-list-props';
import { useFavorites } from './favorites/favorites';
import { ListRows } from './ListRows';
import { EmptyList, ListSkeleton } from './ListStates';
import { ListTools } from './ListTools';
import { useBulk } from './bulk/use-bulk';
import { useListData } from './use-list-data';
import { useListKeys } from './use-list-keys';
import { useListLooks } from './use-list-looks';

/**
 * A list that the server searches, filters, sorts and paginates. Its state is in the URL; columns
 * and page size are saved on the server per user. The page provides columns, `load` and actions
 * (docs/building-pages.md).
 */
export function EntityList<Row>(props: EntityListProps<Row>) {
  const { id, label, bulkActions = [], sections } = props;
  const refresh = useRefreshInterval(`list.${id}`);
  const data = useListData(
    props,
    refresh.interval === undefined ? false : refresh.interval * 1_000,
  );
  const { request, change, preferences, query, page } = data;
  const looks = useListLooks(props, data);
  // Fetched in parallel with the rows instead of after them.
  const favorites = useFavorites(props.favoriteType !== undefined);
  const permits = usePermits();
  const actions = bulkActions.filter(permits);
  const bulk = useBulk({
    titleOf: data.titleOf,
    dependents: (ids) => props.dependents?.(ids.flatMap((one) => data.rowOf(one) ?? [])),
  });
  const search = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLElement>(null);
  const enter = () =>
    frame.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus();
  useListKeys({ search, enter, canSelect: actions.length > 0, canExpand: sections !== undefined });
  const clear = () => {
    change({ query: '', filters: [] });
    search.current?.focus();
  };

  return (
    <Frame ref={frame} aria-label={label} data-focus-home>
      <ListTools
        label={label}
        request={request}
        change={change}
        attributes={looks.attributes}
        columns={looks.columns}
        search={search}
        onEnter={enter}
        refresh={refresh}
        rows={page?.rows ?? []}
        updatedAt={query.dataUpdatedAt}
        onRefresh={() => void query.refetch()}
        bulk={bulk}
        actions={actions}
        onColumns={looks.showColumns}
        onResetColumns={looks.resetColumns}
      />
      <BulkOutcome bulk={bulk} />
      {preferences.error && (
        <Notice tone="warning">
          {t('lists.preferencesNotLoaded', { id, error: errorText(preferences.error) })}
        </Notice>
      )}
      <FailureNotice
        error={query.error}
        retry={() => void query.refetch()}
        {...props.failure?.(query.error)}
      />
      {!page && !query.error && <ListSkeleton />}
      {page && (
        <ListRows
          list={props}
          data={data}
          page={page}
          looks={looks}
          favorites={favorites}
          selected={bulk.selected}
          onSelect={actions.length > 0 ? bulk.select : undefined}
          empty={
            <EmptyList
              query={request.query}
              attributes={looks.attributes}
              filtered={request.query !== '' || request.filters.length > 0}
              onClear={clear}
              saysSo={props.emptySaysSo ?? false}
            >
              {props.empty}
            </EmptyList>
          }
        />
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
