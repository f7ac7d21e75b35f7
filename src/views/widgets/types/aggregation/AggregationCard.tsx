import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { searchOfMark } from '@/domain/search/drill-down/messages-of-mark';
import { onlyQuery, stateOf, type ViewDocument } from '@/domain/search/view/view';
import type { AggregationWidget } from '@/domain/search/widgets/widget';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Notice } from '@/ui/notice/Notice';
import { Skeleton } from '@/ui/skeleton/Skeleton';
import { AggregationView } from '@/views/aggregation/AggregationView';
import { hasFiguresTable } from '@/views/aggregation/data/aggregation-view';
import type { PivotResult } from '@/contract/search';
import type { Figures } from '@/views/take-away/download';
import { useDownloadItems } from '@/views/take-away/use-download-items';
import { useSeriesColours } from '@/views/legend/use-series-colours';
import { useView } from '@/views/session/session-context';
import { AsOf } from '../../frame/AsOf';
import { useSeen } from '../../frame/use-seen';
import { WidgetCard, WidgetHead } from '../../frame/widget-cards';
import type { ViewerProps } from '../../frame/widget-type';
import { aggregationTitle } from './aggregation-title';
import { searchOfWidget, widgetQueries, type WidgetResult } from '../../request/widget-queries';

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
  const { zone } = useSession();
  const colours = useSeriesColours(widget);
  const [card, seen] = useSeen();
  const { data, dataUpdatedAt, isPlaceholderData, error, isFetching, refetch } = useQuery({
    ...widgetQueries.result(searchOfWidget(view, widget, window), run),
    enabled: seen && !outdated,
  });
  const pivots = data?.results.filter((result) => result.type === 'pivot') ?? [];
  const [chart, before] = pivots;
  const [isTable, setTable] = useState(false);
  const asTable = useMemo(
    () => ({ shown: isTable, toggle: () => setTable((shown) => !shown) }),
    [isTable],
  );
  const tableItem = {
    id: 'table',
    label: t(isTable ? 'widgets.showAsChart' : 'widgets.showAsTable'),
    onSelect: asTable.toggle,
  };
  const downloadItems = useDownloadItems(
    chart && !isPlaceholderData ? figuresOf(view, widget, chart, zone) : undefined,
    () => document.getElementById(titleId)?.closest('section, article'),
  );
  let content: ReactNode;
  if (error) content = <FailureNotice error={error} retry={() => void refetch()} />;
  else if (data && !chart) content = <Errors result={data} widgetId={widget.id} />;
  else if (chart)
    content = (
      <AggregationView
        result={chart}
        before={before}
        config={widget.config}
        range={chart.effective_timerange}
        zone={zone}
        colours={colours}
        asTable={asTable}
        onZoom={onZoom}
      />
    );
  else content = <Skeleton width="100%" height="100%" />;

  return (
    <WidgetCard ref={card} aria-labelledby={titleId} aria-busy={isFetching}>
      <WidgetHead>
        {chrome.handle}
        {chrome.title(titleId)}
        {data && !isPlaceholderData && <AsOf of={data} arrivedAt={dataUpdatedAt} />}
        {chrome.menu([...(hasFiguresTable(widget.config) ? [tableItem] : []), ...downloadItems])}
      </WidgetHead>
      <Body $faded={isFetching && data !== undefined}>{content}</Body>
    </WidgetCard>
  );
}

/** The result of a widget, and how it was asked for. */
function figuresOf(
  view: ViewDocument,
  widget: AggregationWidget,
  result: PivotResult,
  zone: string,
): Figures {
  const { from, to } = result.effective_timerange;
  const everything = { groups: [], range: result.effective_timerange };
  const { query, streams } = searchOfMark(onlyQuery(view), widget, everything);
  const title =
    stateOf(view, onlyQuery(view).id).titles.widget[widget.id] ?? aggregationTitle(widget.config);
  return { source: { title, query, streams, from, to, zone }, result, config: widget.config };
}

/** A missing result without a reported error is an error itself. */
function Errors({ result: { errors }, widgetId }: { result: WidgetResult; widgetId: string }) {
  const reasons =
    errors.length > 0
      ? errors.map(({ description }) => description)
      : [t('widgets.noSearchType', { id: widgetId })];
  return (
    <Notice tone="danger" title={t('widgets.errors')}>
      <ul>
        {reasons.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Notice>
  );
}

const Body = styled.div<{ $faded: boolean }>`
  flex: 1;
  min-height: 0;
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.m} ${theme.space.s}`};
  opacity: ${({ $faded }) => ($faded ? 0.6 : 1)};
  transition: opacity ${({ theme }) => theme.motion.quick};
  ul {
    margin: 0;
    padding-inline-start: ${({ theme }) => theme.space.l};
  }
`;
