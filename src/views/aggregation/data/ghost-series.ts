import { readPivotNumber } from '@/domain/format/number';
import type { GhostWindow } from '@/domain/search/formatting/formatting';
import { t } from '@/shared/texts/t';
import type { LegendEntry } from '@/views/legend/legend-entry';
import type { ChartSeries } from './chart-series';
import type { GhostTable } from './ghost-tables';

/** Tells the windows apart, whose lines have the same colour. */
const DASHES = { previous: 'dash', '1d': 'dot', '1w': 'dashdot' } as const;

/** A series in an earlier window. */
export type GhostSeries = Pick<ChartSeries, 'key' | 'name' | 'metric' | 'values'> & {
  colour: string;
  /** The key of the series that it is compared with. */
  of: string;
  dash: (typeof DASHES)[GhostWindow];
  window: GhostWindow;
};

/** The series of a chart in each earlier window, in the colours of the current ones. */
export const ghostSeries = (
  series: readonly (ChartSeries & LegendEntry)[],
  tables: readonly GhostTable[],
): GhostSeries[] =>
  tables.flatMap(({ window, columns, rows }) =>
    series.flatMap(({ key, name, metric, group, colour }) => {
      const column = columns.findIndex(
        (one) => one.series === metric && JSON.stringify(one.group) === JSON.stringify(group),
      );
      if (column < 0) return [];
      const values = rows.map((row) => {
        const number = readPivotNumber(row?.[column]);
        return number === undefined ? undefined : Number(number);
      });
      const text = t('widgets.ghost', { name, window: ghostName(window) });
      return [
        {
          key: `${window} ${key}`,
          of: key,
          dash: DASHES[window],
          window,
          name: text,
          metric,
          colour,
          values,
        },
      ];
    }),
  );

/** How much earlier a window is. */
export const ghostName = (window: GhostWindow): string =>
  ({
    previous: t('widgets.ghostOf.previous'),
    '1d': t('widgets.ghostOf.day'),
    '1w': t('widgets.ghostOf.week'),
  })[window];
