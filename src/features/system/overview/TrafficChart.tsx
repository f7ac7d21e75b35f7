import { useMemo, useState } from 'react';
import styled, { useTheme } from 'styled-components';
import { binaryStep } from '@/domain/format/binary-step';
import { formatInstant } from '@/domain/format/instants/instant';
import { formatBytes } from '@/domain/format/number';
import { ChartBoundary } from '@/shared/chart-boundary/ChartBoundary';
import { BarChart } from '@/shared/chart-boundary/lazy-bar-chart';
import { useTimeTicks } from '@/shared/chart-boundary/use-time-ticks';
import { LazyBoundary } from '@/shared/lazy-boundary/LazyBoundary';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { useChartKeys } from '@/views/chart-tip/use-chart-keys';
import type { TrafficBar } from './traffic-bars';
import { TrafficTable } from './TrafficTable';

type TrafficChartProps = { bars: readonly TrafficBar[]; from: number; to: number; zone: string };

/**
 * The chart is one tab stop, see `useChartKeys`; a line below describes the current bar. Dragging
 * zooms in.
 */
export function TrafficChart({ bars, from: first, to: last, zone }: TrafficChartProps) {
  const theme = useTheme();
  const [zoom, setZoom] = useState<{ from: number; to: number }>();
  const { from, to } = zoom ?? { from: first, to: last };
  const [active, setActive] = useState<number>();
  const bar = active === undefined ? undefined : bars[active];
  const colours = useMemo(() => [theme.color.accent], [theme]);
  const ticksFor = useTimeTicks(from, to, zone);
  const time = (at: number) => formatInstant(at, { zone, format: 'withTimeZone' });

  const { onKeyDown } = useChartKeys({ count: bars.length, active, onActive: setActive });

  return (
    <ChartBoundary fallback={<TrafficTable bars={bars} zone={zone} />}>
      <LazyBoundary
        propagateErrors
        fallback={<Frame role="status" aria-label={t('system.chartComes')} />}
      >
        <Frame
          tabIndex={0}
          role="application"
          aria-label={t('system.chartKeys')}
          onKeyDown={onKeyDown}
          onBlur={() => setActive(undefined)}
        >
          <BarChart
            from={from}
            to={to}
            bars={bars}
            colours={colours}
            ticksFor={ticksFor}
            tickText={formatBytes}
            tickStep={binaryStep}
            active={active}
            onHover={setActive}
            onPick={setActive}
            onSelect={(start, end) => setZoom({ from: start, to: end })}
          />
        </Frame>
      </LazyBoundary>
      {zoom && (
        <div>
          <Button onClick={() => setZoom(undefined)}>{t('system.showAll')}</Button>
        </div>
      )}
      <Said role="status">
        {bar
          ? t(bar.partial ? 'system.barSoFar' : 'system.bar', {
              from: time(bar.start),
              until: time(bar.end),
              bytes: formatBytes(bar.counts[0]),
            })
          : t('system.chartHint')}
      </Said>
    </ChartBoundary>
  );
}

const Frame = styled.div`
  height: ${({ theme }) => theme.height.chart};
`;

const Said = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
  font-variant-numeric: tabular-nums;
`;
