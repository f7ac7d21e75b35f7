import { useId, useMemo } from 'react';
import type { AggregationWidget } from '@/domain/search/widgets/widget';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { Histogram } from '@/views/histogram/Histogram';
import { useView } from '@/views/view-state/view-state-context';
import { AsOf } from '@/views/widget-run/AsOf';
import { Axis } from '@/views/widget-frame/ResultsSkeleton';
import { WidgetCard, WidgetHead } from '@/views/widget-frame/widget-cards';
import type { ViewerProps } from '@/views/widget-frame/widget-type';
import { RunFrame } from '@/views/widget-run/RunFrame';
import { useWidgetRun } from '@/views/widget-run/use-widget-run';
import { runOfCount } from '@/views/widget-run/request/execution-run';
import { requestOfWidget } from '@/views/widget-run/request/widget-request';

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
  const request = useMemo(() => requestOfWidget(view, widget, window), [view, widget, window]);
  const shown = useWidgetRun(runOfCount(request, run), !outdated);
  const { data, isPrevious, error, retry } = shown;

  if (data && !(error && isPrevious))
    return (
      <RunFrame of={shown} isChart>
        <Histogram
          execution={data.answer}
          widget={widget}
          chrome={{
            ...chrome,
            menu: (items) => (
              <>
                {!isPrevious && <AsOf of={data} range={widget.timerange ?? window} error={error} />}
                {chrome.menu(items)}
              </>
            ),
          }}
          onZoom={onZoom}
        />
      </RunFrame>
    );
  return (
    <RunFrame of={shown} isChart>
      <WidgetCard aria-labelledby={titleId} aria-busy={error === null}>
        <WidgetHead>
          {chrome.handle}
          {chrome.title(titleId)}
          {chrome.menu()}
        </WidgetHead>
        {error ? <FailureNotice error={error} retry={retry} /> : <Axis aria-hidden />}
        {chrome.foot}
      </WidgetCard>
    </RunFrame>
  );
}
