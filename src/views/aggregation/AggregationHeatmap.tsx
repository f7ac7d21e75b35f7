import { useMemo, useState, type KeyboardEvent } from 'react';
import { formatResult } from '@/domain/search/formatting/format-value';
import { ChartBoundary } from '@/shared/chart-boundary/ChartBoundary';
import { t } from '@/shared/texts/t';
import type { Cell } from '@/ui/chart/HeatmapChart';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { OpenMark } from '@/views/drill-down/MarkSpot';
import type { AggregationViewProps } from './data/aggregation-view';
import { AggregationTable } from './AggregationTable';
import { ChartFrame } from './ChartFrame';
import { axisTicks } from './data/charts/axis-ticks';
import { heatmapScale, withDefaultValue } from './data/charts/heatmap-scale';
import { axisNames } from './data/row-names';
import { usePivotLines, usePivotName } from './use-pivot-lines';

/** As Graylog draws it: column groups from left to right, row groups from bottom to top. */
export function AggregationHeatmap(props: AggregationViewProps) {
  const { config } = props;
  const [active, setActive] = useState<Cell>();
  const [open, setOpen] = useState<OpenMark>();
  const pivot = usePivotLines(props);
  const { lines, names: yLabels, formatOf } = pivot;
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

const HeatmapChart = lazyComponent(
  async () => (await import('@/ui/chart/HeatmapChart')).HeatmapChart,
  { preload: false },
);
