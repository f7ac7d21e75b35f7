import { BAR_MODES, INTERPOLATIONS } from '@/domain/search/aggregation/visualizations';
import type { AggregationConfig } from '@/domain/search/widgets/widget';
import type { SeriesChartProps } from '@/ui/chart/SeriesChart';

export type ChartLook = Pick<SeriesChartProps, 'kind' | 'logarithmic'>;

/** The chart options stored in the view; unreadable ones fall back to the defaults. */
export function chartLook({
  visualization,
  visualizationConfig,
}: Pick<AggregationConfig, 'visualization' | 'visualizationConfig'>): ChartLook {
  const config = visualizationConfig ?? {};
  return {
    kind: kindOf(visualization, config),
    logarithmic: config['axis_type'] === 'logarithmic',
  };
}

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
