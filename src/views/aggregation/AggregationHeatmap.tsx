import { useMemo, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { revealedText } from '@/domain/format/text/reveal';
import { formattingOf } from '@/domain/search/formatting/formatting';
import { formatResult } from '@/domain/search/formatting/format-value';
import { ChartBoundary } from '@/shared/chart-boundary/ChartBoundary';
import { useGroupText } from '@/shared/message/values/use-group-text';
import { t } from '@/shared/texts/t';
import type { Cell } from '@/ui/chart/HeatmapChart';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { OpenMark } from '@/views/drill-down/MarkSpot';
import { fieldsOf, type AggregationViewProps } from './data/aggregation-view';
import { AggregationTable } from './AggregationTable';
import { ChartFrame } from './ChartFrame';
import { axisTicks } from './data/charts/axis-ticks';
import type { ChartSeries } from './data/charts/chart-series';
import { heatmapScale, withDefaultValue } from './data/charts/heatmap-scale';
import { axisNames } from './data/row-names';
import { usePivotLines, usePivotName } from './use-pivot-lines';

/**
 * As Graylog draws it: column groups from left to right, row groups from bottom to top. Each metric
 * has cells and a scale of its own, because their values cannot be compared.
 */
export function AggregationHeatmap(props: AggregationViewProps) {
  const { lines } = usePivotLines(props);
  const metrics = [...new Set(lines.map(({ metric }) => metric))];
  if (metrics.length < 2) return <Cells {...props} />;
  return (
    <ChartBoundary fallback={<AggregationTable {...props} />}>
      <Several>
        {metrics.map((metric) => (
          <figure key={metric}>
            <figcaption title={metric}>{metric}</figcaption>
            <Cells {...props} metric={metric} />
          </figure>
        ))}
      </Several>
    </ChartBoundary>
  );
}

function Cells({
  metric,
  ...props
}: AggregationViewProps & {
  /** Only this one. */
  metric?: string;
}) {
  const { config } = props;
  const [active, setActive] = useState<Cell>();
  const [open, setOpen] = useState<OpenMark>();
  const pivot = usePivotLines(props);
  const { lines: all, names: yLabels, formatOf } = pivot;
  const textOf = useGroupText(props.zone, formattingOf(config).labels);
  const lines = useMemo(
    () => (metric === undefined ? all : linesOf(metric, all, config, textOf)),
    [metric, all, config, textOf],
  );
  const label = usePivotName(props, pivot, lines);
  const xLabels = useMemo(() => lines.map(({ name }) => name), [lines]);
  const [xNames, yNames] = useMemo(
    () => [axisNames(xLabels), axisNames(yLabels)],
    [xLabels, yLabels],
  );
  const values = useMemo(
    () =>
      withDefaultValue(
        yLabels.map((_, row) => lines.map((line) => line.values[row])),
        config.visualizationConfig,
      ),
    [lines, yLabels, config.visualizationConfig],
  );
  const ticks = useMemo(() => axisTicks(config), [config]);
  const scale = useMemo(() => heatmapScale(config.visualizationConfig), [config]);
  const value = active && values[active.y]?.[active.x];
  const nameOf = ({ x, y }: Cell) => `${yLabels[y] ?? ''} · ${xLabels[x] ?? ''}`;
  const openAt = (cell: Cell, at: OpenMark['at']) => {
    setActive(cell);
    setOpen({ ...pivot.menuOf(cell.y, lines[cell.x], nameOf(cell)), at });
  };
  return (
    <ChartBoundary fallback={<AggregationTable {...props} />}>
      <ChartFrame
        label={label}
        help={t('widgets.heatmapKeys')}
        onLeave={() => setActive(undefined)}
        onKeyDown={(event) =>
          walk(event, active, { x: xLabels.length, y: yLabels.length }, setActive)
        }
        open={open}
        onClose={() => setOpen(undefined)}
        onOpen={() =>
          active &&
          openAt(active, {
            left: `${(100 * (active.x + 0.5)) / xLabels.length}%`,
            top: `${100 - (100 * (active.y + 0.5)) / yLabels.length}%`,
          })
        }
        caption={
          active &&
          t('widgets.point', {
            group: nameOf(active),
            values: formatResult(value, formatOf(lines[active.x]?.metric ?? '')),
          })
        }
      >
        <HeatmapChart
          xLabels={xNames}
          yLabels={yNames}
          values={values}
          scale={scale}
          {...ticks}
          onHover={setActive}
          onPick={openAt}
        />
      </ChartFrame>
    </ChartBoundary>
  );
}

/** The lines of a metric, which their names do not repeat. */
const linesOf = (
  metric: string,
  lines: readonly ChartSeries[],
  { columnPivots }: AggregationViewProps['config'],
  textOf: (field: string, value: string) => string,
): ChartSeries[] => {
  const fields = fieldsOf(columnPivots);
  return lines
    .filter((line) => line.metric === metric)
    .map((line) => ({
      ...line,
      name: revealedText(
        line.group.map((value, at) => textOf(fields[at]?.field ?? '', value)).join('-'),
      ),
    }));
};

function walk(
  event: KeyboardEvent,
  active: Cell | undefined,
  size: Cell,
  go: (cell: Cell) => void,
): void {
  const step = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[
    event.key
  ];
  if (!step || size.x * size.y === 0) return;
  event.preventDefault();
  const [x = 0, y = 0] = step;
  const within = (place: number, count: number) => Math.min(count - 1, Math.max(0, place));
  go(
    active ? { x: within(active.x + x, size.x), y: within(active.y + y, size.y) } : { x: 0, y: 0 },
  );
}

/** Beside each other where there is room, and otherwise below. */
const Several = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22em), 1fr));
  grid-auto-rows: minmax(9em, 1fr);
  gap: ${({ theme }) => theme.space.s};
  height: 100%;
  overflow: auto;
  figure {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    min-width: 0;
    min-height: 0;
    margin: 0;
  }
  figcaption {
    overflow: hidden;
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.size.small};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const HeatmapChart = lazyComponent(
  async () => (await import('@/ui/chart/HeatmapChart')).HeatmapChart,
  { preload: false },
);
