import { formatTick } from '@/domain/format/number';
import { valueTicks } from '@/domain/search/formatting/value-ticks';
import type { AggregationConfig } from '@/domain/search/widgets/widget';
import type { SeriesChartProps } from '@/ui/chart/SeriesChart';
import { axisFormat } from '../metric-formats';

/** The ticks of a value axis, in the unit that its metrics share. */
export function axisTicks(
  config: Pick<AggregationConfig, 'series' | 'formatting'>,
): Pick<SeriesChartProps, 'tickText' | 'tickStep'> {
  const ticks = valueTicks(axisFormat(config));
  return ticks ? { tickText: ticks.text, tickStep: ticks.stepOver } : { tickText: formatTick };
}
