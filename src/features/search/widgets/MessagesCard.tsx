import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import type { MessagesWidget } from '@/domain/search/widget';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import type { QueryChange } from '@/shared/message/query-change';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { ResultsSkeleton } from '../results/ResultsSkeleton';
import { MessageTable } from '../results/MessageTable';
import { useDecorated } from '../decorators/use-decorated';
import { executions } from '../executions';
import { useView } from '../view/view-context';
import { useRowParts, useTable } from '../view/use-table';
import { sortOf } from '../view/view-address';
import type { WidgetChrome } from './widget-chrome';
import { AsOf } from './AsOf';
import { useSeen } from './use-seen';
import { WidgetCard, WidgetHead } from './widget-cards';
import { requestOfTable } from './widget-request';

type MessagesCardProps = {
  widget: MessagesWidget;
  window: AbsoluteRange;
  run: string;
  outdated: boolean;
  chrome: WidgetChrome;
  onQueryChange: (change: QueryChange) => void;
};

/** A further table of messages, with columns, order and query of its own. */
export function MessagesCard({
  widget,
  window,
  run,
  outdated,
  chrome,
  onQueryChange,
}: MessagesCardProps) {
  const titleId = useId();
  const { view, address } = useView();
  const { changeColumns, changeSort } = useTable(address, widget);
  const [card, seen] = useSeen();
  const rowParts = useRowParts(widget);
  const asked = useMemo(() => requestOfTable(view, widget, window), [view, widget, window]);
  const request = useDecorated(asked, widget);
  const { data, dataUpdatedAt, isPlaceholderData, error, refetch } = useQuery({
    ...executions.run(request, run, undefined),
    enabled: seen && !outdated,
    placeholderData: keepPreviousData,
  });

  if (data && !error) {
    return (
      <MessageTable
        execution={data}
        widget={{
          ...chrome,
          menu: (
            <>
              {!isPlaceholderData && <AsOf of={data} arrivedAt={dataUpdatedAt} />}
              {chrome.menu}
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
    );
  }
  return (
    <WidgetCard ref={card} aria-labelledby={titleId} aria-busy={error === null}>
      <WidgetHead>
        {chrome.handle}
        {chrome.title(titleId)}
        {chrome.menu}
      </WidgetHead>
      {error ? <FailureNotice error={error} retry={() => void refetch()} /> : <ResultsSkeleton />}
    </WidgetCard>
  );
}
