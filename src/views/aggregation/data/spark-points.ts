import type { PivotResult } from '@/contract/search';
import { readPivotNumber } from '@/domain/format/number';
import type { AggregationConfig } from '@/domain/search/widgets/widget';
import type { SparkPoint } from '@/ui/chart/Sparkline';
import { shapeOf } from './aggregation-view';
import { pivotTable } from './pivot-table';

/** The first metric over time, and its numbers; intervals without a number are gaps. */
export function sparkPoints(
  result: PivotResult,
  config: AggregationConfig,
): { points: SparkPoint[]; values: number[]; from: number; to: number } {
  const { rows } = pivotTable(result, { ...shapeOf(config), hasColumns: false, rollup: true });
  const points = rows.flatMap(({ keys: [start], values: [value] }): SparkPoint[] => {
    const number = readPivotNumber(value);
    return start === undefined
      ? []
      : [{ x: Date.parse(start), y: number === undefined ? undefined : Number(number) }];
  });
  const { from, to } = result.effective_timerange;
  return {
    points,
    values: points.flatMap(({ y }) => (y === undefined ? [] : [y])),
    from: Math.min(Date.parse(from), points[0]?.x ?? Infinity),
    to: Date.parse(to),
  };
}
