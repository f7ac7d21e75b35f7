import { formatTick } from '@/domain/format/number';
import { formatShort } from '@/domain/search/formatting/format-value';
import type { AggregationConfig } from '@/domain/search/widgets/widget';
import type { SeriesChartProps } from '@/ui/chart/SeriesChart';
import { axisFormat } from './metric-formats';

/** The labels of a value axis, in the unit that its metrics share. */
export function valueTicks(
  config: Pick<AggregationConfig, 'series' | 'formatting'>,
): Pick<SeriesChartProps, 'tickText' | 'tickBase'> {
  const { unit } = axisFormat(config);
  if (unit === 'plain') return { tickText: formatTick };
  return {
    tickText: (value) => formatShort(value, unit),
    tickBase: unit === 'bytes' ? 1024 : unit === 's' || unit === 'min' ? 60 : 10,
  };
}
