import { use, useMemo } from 'react';
import type { MessagesWidget } from '@/domain/search/widgets/widget';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { t } from '@/shared/texts/t';
import { useDecorated } from '@/views/decorators/use-decorated';
import { useRowParts, useTable } from '@/views/view-state/use-table';
import { sortOf } from '@/domain/search/view-state/page-settings';
import { useView } from '@/views/view-state/view-state-context';
import { MessageTable } from '@/views/messages/MessageTable';
import { EmptyWidgetContext } from '@/views/nothing-found/empty-widget';
import { AsOfRows } from '@/views/widget-run/AsOf';
import { ExportContext } from '@/views/widget-run/export-context';
import { RowsSkeleton } from '@/views/widget-frame/ResultsSkeleton';
import type { ViewerProps } from '@/views/widget-frame/widget-type';
import { RunFrame } from '@/views/widget-run/RunFrame';
import { useWidgetRun } from '@/views/widget-run/use-widget-run';
import { runOfRows } from '@/views/widget-run/request/execution-run';
import { storedWidget } from '@/views/widget-run/request/stored/stored-widget';
import { requestOfTable } from '@/views/widget-run/request/widget-request';

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
  const { view, whole } = useView();
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
  const shown = useWidgetRun(
    runOfRows(request, run, () => storedWidget({ view, whole }, widget)),
    !outdated,
  );
  const { data, isPrevious, error, retry } = shown;

  const empty = useMemo(() => ({ widget, window }), [widget, window]);
  const hasRows = data !== undefined && !(error && isPrevious);

  return (
    <EmptyWidgetContext value={empty}>
      <RunFrame of={shown}>
        <MessageTable
          execution={hasRows ? data.answer : undefined}
          placeholder={error ? <FailureNotice error={error} retry={retry} /> : <RowsSkeleton />}
          isBusy={!hasRows && error === null}
          tableId={widget.id}
          widget={{
            ...chrome,
            menu: (items) => chrome.menu([...(items ?? []), ...(hasRows ? exportItems : [])]),
          }}
          {...(data &&
            !isPrevious && {
              asOf: (isLatest) => (
                <AsOfRows
                  of={data}
                  range={widget.timerange ?? window}
                  error={error}
                  isLatest={isLatest}
                />
              ),
            })}
          columns={widget.config.fields}
          rowParts={rowParts}
          sort={sortOf(widget)}
          onColumnsChange={changeColumns}
          onSortChange={changeSort}
          onQueryChange={onQueryChange}
          onWiden={undefined}
        />
      </RunFrame>
    </EmptyWidgetContext>
  );
}
