import { Suspense, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { AggregationWidget, Widget as SearchedWidget } from '@/domain/search/widgets/widget';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import { RuntimeBoundary } from '@/shared/failure/RuntimeBoundary';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { VisuallyHidden } from '@/ui/visually-hidden/VisuallyHidden';
import type { Execution } from '@/views/execution/search-request';
import { MessageTable, type MessageTableProps } from '@/views/messages/MessageTable';
import { useView } from '@/views/view-state/view-state-context';
import { useRowParts } from '@/views/view-state/use-table';
import { ArrangingContext, type Arranging } from '@/views/widget-controls/arranging';
import { widgetMounted } from '@/views/widget-controls/widget-focus';
import { useChrome } from '@/views/widget-controls/use-chrome';
import { useEditedInPlace } from '@/views/widget-controls/use-edited-widget';
import { useFocusedWidget } from '@/views/widget-controls/use-focused-widget';
import { ChartSkeleton, ResultsSkeleton } from '@/views/widget-frame/ResultsSkeleton';
import type { WidgetChrome } from '@/views/widget-frame/widget-chrome';
import { LegacyNotice } from './legacy/LegacyNotice';
import { windowOfWidget } from './widget-window';
import { plainResults } from './arrangement';
import { WidgetGrid } from './LazyWidgetGrid';

type ResultWidgetsProps = Omit<MessageTableProps, 'execution' | 'widget' | 'rowParts'> & {
  execution: Execution;
  run: string;
  /** The result belongs to an earlier run. */
  outdated: boolean;
  onZoom: (range: AbsoluteRange) => void;
};

/** The widgets of a search, below an offer to import charts of an older console. */
export function ResultWidgets(props: ResultWidgetsProps) {
  const [arranged, setArranged] = useState(0);
  // A new object each time, so that starting again moves the focus to the handle again.
  const arranging = useMemo(
    (): Arranging => ({
      active: arranged > 0,
      start: () => setArranged((times) => times + 1),
      end: () => setArranged(0),
    }),
    [arranged],
  );
  return (
    <ArrangingContext value={arranging}>
      <LegacyNotice />
      <Arranged {...props} />
    </ArrangingContext>
  );
}

/** The widgets of the view. The grid loads only once widgets are arranged. */
function Arranged({ execution, run, outdated, onZoom, ...table }: ResultWidgetsProps) {
  const { state } = useView();
  const [focused] = useFocusedWidget();
  const edited = useEditedInPlace();
  const rowParts = useRowParts();
  const { active } = use(ArrangingContext);
  const windowOf = useCallback(
    (widget: SearchedWidget) => windowOfWidget(execution, widget),
    [execution],
  );
  const isPlain = focused === undefined && edited === undefined && !active;
  const plain = isPlain ? plainResults(state) : undefined;
  const histogram = (widget: AggregationWidget, chrome: WidgetChrome) =>
    execution.histogram && (
      <Suspense fallback={<ChartSkeleton />}>
        <Histogram execution={execution} widget={widget} chrome={chrome} onZoom={onZoom} />
      </Suspense>
    );
  const messages = (widget: WidgetChrome) =>
    execution.messages && (
      <MessageTable {...table} rowParts={rowParts} execution={execution} widget={widget} />
    );

  if (plain) {
    return (
      <>
        <Widget
          id={plain.histogram.id}
          title={t('histogram.title')}
          run={run}
          render={(chrome) =>
            execution.histogram && (
              // A boundary of its own, so that the rows do not wait for it.
              <Suspense fallback={<ChartSkeleton />}>
                <WidgetDrillDown
                  widget={plain.histogram}
                  onQueryChange={table.onQueryChange}
                  onZoom={onZoom}
                >
                  {histogram(plain.histogram, chrome)}
                </WidgetDrillDown>
              </Suspense>
            )
          }
        />
        <Widget id={plain.messages.id} title={t('messages.title')} run={run} render={messages} />
      </>
    );
  }
  return (
    <Suspense fallback={<ResultsSkeleton />}>
      {execution.effectiveRange && (
        <WidgetGrid
          windowOf={windowOf}
          run={run}
          outdated={outdated}
          page={{ histogram, messages }}
          onQueryChange={table.onQueryChange}
          onZoom={onZoom}
        />
      )}
    </Suspense>
  );
}

/** A widget with a focus target before it, for users who return from the maximized widget. */
function Widget({
  id,
  title,
  run,
  render,
}: {
  id: string;
  title: string;
  run: string;
  render: (chrome: WidgetChrome) => ReactNode;
}) {
  const chrome = useChrome(id);
  return (
    <>
      <VisuallyHidden
        ref={(element: HTMLElement | null) => widgetMounted(id, element)}
        role="group"
        tabIndex={-1}
        aria-label={title}
      />
      <RuntimeBoundary of={run}>{render(chrome)}</RuntimeBoundary>
    </>
  );
}

// The rows come first.
const Histogram = lazyComponent(
  withTexts(
    ['histogram'],
    async () => (await import('@/views/histogram/Histogram')).HistogramAfterRows,
  ),
  { visibleAtStart: true },
);
const WidgetDrillDown = lazyComponent(
  async () => (await import('./WidgetDrillDown')).WidgetDrillDown,
  { visibleAtStart: true },
);
