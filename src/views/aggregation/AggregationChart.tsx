import { useCallback, useMemo, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { formatInstant } from '@/domain/format/instant';
import { formatNumber } from '@/domain/format/number';
import { ChartBoundary } from '@/shared/chart-boundary/ChartBoundary';
import { LazyBoundary } from '@/shared/lazy-boundary/LazyBoundary';
import { useGroupText } from '@/shared/message/values/use-group-text';
import { t } from '@/shared/texts/t';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { Skeleton } from '@/ui/skeleton/Skeleton';
import { Legend } from '@/views/legend/Legend';
import { fieldsOf, shapeOf, type AggregationViewProps } from './aggregation-view';
import { AggregationTable } from './AggregationTable';
import { timeAxis, valueAxis } from './chart-axis';
import { chartLook } from './chart-look';
import { pivotTable } from './pivot-table';
import { useColouredSeries } from './use-coloured-series';

/**
 * Line or bar chart of an aggregation. It is one tab stop: the arrow keys move between points, and
 * the line below describes the current one.
 */
export function AggregationChart(props: AggregationViewProps) {
  const { result, config, range, zone, colours, onQueryChange, onZoom } = props;
  const [active, setActive] = useState<number>();
  const table = useMemo(() => pivotTable(result, shapeOf(config)), [result, config]);
  const look = useMemo(() => chartLook(config), [config]);
  const isTime =
    fieldsOf(config.rowPivots).length === 1 && fieldsOf(config.rowPivots)[0]?.isTime === true;
  const textOf = useGroupText(zone);
  const rowName = useCallback(
    (keys: readonly string[]) => {
      const fields = fieldsOf(config.rowPivots);
      return keys.map((key, i) => textOf(fields[i]?.field ?? '', key)).join('-');
    },
    [config.rowPivots, textOf],
  );
  const axis = useMemo(
    () =>
      isTime
        ? timeAxis(
            table.rows.map(({ keys }) => keys[0] ?? ''),
            range,
            zone,
          )
        : valueAxis(table.rows.map(({ keys }) => rowName(keys))),
    [isTime, table, range, zone, rowName],
  );
  const series = useColouredSeries(table, config, { chosen: colours.chosen, textOf });
  const zoom = useCallback(
    ({ from, to }: { from: number; to: number }) =>
      onZoom?.({
        type: 'absolute',
        from: new Date(from).toISOString(),
        to: new Date(to).toISOString(),
      }),
    [onZoom],
  );
  const row = active === undefined ? undefined : table.rows[active];

  return (
    <ChartBoundary fallback={<AggregationTable {...props} />}>
      <Parts>
        <Frame
          tabIndex={0}
          role="application"
          aria-label={t('widgets.chartKeys')}
          onBlur={() => setActive(undefined)}
          onKeyDown={(event) => moveBy(event, active, table.rows.length, setActive)}
        >
          <LazyBoundary propagateErrors fallback={<Skeleton width="100%" height="100%" />}>
            <SeriesChart
              kind={look.kind}
              logarithmic={look.logarithmic}
              {...axis}
              series={series}
              onHover={setActive}
              onPick={setActive}
              onSelect={isTime && onZoom ? zoom : undefined}
            />
          </LazyBoundary>
        </Frame>
        {/* A single metric needs no legend: the title of the widget names it. */}
        {(series.length > 1 || series.some(({ terms }) => terms.length > 0)) && (
          <Scrolled>
            <Legend entries={series} onQueryChange={onQueryChange} {...colours} />
          </Scrolled>
        )}
        <Caption role="status">
          {row && active !== undefined
            ? t('widgets.point', {
                group: isTime
                  ? formatInstant(row.keys[0] ?? '', { zone, format: 'readable' })
                  : rowName(row.keys),
                values: series
                  .map(
                    ({ name, values }) =>
                      `${name} ${values[active] === undefined ? '–' : formatNumber(values[active])}`,
                  )
                  .join(' · '),
              })
            : null}
        </Caption>
      </Parts>
    </ChartBoundary>
  );
}

function moveBy(
  event: KeyboardEvent,
  active: number | undefined,
  count: number,
  go: (point: number) => void,
): void {
  const to = {
    ArrowRight: Math.min(count - 1, (active ?? -1) + 1),
    ArrowLeft: Math.max(0, (active ?? count) - 1),
    Home: 0,
    End: count - 1,
  }[event.key];
  if (to === undefined || count === 0) return;
  event.preventDefault();
  go(to);
}

const SeriesChart = lazyComponent(async () => (await import('@/ui/chart/SeriesChart')).SeriesChart);

const Parts = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space.xs};
  height: 100%;
`;

const Frame = styled.div`
  min-height: 0;
`;

const Scrolled = styled.div`
  max-height: 3.4em;
  overflow: auto;
`;

/** Overlays the chart while a point is active, because low charts have no line to spare. */
const Caption = styled.p`
  position: absolute;
  inset: 0 0 auto auto;
  max-width: 100%;
  margin: 0;
  padding: 0 ${({ theme }) => theme.space.xs};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.surface};
  pointer-events: none;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.micro};
  font-variant-numeric: tabular-nums;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: pre;
  &:empty {
    padding: 0;
  }
`;
