import { Suspense, use, useMemo, useState, type ReactNode } from 'react';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import { RuntimeBoundary } from '@/shared/failure/RuntimeBoundary';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { VisuallyHidden } from '@/ui/visually-hidden/VisuallyHidden';
import type { Execution } from '@/views/execution/search-request';
import { Histogram } from '@/views/histogram/Histogram';
import { MessageTable, type MessageTableProps } from '@/views/messages/MessageTable';
import { useView } from '@/views/session/session-context';
import { useRowParts } from '@/views/session/use-table';
import { ArrangingContext, type Arranging } from '../controls/arranging';
import { arrived } from '../controls/arrivals';
import { useChrome } from '../controls/use-chrome';
import { useFocusedWidget } from '../controls/use-focused-widget';
import { ResultsSkeleton } from '../frame/ResultsSkeleton';
import type { WidgetChrome } from '../frame/widget-chrome';
import { mayPend } from '../legacy/legacy-storage';
import { plainResults } from './arrangement';

type ResultWidgetsProps = Omit<MessageTableProps, 'execution' | 'widget' | 'rowParts'> & {
  execution: Execution;
  run: string;
  /** What it found is of a run before this one. */ outdated: boolean;
  onZoom: (range: AbsoluteRange) => void;
};

/** What a search found, above it what an older console left in this browser. */
export function ResultWidgets(props: ResultWidgetsProps) {
  const [legacy, setLegacy] = useState(mayPend);
  const [arranged, setArranged] = useState(0);
  // Another one each time, so that who asks again is led to the handle again.
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
      {legacy && (
        <Suspense fallback={null}>
          <LegacyCharts onSettled={() => setLegacy(false)} />
        </Suspense>
      )}
      <Arranged {...props} />
    </ArrangingContext>
  );
}

/**
 * As the view shows it. As long as nobody arranged anything, nor is about to, there is no grid to
 * load.
 */
function Arranged({ execution, run, outdated, onZoom, ...table }: ResultWidgetsProps) {
  const { state } = useView();
  const [focused] = useFocusedWidget();
  const rowParts = useRowParts();
  const { active } = use(ArrangingContext);
  const plain = focused === undefined && !active ? plainResults(state) : undefined;
  const histogram = (widget: WidgetChrome) =>
    execution.histogram && <Histogram execution={execution} onZoom={onZoom} widget={widget} />;
  const messages = (widget: WidgetChrome) =>
    execution.messages && (
      <MessageTable {...table} rowParts={rowParts} execution={execution} widget={widget} />
    );

  if (plain) {
    return (
      <>
        <Widget id={plain.histogram.id} title={t('histogram.title')} run={run} render={histogram} />
        <Widget id={plain.messages.id} title={t('messages.title')} run={run} render={messages} />
      </>
    );
  }
  return (
    <Suspense fallback={<ResultsSkeleton />}>
      {execution.effectiveRange && (
        <WidgetGrid
          execution={execution}
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

/** Who left a widget that had the page for itself stands before it. */
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
        ref={(element: HTMLElement | null) => arrived(id, element)}
        role="group"
        tabIndex={-1}
        aria-label={title}
      />
      <RuntimeBoundary of={run}>{render(chrome)}</RuntimeBoundary>
    </>
  );
}

const LegacyCharts = lazyComponent(
  withTexts(['widgets'], async () => (await import('../legacy/LegacyCharts')).LegacyCharts),
);
const WidgetGrid = lazyComponent(
  withTexts(
    ['widgets', 'forms', 'failures'],
    async () => (await import('./WidgetGrid')).WidgetGrid,
  ),
);
