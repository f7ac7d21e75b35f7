import { useId, useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import type { AggregationWidget } from '@/domain/search/widgets/widget';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { RuntimeBoundary } from '@/shared/failure/RuntimeBoundary';
import { useSession } from '@/shared/session/session-context';
import { Skeleton } from '@/ui/skeleton/Skeleton';
import { AggregationView } from '@/views/aggregation/AggregationView';
import { useSeriesColours } from '@/views/legend/use-series-colours';
import { useView } from '@/views/session/session-context';
import { ResultErrors } from '../../frame/ResultErrors';
import { useTableChange } from './use-table-change';
import { AsOf } from '../../frame/AsOf';
import { WidgetCard, WidgetHead } from '../../frame/widget-cards';
import type { ViewerProps } from '../../frame/widget-type';
import { useWidgetRun } from '../../frame/use-widget-run';
import { resultParts } from '../../request/result-parts';
import { useResultItems } from './use-result-items';
import { runOfWidget, searchOfWidget } from '../../request/widget-queries';

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
  const search = useMemo(() => searchOfWidget(view, widget, window), [view, widget, window]);
  const { data, isPrevious, error, isFetching, retry, ref } = useWidgetRun(
    runOfWidget(search, run),
    !outdated,
  );
  const answer = data?.answer;
  const { chart, trend, sparkline, ghosts, events } = useMemo(
    () => resultParts(answer?.results ?? [], widget.config),
    [answer, widget.config],
  );
  const { asTable, items } = useResultItems(widget, isPrevious ? undefined : chart, () =>
    document.getElementById(titleId)?.closest('section'),
  );
  let content: ReactNode;
  if (error && (!data || isPrevious)) content = <FailureNotice error={error} retry={retry} />;
  else if (answer && !chart) content = <ResultErrors errors={answer.errors} widgetId={widget.id} />;
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
    <WidgetCard ref={ref} aria-labelledby={titleId} aria-busy={isFetching}>
      <WidgetHead>
        {chrome.handle}
        {chrome.title(titleId)}
        {data && !isPrevious && <AsOf of={data} error={error} />}
        {chrome.menu(items)}
      </WidgetHead>
      <Body $faded={isPrevious}>
        <RuntimeBoundary of={data?.arrivedAt}>{content}</RuntimeBoundary>
      </Body>
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
