import { useId, useMemo } from 'react';
import styled from 'styled-components';
import type { AggregationWidget } from '@/domain/search/widgets/widget';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { useSession } from '@/shared/session/session-context';
import { Skeleton } from '@/ui/skeleton/Skeleton';
import { AggregationView } from '@/views/aggregation/AggregationView';
import { useSeriesColours } from '@/views/legend/use-series-colours';
import { EmptyWidgetContext } from '@/views/nothing-found/empty-widget';
import { useView } from '@/views/view-state/view-state-context';
import { MissingParts, ResultErrors } from '@/views/widget-run/ResultErrors';
import { useTableChange } from './use-table-change';
import { AsOf } from '@/views/widget-run/AsOf';
import { WidgetCard, WidgetHead } from '@/views/widget-frame/widget-cards';
import type { ViewerProps } from '@/views/widget-frame/widget-type';
import { RunFrame } from '@/views/widget-run/RunFrame';
import { useWidgetRun, type ShownRun } from '@/views/widget-run/use-widget-run';
import { useWindowOffsets } from '@/views/widget-run/request/use-window-offsets';
import { resultParts } from '@/views/widget-run/request/result-parts';
import { useResultItems } from './use-result-items';
import { storedWidget } from '@/views/widget-run/request/stored/stored-widget';
import {
  runOfWidget,
  searchOfWidget,
  type WidgetResult,
} from '@/views/widget-run/request/widget-queries';

/** An aggregation of the view, searched once it scrolls into view. */
export function AggregationCard(props: ViewerProps<AggregationWidget>) {
  const { widget, window, run, outdated } = props;
  const { view, whole } = useView();
  const offsets = useWindowOffsets(widget.timerange ?? window);
  const search = useMemo(
    () => searchOfWidget(view, widget, window, offsets),
    [view, widget, window, offsets],
  );
  const shown = useWidgetRun(
    runOfWidget(search, run, () => storedWidget({ view, whole }, widget)),
    !outdated,
  );
  const empty = useMemo(() => ({ widget, window }), [widget, window]);
  return (
    <EmptyWidgetContext value={empty}>
      <RunFrame of={shown}>
        <Shown {...props} shown={shown} />
      </RunFrame>
    </EmptyWidgetContext>
  );
}

type ShownProps = Pick<
  ViewerProps<AggregationWidget>,
  'widget' | 'window' | 'chrome' | 'onZoom'
> & {
  shown: ShownRun<WidgetResult>;
};

function Shown({
  widget,
  window,
  chrome,
  onZoom,
  shown: { data, isPrevious, error, isBusy, retry },
}: ShownProps) {
  const titleId = useId();
  const changeTable = useTableChange(widget);
  const { zone } = useSession();
  const colours = useSeriesColours(widget);
  const answer = data?.answer;
  const { chart, trend, sparkline, ghosts, events } = useMemo(
    () => resultParts(answer?.results ?? [], widget.config),
    [answer, widget.config],
  );
  const { asTable, items } = useResultItems(widget, isPrevious ? undefined : chart, () =>
    document.getElementById(titleId)?.closest('section'),
  );
  const isFailed = error !== null && (data === undefined || isPrevious);

  return (
    <WidgetCard aria-labelledby={titleId} aria-busy={isBusy}>
      <WidgetHead>
        {chrome.handle}
        {chrome.title(titleId)}
        {data && !isPrevious && <AsOf of={data} range={widget.timerange ?? window} error={error} />}
        {chrome.menu(items)}
      </WidgetHead>
      <Body $failed={isFailed}>
        {isFailed && <FailureNotice error={error} retry={retry} />}
        {!isFailed && answer && !chart && (
          <ResultErrors errors={answer.errors} widgetId={widget.id} />
        )}
        {!isFailed && !answer && <Skeleton width="100%" height="100%" />}
        {chart && (
          <Picture $faded={isPrevious}>
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
          </Picture>
        )}
        {chart && !isPrevious && <MissingParts errors={answer?.errors ?? []} />}
      </Body>
      {chrome.foot}
    </WidgetCard>
  );
}

/** A failure stands above the picture of the search before. */
const Body = styled.div<{ $failed: boolean }>`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xs};
  min-height: 0;
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.m} ${theme.space.s}`};
  ${({ $failed }) => $failed && 'overflow: auto;'}
`;

const Picture = styled.div<{ $faded: boolean }>`
  flex: 1;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-height: 0;
  opacity: ${({ $faded }) => ($faded ? 0.6 : 1)};
  transition: opacity ${({ theme }) => theme.motion.quick};
`;
