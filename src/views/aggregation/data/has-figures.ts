import type { PivotResult } from '@/contract/search';
import { readPivotNumber } from '@/domain/format/number';
import type { AggregationConfig } from '@/domain/search/widgets/widget';
import { fieldsOf } from './aggregation-view';

/** Without groups, a table and a number show the metrics of no messages. */
const SHOWS_NOTHING_COUNTED: ReadonlySet<string> = new Set(['table', 'numeric']);

/**
 * Whether a result has something to draw. The row of totals is part of every result with row
 * groups, also if there are no groups.
 */
export function hasFigures(
  { rows, total }: Pick<PivotResult, 'rows' | 'total'>,
  { rowPivots, columnPivots, visualization }: AggregationConfig,
): boolean {
  if (fieldsOf(rowPivots).length > 0) return rows.some(({ source }) => source === 'leaf');
  if (columnPivots.length > 0)
    return rows.some(({ values }) => values.some(({ source }) => source === 'col-leaf'));
  return rows.length > 0 && (total > 0 || SHOWS_NOTHING_COUNTED.has(visualization));
}

/** Whether a chart has something to draw: a metric of a field that no message has is empty. */
export const hasNumbers = ({ rows }: Pick<PivotResult, 'rows'>): boolean =>
  rows.some(({ values }) => values.some(({ value }) => readPivotNumber(value) !== undefined));
