import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { onlyQuery } from '@/domain/search/view';
import { streamsOf } from '@/domain/search/stream-filter';
import type { MessagesWidget } from '@/domain/search/widget';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import type { QueryChange } from '@/shared/message/query-change';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { ResultsSkeleton } from '../results/ResultsSkeleton';
import { MessageTable } from '../results/MessageTable';
import { DEFAULT_SORT } from '../results/sort-cycle';
import { executions } from '../executions';
import type { SearchRequest } from '../search-request';
import { useView } from '../view/view-context';
import { sortItemOf } from '../view/view-address';
import type { WidgetChrome } from './widget-chrome';
import { useSeen } from './use-seen';
import { WidgetCard, WidgetHead } from './widget-cards';

type MessagesCardProps = { widget: MessagesWidget; window: AbsoluteRange; run: string; chrome: WidgetChrome; onQueryChange: (change: QueryChange) => void };

/** A further table of messages, with columns, order and query of its own. */
export function MessagesCard({ widget, window, run, chrome, onQueryChange }: MessagesCardProps) {
  const titleId = useId();
  const { view, edit } = useView();
  const [card, seen] = useSeen();
  const page = onlyQuery(view);
  const [sort] = widget.config.sort;
  const request = useMemo<SearchRequest>(() => ({
    query: both(page.query, widget.query ?? ''),
    range: widget.timerange ?? window,
    streams: widget.streams.length > 0 ? widget.streams : streamsOf(page.filter),
    sort: sort ? { field: sort.field, order: sort.direction === 'Ascending' ? 'ASC' : 'DESC' } : DEFAULT_SORT,
  }), [page, widget.query, widget.timerange, widget.streams, sort, window]);
  const { data, error, refetch } = useQuery({ ...executions.run(request, `${run} ${widget.id}`, undefined), enabled: seen, placeholderData: keepPreviousData });

  if (data && !error) {
    return (
      <MessageTable
        execution={data}
        widget={chrome}
        columns={widget.config.fields}
        onColumnsChange={(fields) => edit({ type: 'columns', widgetId: widget.id, fields })}
        onSortChange={(next) => edit({ type: 'sort', widgetId: widget.id, sort: [sortItemOf(next)] })}
        onQueryChange={onQueryChange}
        onWiden={undefined}
      />
    );
  }
  return (
    <WidgetCard ref={card} aria-labelledby={titleId} aria-busy={error === null}>
      <WidgetHead>{chrome.handle}{chrome.title(titleId)}{chrome.menu}</WidgetHead>
      {error ? <FailureNotice error={error} retry={() => void refetch()} /> : <ResultsSkeleton />}
    </WidgetCard>
  );
}

/** What matches both queries; an empty one matches all. */
function both(page: string, own: string): string {
  if (own.trim() === '') return page;
  return page.trim() === '' ? own : `(${page}) AND (${own})`;
}
