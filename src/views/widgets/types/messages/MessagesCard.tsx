import { use, useId, useMemo } from 'react';
import type { MessagesWidget } from '@/domain/search/widgets/widget';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { t } from '@/shared/texts/t';
import { useDecorated } from '@/views/decorators/use-decorated';
import { useRowParts, useTable } from '@/views/session/use-table';
import { sortOf } from '@/domain/search/session/page-settings';
import { useView } from '@/views/session/session-context';
import { MessageTable } from '@/views/messages/MessageTable';
import { AsOf } from '../../frame/AsOf';
import { ExportContext } from '../../frame/export-context';
import { RowsSkeleton } from '../../frame/ResultsSkeleton';
import { WidgetCard, WidgetHead } from '../../frame/widget-cards';
import type { ViewerProps } from '../../frame/widget-type';
import { RunFrame } from '../../frame/RunFrame';
import { useWidgetRun } from '../../frame/use-widget-run';
import { runOfRows } from '../../request/execution-run';
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
  const shown = useWidgetRun(runOfRows(request, run), !outdated);
  const { data, isPrevious, error, retry } = shown;

  if (data && !(error && isPrevious)) {
    return (
      <RunFrame of={shown}>
        <MessageTable
          execution={data.answer}
          tableId={widget.id}
          widget={{
            ...chrome,
            menu: (items) => (
              <>
                {!isPrevious && <AsOf of={data} error={error} />}
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
      </RunFrame>
    );
  }
  return (
    <RunFrame of={shown}>
      <WidgetCard aria-labelledby={titleId} aria-busy={error === null}>
        <WidgetHead>
          {chrome.handle}
          {chrome.title(titleId)}
          {chrome.menu()}
        </WidgetHead>
        {error ? <FailureNotice error={error} retry={retry} /> : <RowsSkeleton />}
      </WidgetCard>
    </RunFrame>
  );
}
