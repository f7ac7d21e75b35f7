import { useMemo, useState } from 'react';
import { formatPattern } from '@/domain/format/pattern/format-pattern';
import { formatResult } from '@/domain/search/formatting/format-value';
import { colouringFields } from '@/domain/search/widgets/series-colours';
import { ChartBoundary } from '@/shared/chart-boundary/ChartBoundary';
import { markOf } from '@/domain/search/drill-down/mark';
import { t } from '@/shared/texts/t';
import { useValueColours } from '@/views/chart-state/use-value-colours';
import { useChartKeys } from '@/views/chart-tip/use-chart-keys';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { OpenMark } from '@/views/drill-down/MarkSpot';
import { Legend } from '@/views/legend/Legend';
import type { AggregationViewProps } from './data/aggregation-view';
import { AggregationTable } from './AggregationTable';
import { ChartFrame } from './ChartFrame';
import type { ChartSeries } from './data/charts/chart-series';
import type { FormatOf } from './data/metric-formats';
import { usePivotLines, usePivotName } from './use-pivot-lines';

type Slice = { pie: number; slice: number };

/** A ring for each column and metric; the slices are the rows, with equal colours in all rings. */
export function AggregationPie(props: AggregationViewProps) {
  const { config, range, colours } = props;
  const [active, setActive] = useState<Slice>();
  const [open, setOpen] = useState<OpenMark>();
  const pivot = usePivotLines(props);
  const { table, lines: pies, names, formatOf } = pivot;
  const rows = useMemo(
    () => table.rows.map((row) => ({ key: row.keys.join('-'), group: row.keys })),
    [table],
  );
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const fields = useMemo(() => colouringFields(config), [config]);
  const assigned = useValueColours(fields, rows);
  const slices = useMemo(
    () =>
      rows.map(({ key, group }, at) => ({
        key,
        name: names[at] ?? key,
        place: at,
        colour: colours.chosen.get(key) ?? assigned[at] ?? '',
        mark: markOf({ rowPivots: config.rowPivots, columnPivots: [] }, range, { row: group }),
      })),
    [config, range, names, rows, assigned, colours.chosen],
  );
  /** Shares are those of the slices that are shown. */
  const shown = useMemo(
    () =>
      pies.map((pie) => ({
        ...pie,
        values: pie.values.map((value, at) =>
          colours.hidden.has(keys[at] ?? '') ? undefined : value,
        ),
      })),
    [pies, keys, colours.hidden],
  );
  const label = usePivotName(props, pivot, shown);
  const drawn = useMemo(() => slices.map(({ colour }) => colour), [slices]);

  // The arrow keys move through the slices of all rings.
  const { onKeyDown } = useChartKeys({
    count: pies.length * slices.length,
    active: active && active.pie * slices.length + active.slice,
    onActive: (at) =>
      setActive(
        at === undefined
          ? undefined
          : { pie: Math.floor(at / slices.length), slice: at % slices.length },
      ),
  });

  const openAt = (picked: Slice, at: OpenMark['at']) => {
    setActive(picked);
    const name = slices[picked.slice]?.name ?? '';
    setOpen({ ...pivot.menuOf(picked.slice, pies[picked.pie], name), at });
  };
  return (
    <ChartBoundary fallback={<AggregationTable {...props} />}>
      <ChartFrame
        label={label}
        help={t('widgets.pieKeys')}
        onLeave={() => setActive(undefined)}
        onKeyDown={onKeyDown}
        legend={<Legend entries={slices} sample="fill" {...colours} />}
        open={open}
        onClose={() => setOpen(undefined)}
        onOpen={() => active && openAt(active, middleOfPie(active.pie, pies.length))}
        caption={active ? captionOf(active, shown, slices, formatOf) : negativesOf(shown)}
      >
        <PieChart pies={shown} colours={drawn} onHover={setActive} onPick={openAt} />
      </ChartFrame>
    </ChartBoundary>
  );
}

function captionOf(
  { pie, slice }: Slice,
  pies: readonly ChartSeries[],
  slices: readonly { name: string }[],
  formatOf: FormatOf,
): string {
  const { values = [], name = '', metric = '' } = pies[pie] ?? {};
  const value = values[slice];
  const total = values.reduce<number>((sum, one) => sum + Math.max(0, one ?? 0), 0);
  const share =
    value !== undefined && value >= 0 && total > 0
      ? ` (${formatPattern(value / total, '0.00%')})`
      : '';
  return t('widgets.point', {
    group: slices[slice]?.name ?? '',
    values: `${name} ${formatResult(value, formatOf(metric))}${share}`,
  });
}

/** Values below zero are no share of a whole, so the pie has no slice for them. */
function negativesOf(pies: readonly ChartSeries[]): string | undefined {
  const count = pies.reduce(
    (sum, { values }) => sum + values.filter((value) => value !== undefined && value < 0).length,
    0,
  );
  return count === 0 ? undefined : t('widgets.pieNegative', { count });
}

/** At most four pies share a row. */
function middleOfPie(pie: number, count: number): OpenMark['at'] {
  const [columns, rows] = [Math.min(4, count), Math.ceil(count / 4)];
  return {
    left: `${(100 * ((pie % 4) + 0.5)) / columns}%`,
    top: `${(100 * (Math.floor(pie / 4) + 0.5)) / rows}%`,
  };
}

const PieChart = lazyComponent(async () => (await import('@/ui/chart/PieChart')).PieChart, {
  preload: false,
});
