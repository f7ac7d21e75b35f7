import type { AggregationConfig } from '@/domain/search/widget';
import type { SeriesChartProps } from '@/ui/chart/SeriesChart';

export type ChartLook = Pick<SeriesChartProps, 'kind' | 'logarithmic'> & {
  /** Custom colours by series name. */
  colours: ReadonlyMap<string, string>;
};

const BAR_MODES = ['stack', 'group', 'relative', 'overlay'] as const;
const INTERPOLATIONS = ['linear', 'step-after', 'spline'] as const;

/** The chart options stored in the view; unreadable ones fall back to the defaults. */
export function chartLook({
  visualization,
  visualizationConfig,
  formattingSettings,
}: Pick<
  AggregationConfig,
  'visualization' | 'visualizationConfig' | 'formattingSettings'
>): ChartLook {
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
    colours: new Map(coloursOf(formattingSettings?.['chart_colors'])),
  };
}

const HEX = /^#[\da-f]{6}$/i;

function coloursOf(list: unknown): [name: string, colour: string][] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((one: unknown) => {
    const { field_name: name, chart_color: colour } = (one ?? {}) as {
      field_name?: unknown;
      chart_color?: unknown;
    };
    return typeof name === 'string' && typeof colour === 'string' && HEX.test(colour)
      ? [[name, colour] as [string, string]]
      : [];
  });
}
