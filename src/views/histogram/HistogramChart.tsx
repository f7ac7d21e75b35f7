import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { formatCount, formatTick } from '@/domain/format/number';
import { levelGroupName } from '@/shared/message/text/group-name';
import { ChartBoundary } from '@/shared/chart-boundary/ChartBoundary';
import { BarChart } from '@/shared/chart-boundary/lazy-bar-chart';
import { useTimeTicks } from '@/shared/chart-boundary/use-time-ticks';
import { LazyBoundary } from '@/shared/lazy-boundary/LazyBoundary';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { VisuallyHidden } from '@/ui/visually-hidden/VisuallyHidden';
import { intervalText } from '@/views/chart-tip/interval-text';
import { useChartKeys } from '@/views/chart-tip/use-chart-keys';
import type { Bucket, HistogramData } from './histogram-data';
import { levelPattern } from '@/views/chart-state/level-colour';
import type { HistogramTableProps } from './HistogramTable';

const HistogramTable = lazyComponent(async () => (await import('./HistogramTable')).HistogramTable);
const HistogramTip = lazyComponent(
  withTexts(['charts'], async () => (await import('./HistogramTip')).HistogramTip),
);

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

/** One tab stop, see `useChartKeys`; Enter zooms to a bar or to the selected bars. */
export function HistogramChart({ data, zone, colourOf, onZoom }: HistogramChartProps) {
  const [active, setActive] = useState<number>();
  const {
    axis: { from, to },
    buckets,
    levels,
  } = data;
  const bucket = active === undefined ? undefined : buckets[active];
  const colours = useMemo(() => levels.map(colourOf), [levels, colourOf]);
  const patterns = useMemo(() => levels.map(levelPattern), [levels]);
  const ticksFor = useTimeTicks(from, to, zone);
  const pick = (index: number) => {
    const picked = buckets[index];
    if (picked) onZoom(picked.start, picked.end);
  };

  const rangeOf = (first: number, last: number) => ({
    from: buckets[first]?.start ?? from,
    to: buckets[last]?.end ?? to,
  });
  const keys = useChartKeys({
    count: buckets.length,
    active,
    onActive: setActive,
    onSelect(first, last) {
      const range = rangeOf(first, last);
      onZoom(range.from, range.to);
    },
    onEnter: pick,
  });
  const { selected } = keys;

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
          onKeyDown={keys.onKeyDown}
          onBlur={() => {
            keys.onBlur();
            setActive(undefined);
          }}
        >
          <BarChart
            from={from}
            to={to}
            bars={buckets}
            colours={colours}
            patterns={patterns}
            ticksFor={ticksFor}
            tickText={formatTick}
            active={active}
            tip={
              bucket && <HistogramTip data={data} bucket={bucket} zone={zone} colourOf={colourOf} />
            }
            selection={selected && rangeOf(selected.first, selected.last)}
            onHover={setActive}
            onPick={pick}
            onSelect={onZoom}
          />
          <VisuallyHidden aria-live="polite">
            {bucket && spokenOf(bucket, levels, zone)}
          </VisuallyHidden>
        </Frame>
      </LazyBoundary>
    </ChartBoundary>
  );
}

/** What the tip of a bar shows, for screen readers. */
function spokenOf(bucket: Bucket, levels: readonly string[], zone: string): string {
  const parts = levels.flatMap((level, i) => {
    const count = bucket.counts[i];
    return count ? [`${levelGroupName(level)} ${formatCount(count)}`] : [];
  });
  const total = `${t('histogram.total')} ${formatCount(bucket.total)}`;
  return `${intervalText(bucket, zone)}: ${[total, ...parts].join(', ')}`;
}

const Waiting = styled.div`
  height: var(--chart-height, ${({ theme }) => theme.height.chart});
`;

const Frame = styled.div`
  position: relative;
  height: var(--chart-height, ${({ theme }) => theme.height.chart});
`;
