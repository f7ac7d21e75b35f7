import { readPivotNumber } from '@/domain/format/number';
import type { GhostWindow } from '@/domain/search/formatting/formatting';
import { t } from '@/shared/texts/t';
import type { ChartSeries } from './chart-series';
import type { GhostTable } from '../ghost-tables';

type Coloured = ChartSeries & { colour: string };

/** Tells the windows apart, whose lines have the same colour. */
const DASHES = { previous: 'dash', '1d': 'dot', '1w': 'dashdot' } as const;

/** A series in an earlier window. */
export type GhostSeries = Pick<ChartSeries, 'key' | 'name' | 'metric' | 'values'> & {
  colour: string;
  dash: (typeof DASHES)[GhostWindow];
  window: GhostWindow;
};

/**
 * The series of a chart in each earlier window, in the colours of the current ones. Those of stacked
 * bars are added up and drawn in the colour of `stack`, because a part has no height to compare with.
 */
export function ghostSeries(
  series: readonly Coloured[],
  tables: readonly GhostTable[],
  stack?: string,
): GhostSeries[] {
  return tables.flatMap((table) => {
    const { window } = table;
    const common = { window, dash: DASHES[window] };
    const named = (name: string) => t('widgets.ghost', { name, window: ghostName(window) });
    const parts = series.flatMap((one) => {
      const values = valuesOf(table, one);
      return values ? [{ ...one, values }] : [];
    });
    const [first] = parts;
    if (stack === undefined || parts.length < 2 || !first)
      return parts.map(({ key, name, metric, colour, values }) => ({
        ...common,
        key: `${window} ${key}`,
        name: named(name),
        metric,
        colour,
        values,
      }));
    return [
      {
        ...common,
        key: window,
        name: named(t('widgets.ghostTotal')),
        metric: first.metric,
        colour: stack,
        values: first.values.map((_, point) => sumOf(parts.map(({ values }) => values[point]))),
      },
    ];
  });
}

/** The values of a series in an earlier window; undefined if that has no such series. */
function valuesOf({ columns, rows }: GhostTable, { metric, group }: ChartSeries) {
  const column = columns.findIndex(
    (one) => one.series === metric && JSON.stringify(one.group) === JSON.stringify(group),
  );
  if (column < 0) return undefined;
  return rows.map((row) => {
    const number = readPivotNumber(row?.[column]);
    return number === undefined ? undefined : Number(number);
  });
}

function sumOf(values: readonly (number | undefined)[]): number | undefined {
  const known = values.flatMap((value) => value ?? []);
  return known.length === 0 ? undefined : known.reduce((sum, one) => sum + one, 0);
}

/** How much earlier a window is. */
export const ghostName = (window: GhostWindow): string =>
  ({
    previous: t('widgets.ghostOf.previous'),
    '1d': t('widgets.ghostOf.day'),
    '1w': t('widgets.ghostOf.week'),
  })[window];
