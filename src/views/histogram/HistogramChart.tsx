import { Suspense, useCallback, useMemo, useState, type KeyboardEvent } from 'react';
import styled, { useTheme } from 'styled-components';
import { timeTicks } from '@/domain/format/time-ticks';
import { ChartBoundary } from '@/shared/chart-boundary/ChartBoundary';
import { BarChart } from '@/shared/chart-boundary/lazy-bar-chart';
import { LazyBoundary } from '@/shared/lazy-boundary/LazyBoundary';
import { t } from '@/shared/texts/t';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { HistogramData } from './histogram-data';
import type { HistogramTableProps } from './HistogramTable';

const HistogramTable = lazyComponent(async () => (await import('./HistogramTable')).HistogramTable);
const HistogramTip = lazyComponent(async () => (await import('./HistogramTip')).HistogramTip);

export const LazyHistogramTable = (props: HistogramTableProps) => (
  <LazyBoundary>
    <HistogramTable {...props} />
  </LazyBoundary>
);

type HistogramChartProps = {
  data: HistogramData;
  zone: string;
  colourOf: (level: string) => string;
  onZoom: (from: number, to: number) => void;
};

/** Width of a tick with its label, in characters. */
const TICK_ROOM = 9;

/** One tab stop: the arrow keys move between bars, Enter zooms to a bar, Escape leaves it. */
export function HistogramChart({ data, zone, colourOf, onZoom }: HistogramChartProps) {
  const theme = useTheme();
  const [active, setActive] = useState<number>();
  const {
    axis: { from, to },
    buckets,
    levels,
  } = data;
  const bucket = active === undefined ? undefined : buckets[active];
  const colours = useMemo(() => levels.map(colourOf), [levels, colourOf]);
  const tickWidth = Number.parseFloat(theme.size.micro) * TICK_ROOM;
  const ticksFor = useCallback(
    (width: number) => timeTicks(from, to, zone, Math.max(2, Math.floor(width / tickWidth))),
    [from, to, zone, tickWidth],
  );
  const pick = (index: number) => {
    const picked = buckets[index];
    if (picked) onZoom(picked.start, picked.end);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const last = buckets.length - 1;
    const moved = {
      ArrowRight: Math.min(last, (active ?? -1) + 1),
      ArrowLeft: Math.max(0, (active ?? last + 1) - 1),
      Home: 0,
      End: last,
    }[event.key];
    if (moved !== undefined) setActive(moved);
    else if (event.key === 'Enter' && active !== undefined) pick(active);
    else if (event.key === 'Escape' && active !== undefined) setActive(undefined);
    else return;
    event.preventDefault();
  };

  return (
    <ChartBoundary fallback={<LazyHistogramTable data={data} zone={zone} onZoom={onZoom} />}>
      <LazyBoundary
        propagateErrors
        fallback={<Waiting role="status" aria-label={t('histogram.loading')} />}
      >
        <Frame
          tabIndex={0}
          role="application"
          aria-label={t('histogram.keys')}
          onKeyDown={onKeyDown}
          onBlur={() => setActive(undefined)}
        >
          <BarChart
            from={from}
            to={to}
            bars={buckets}
            colours={colours}
            ticksFor={ticksFor}
            onHover={setActive}
            onPick={pick}
            onSelect={onZoom}
          />
          {bucket && (
            <Suspense>
              <HistogramTip data={data} bucket={bucket} zone={zone} colourOf={colourOf} />
            </Suspense>
          )}
        </Frame>
      </LazyBoundary>
    </ChartBoundary>
  );
}

const Waiting = styled.div`
  height: var(--chart-height, ${({ theme }) => theme.height.chart});
`;

const Frame = styled.div`
  position: relative;
  height: var(--chart-height, ${({ theme }) => theme.height.chart});
`;
