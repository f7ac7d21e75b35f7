import { COLOR_SCALES, type VisualizationConfig } from '@/domain/search/aggregation/visualizations';

type Values = readonly (readonly (number | undefined)[])[];

export type HeatmapScale = {
  name: string;
  reversed: boolean;
  /** Undefined takes the smallest and the largest value. */
  range: readonly [min: number, max: number] | undefined;
};

/** The colour scale of a heatmap as configured; unreadable options fall back to the defaults. */
export function heatmapScale(config: VisualizationConfig | null): HeatmapScale {
  const { color_scale: name, reverse_scale: reversed, auto_scale: auto } = config ?? {};
  // The server stores the limits as text.
  const [min, max] = [numberOf(config?.['z_min']), numberOf(config?.['z_max'])];
  const isFixed = auto === false && min < max;
  return {
    name: COLOR_SCALES.find((one) => one === name) ?? 'Viridis',
    reversed: reversed === true,
    range: isFixed ? [min, max] : undefined,
  };
}

/** NaN if there is none. */
const numberOf = (value: unknown): number =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
    ? Number(value)
    : Number.NaN;

/** The values with the configured default in empty cells, which otherwise stay blank. */
export function withDefaultValue(values: Values, config: VisualizationConfig | null): Values {
  const { use_smallest_as_default: smallest, default_value: given } = config ?? {};
  const fallback = smallest === true ? smallestOf(values) : given;
  return typeof fallback === 'number'
    ? values.map((row) => row.map((value) => value ?? fallback))
    : values;
}

function smallestOf(values: Values): number | undefined {
  let smallest: number | undefined;
  for (const row of values)
    for (const value of row)
      if (value !== undefined && (smallest === undefined || value < smallest)) smallest = value;
  return smallest;
}
