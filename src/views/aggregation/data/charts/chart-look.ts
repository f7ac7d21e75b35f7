import { BAR_MODES, INTERPOLATIONS } from '@/domain/search/aggregation/visualizations';
import { formattingOf } from '@/domain/search/formatting/formatting';
import type { AggregationConfig } from '@/domain/search/widgets/widget';
import type { SeriesChartProps } from '@/ui/chart/SeriesChart';

export type ChartLook = Pick<SeriesChartProps, 'kind' | 'logarithmic'>;

/** The chart options stored in the view; unreadable ones fall back to the defaults. */
export function chartLook(config: AggregationConfig): ChartLook {
  const options = config.visualizationConfig ?? {};
  const logarithmic = options['axis_type'] === 'logarithmic';
  const kind = kindOf(config.visualization, options);
  return {
    kind:
      kind.type === 'area' && !logarithmic && areParts(config) ? { ...kind, stacked: true } : kind,
    logarithmic,
  };
}

/** Values of one metric that add up to that of all groups; sums of logarithms would say nothing. */
const areParts = (config: AggregationConfig): boolean =>
  formattingOf(config).stackedAreas && config.columnPivots.length > 0 && config.series.length === 1;

function kindOf(
  visualization: string,
  config: Readonly<Record<string, unknown>>,
): ChartLook['kind'] {
  if (visualization === 'bar')
    return { type: 'bar', mode: BAR_MODES.find((mode) => mode === config['barmode']) ?? 'group' };
  if (visualization === 'scatter') return { type: 'scatter' };
  return {
    type: visualization === 'area' ? 'area' : 'line',
    interpolation: INTERPOLATIONS.find((one) => one === config['interpolation']) ?? 'linear',
  };
}
