import { markOf, type Mark } from '@/domain/search/drill-down/mark';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import type { AggregationConfig } from '@/domain/search/widgets/widget';
import type { Figure } from '@/views/drill-down/use-mark-items';
import type { Grid, GridPlace } from './model/grid-moves';
import { valueAt, type TableModel } from './model/table-model';

/** What a cell shows: a value of a group, or a figure; undefined for cells with a name. */
export function cellMark(
  { model, grid }: { model: TableModel; grid: Grid },
  { row, column }: GridPlace,
  config: Pick<AggregationConfig, 'rowPivots' | 'columnPivots'>,
  range: AbsoluteRange,
): { mark: Mark; figure?: Figure } | undefined {
  const { keys, columns, columnFields, rows, totals } = model;
  const metric = columns[column - keys.length];
  if (row < grid.head) {
    const isGroup = row < columnFields.length && metric !== undefined && !metric.isTotal;
    return isGroup
      ? { mark: markOf(config, range, { column: metric.group.slice(0, row + 1) }) }
      : undefined;
  }
  const found = rows[row - grid.head] ?? totals;
  if (!found || (!metric && found === totals)) return undefined;
  if (!metric) return { mark: markOf(config, range, { row: found.key.slice(0, column + 1) }) };
  return {
    mark: markOf(config, range, { row: found.key, column: metric.group }),
    figure: { name: metric.series, value: valueAt(found, metric) },
  };
}
