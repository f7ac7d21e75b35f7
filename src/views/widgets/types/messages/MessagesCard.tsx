import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { use, useId, useMemo } from 'react';
import type { MessagesWidget } from '@/domain/search/widgets/widget';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { t } from '@/shared/texts/t';
import { useDecorated } from '@/views/decorators/use-decorated';
import { useRowParts, useTable } from '@/views/session/use-table';
import { sortOf } from '@/domain/search/session/page-settings';
import { useView } from '@/views/session/session-context';
import { executions } from '@/views/execution/executions';
import { inLane } from '@/views/execution/lanes';
import { MessageTable } from '@/views/messages/MessageTable';
import { AsOf } from '../../frame/AsOf';
import { ExportContext } from '../../frame/export-context';
import { FilledCell } from '../../frame/FilledCell';
import { RowsSkeleton } from '../../frame/ResultsSkeleton';
import { useSeen } from '../../frame/use-seen';
import { WidgetCard, WidgetHead } from '../../frame/widget-cards';
import type { ViewerProps } from '../../frame/widget-type';
import { useSchedule } from '../../frame/use-schedule';
import { requestOfTable } from '../../request/widget-request';

type MessagesCardProps = Omit<ViewerProps<MessagesWidget>, 'isFirst' | 'page' | 'onZoom'>;

/** An additional message table with columns, sort and query of its own. */
export function MessagesCard({
  widget,
  window,
  run,
  outdated,
  chrome,
  onQueryChange,
}: MessagesCardProps) {
  const titleId = useId();
  const { view } = useView();
  const { changeColumns, changeSort } = useTable(widget);
  const [card, seen] = useSeen();
  const exportTable = use(ExportContext);
  const exportItems = exportTable
    ? [
        {
          id: 'export',
          label: t('widgets.exportMessages'),
          onSelect: () => exportTable(widget.id),
        },
      ]
    : [];
  const rowParts = useRowParts(widget);
  const undecorated = useMemo(() => requestOfTable(view, widget, window), [view, widget, window]);
  const request = useDecorated(undecorated, widget);
  const { data, dataUpdatedAt, isPlaceholderData, error, refetch } = useQuery({
    ...executions.run(request, run, undefined, inLane),
    ...useSchedule(seen && !outdated),
    placeholderData: keepPreviousData,
  });

  if (data && !(error && isPlaceholderData)) {
    return (
      // Cached rows come before the card was in sight.
      <FilledCell ref={card}>
        <MessageTable
          execution={data}
          tableId={widget.id}
          widget={{
            ...chrome,
            menu: (items) => (
              <>
                {!isPlaceholderData && <AsOf of={data} arrivedAt={dataUpdatedAt} error={error} />}
                {chrome.menu([...(items ?? []), ...exportItems])}
              </>
            ),
          }}
          columns={widget.config.fields}
          rowParts={rowParts}
          sort={sortOf(widget)}
          onColumnsChange={changeColumns}
          onSortChange={changeSort}
          onQueryChange={onQueryChange}
          onWiden={undefined}
        />
      </FilledCell>
    );
  }
  return (
    <WidgetCard ref={card} aria-labelledby={titleId} aria-busy={error === null}>
      <WidgetHead>
        {chrome.handle}
        {chrome.title(titleId)}
        {chrome.menu()}
      </WidgetHead>
      {error ? <FailureNotice error={error} retry={() => void refetch()} /> : <RowsSkeleton />}
    </WidgetCard>
  );
}
