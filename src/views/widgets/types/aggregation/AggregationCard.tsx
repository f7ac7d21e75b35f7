import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import type { AggregationWidget } from '@/domain/search/widgets/widget';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { useSession } from '@/shared/session/session-context';
import { Skeleton } from '@/ui/skeleton/Skeleton';
import { AggregationView } from '@/views/aggregation/AggregationView';
import { useSeriesColours } from '@/views/legend/use-series-colours';
import { useView } from '@/views/session/session-context';
import { ResultErrors } from '../../frame/ResultErrors';
import { useTableChange } from './use-table-change';
import { AsOf } from '../../frame/AsOf';
import { useSeen } from '../../frame/use-seen';
import { WidgetCard, WidgetHead } from '../../frame/widget-cards';
import type { ViewerProps } from '../../frame/widget-type';
import { useSchedule } from '../../frame/use-schedule';
import { resultParts } from '../../request/result-parts';
import { useResultItems } from './use-result-items';
import { searchOfWidget, widgetQueries } from '../../request/widget-queries';

/** An aggregation of the view, searched once it scrolls into view. */
export function AggregationCard({
  widget,
  window,
  run,
  outdated,
  chrome,
  onZoom,
}: ViewerProps<AggregationWidget>) {
  const titleId = useId();
  const { view } = useView();
  const changeTable = useTableChange(widget);
  const { zone } = useSession();
  const colours = useSeriesColours(widget);
  const [card, seen] = useSeen();
  const { data, dataUpdatedAt, isPlaceholderData, error, isFetching, refetch } = useQuery({
    ...widgetQueries.result(searchOfWidget(view, widget, window), run),
    ...useSchedule(seen && !outdated),
  });
  const { chart, trend, sparkline, ghosts, events } = useMemo(
    () => resultParts(data?.results ?? [], widget.config),
    [data, widget.config],
  );
  const { asTable, items } = useResultItems(widget, isPlaceholderData ? undefined : chart, () =>
    document.getElementById(titleId)?.closest('section'),
  );
  let content: ReactNode;
  if (error && (!data || isPlaceholderData))
    content = <FailureNotice error={error} retry={() => void refetch()} />;
  else if (data && !chart) content = <ResultErrors errors={data.errors} widgetId={widget.id} />;
  else if (chart)
    content = (
      <AggregationView
        result={chart}
        before={trend}
        course={sparkline}
        ghosts={ghosts}
        events={events}
        config={widget.config}
        range={chart.effective_timerange}
        zone={zone}
        colours={colours}
        asTable={asTable}
        onZoom={onZoom}
        onTableChange={changeTable}
      />
    );
  else content = <Skeleton width="100%" height="100%" />;

  return (
    <WidgetCard ref={card} aria-labelledby={titleId} aria-busy={isFetching}>
      <WidgetHead>
        {chrome.handle}
        {chrome.title(titleId)}
        {data && !isPlaceholderData && <AsOf of={data} arrivedAt={dataUpdatedAt} error={error} />}
        {chrome.menu(items)}
      </WidgetHead>
      <Body $faded={isPlaceholderData}>{content}</Body>
    </WidgetCard>
  );
}

const Body = styled.div<{ $faded: boolean }>`
  flex: 1;
  min-height: 0;
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.m} ${theme.space.s}`};
  opacity: ${({ $faded }) => ($faded ? 0.6 : 1)};
  transition: opacity ${({ theme }) => theme.motion.quick};
`;
