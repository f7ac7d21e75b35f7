import type { AggregationConfig } from '@/domain/search/widgets/widget';
import type { SeriesChartProps } from '@/ui/chart/SeriesChart';

export type ChartLook = Pick<SeriesChartProps, 'kind' | 'logarithmic'>;

const BAR_MODES = ['stack', 'group', 'relative', 'overlay'] as const;
const INTERPOLATIONS = ['linear', 'step-after', 'spline'] as const;

/** The chart options stored in the view; unreadable ones fall back to the defaults. */
export function chartLook({
  visualization,
  visualizationConfig,
}: Pick<AggregationConfig, 'visualization' | 'visualizationConfig'>): ChartLook {
  const config = visualizationConfig ?? {};
  return {
    kind:
      visualization === 'bar'
        ? { type: 'bar', mode: BAR_MODES.find((mode) => mode === config['barmode']) ?? 'group' }
        : {
            type: 'line',
            interpolation:
              INTERPOLATIONS.find((one) => one === config['interpolation']) ?? 'linear',
          },
    logarithmic: config['axis_type'] === 'logarithmic',
  };
}
