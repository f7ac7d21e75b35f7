import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import type { AggregationWidget } from '@/domain/search/widgets/widget';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { Histogram } from '@/views/histogram/Histogram';
import { useView } from '@/views/session/session-context';
import { AsOf } from '../../frame/AsOf';
import { FilledCell } from '../../frame/FilledCell';
import { Axis } from '../../frame/ResultsSkeleton';
import { useSeen } from '../../frame/use-seen';
import { WidgetCard, WidgetHead } from '../../frame/widget-cards';
import type { ViewerProps } from '../../frame/widget-type';
import { countOf } from '../../request/count-query';
import { useSchedule } from '../../frame/use-schedule';
import { requestOfWidget } from '../../request/widget-request';

type MessageCountCardProps = Omit<ViewerProps<AggregationWidget>, 'isFirst' | 'page'>;

/** The histogram of a widget with a query, range or streams of its own. */
export function MessageCountCard({
  widget,
  window,
  run,
  outdated,
  chrome,
  onZoom,
}: MessageCountCardProps) {
  const titleId = useId();
  const { view } = useView();
  const [card, seen] = useSeen();
  const request = useMemo(() => requestOfWidget(view, widget, window), [view, widget, window]);
  const { data, dataUpdatedAt, isPlaceholderData, error, refetch } = useQuery({
    ...countOf(request, run),
    ...useSchedule(seen && !outdated),
    placeholderData: keepPreviousData,
  });

  if (data && !(error && isPlaceholderData))
    return (
      <FilledCell ref={card} data-chart>
        <Histogram
          execution={data}
          widget={widget}
          chrome={{
            ...chrome,
            menu: (items) => (
              <>
                {!isPlaceholderData && <AsOf of={data} arrivedAt={dataUpdatedAt} error={error} />}
                {chrome.menu(items)}
              </>
            ),
          }}
          onZoom={onZoom}
        />
      </FilledCell>
    );
  return (
    <WidgetCard ref={card} aria-labelledby={titleId} aria-busy={error === null}>
      <WidgetHead>
        {chrome.handle}
        {chrome.title(titleId)}
        {chrome.menu()}
      </WidgetHead>
      {error ? <FailureNotice error={error} retry={() => void refetch()} /> : <Axis aria-hidden />}
    </WidgetCard>
  );
}
