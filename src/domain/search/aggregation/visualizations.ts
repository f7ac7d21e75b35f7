import { isObject } from '../../json-object';
import { MAX_MAP_ZOOM } from '../widgets/map-viewport';

/** The visualizations of an aggregation and their configuration, with the names of the wire format. */

export const VISUALIZATIONS = [
  'bar',
  'line',
  'area',
  'scatter',
  'pie',
  'table',
  'numeric',
  'heatmap',
  'map',
] as const;
export type VisualizationType = (typeof VISUALIZATIONS)[number];
export type VisualizationConfig = Readonly<Record<string, unknown>>;

export const isVisualization = (type: string): type is VisualizationType =>
  VISUALIZATIONS.some((one) => one === type);

export const BAR_MODES = ['group', 'stack', 'relative', 'overlay'] as const;
export const INTERPOLATIONS = ['linear', 'step-after', 'spline'] as const;
export const AXIS_TYPES = ['linear', 'logarithmic'] as const;
export const TREND_PREFERENCES = ['LOWER', 'NEUTRAL', 'HIGHER'] as const;
export const COLOR_SCALES = [
  'Greys',
  'YlGnBu',
  'Greens',
  'YlOrRd',
  'Bluered',
  'RdBu',
  'Reds',
  'Blues',
  'Picnic',
  'Rainbow',
  'Portland',
  'Jet',
  'Hot',
  'Blackbody',
  'Earth',
  'Electric',
  'Viridis',
  'Cividis',
] as const;

/** An option of a visualization, as a control of the editor. `name` is its member on the wire. */
export type VisualizationOption = { name: string } & (
  | {
      kind: 'choice';
      choices: readonly string[];
      isShown?: (config: VisualizationConfig) => boolean;
    }
  | { kind: 'flag' }
  | {
      kind: 'number';
      isRequired: boolean;
      isShown?: (config: VisualizationConfig) => boolean;
      /** The member of the configuration that contains it, if it is not one itself. */
      within?: string;
      limits?: readonly [least: number, most: number];
    }
  /** Fields of the row groupings. */
  | { kind: 'rowFields' }
);

type Visualization = {
  options: readonly VisualizationOption[];
  defaults: VisualizationConfig | null;
  /** Whether it can mark events on its time axis. */
  hasEventAnnotations?: boolean;
  /** Whether it shows the totals of its column groups. */
  hasTotals?: boolean;
  /** What it cannot be drawn without. */
  needs: 'nothing' | 'metric' | 'metric, row and column';
};

const axis: VisualizationOption = { name: 'axis_type', kind: 'choice', choices: AXIS_TYPES };
const interpolation: VisualizationOption = {
  name: 'interpolation',
  kind: 'choice',
  choices: INTERPOLATIONS,
};
const curve = {
  options: [interpolation, axis],
  defaults: { interpolation: 'linear', axis_type: 'linear' },
  hasEventAnnotations: true,
  needs: 'metric',
} as const;

const viewportOption = (name: string, limits?: readonly [number, number]): VisualizationOption => ({
  name,
  kind: 'number',
  isRequired: true,
  within: 'viewport',
  ...(limits && { limits }),
});

const isFixedScale = ({ auto_scale: auto }: VisualizationConfig) => auto === false;

export const visualizations: Readonly<Record<VisualizationType, Visualization>> = {
  area: curve,
  line: curve,
  bar: {
    options: [{ name: 'barmode', kind: 'choice', choices: BAR_MODES }, axis],
    defaults: { barmode: 'group', axis_type: 'linear' },
    hasEventAnnotations: true,
    needs: 'metric',
  },
  scatter: {
    options: [axis],
    defaults: { axis_type: 'linear' },
    hasEventAnnotations: true,
    needs: 'metric',
  },
  pie: { options: [], defaults: null, needs: 'metric' },
  table: {
    options: [{ name: 'pinned_columns', kind: 'rowFields' }],
    defaults: { pinned_columns: [] },
    hasTotals: true,
    needs: 'nothing',
  },
  numeric: {
    options: [
      { name: 'trend', kind: 'flag' },
      {
        name: 'trend_preference',
        kind: 'choice',
        choices: TREND_PREFERENCES,
        isShown: ({ trend }) => trend === true,
      },
    ],
    defaults: { trend: false, trend_preference: 'NEUTRAL' },
    hasTotals: true,
    needs: 'nothing',
  },
  heatmap: {
    options: [
      { name: 'color_scale', kind: 'choice', choices: COLOR_SCALES },
      { name: 'reverse_scale', kind: 'flag' },
      { name: 'auto_scale', kind: 'flag' },
      { name: 'z_min', kind: 'number', isRequired: true, isShown: isFixedScale },
      { name: 'z_max', kind: 'number', isRequired: true, isShown: isFixedScale },
      { name: 'use_smallest_as_default', kind: 'flag' },
      {
        name: 'default_value',
        kind: 'number',
        isRequired: false,
        isShown: ({ use_smallest_as_default: smallest }) => smallest !== true,
      },
    ],
    defaults: { color_scale: 'Viridis', reverse_scale: false, auto_scale: true },
    needs: 'metric, row and column',
  },
  map: {
    // Moving the map changes them, too.
    options: [
      viewportOption('zoom', [0, MAX_MAP_ZOOM]),
      viewportOption('center_x', [-90, 90]),
      viewportOption('center_y'),
    ],
    defaults: { viewport: { center_x: 0, center_y: 0, zoom: 1 } },
    needs: 'metric',
  },
};

/** Whether the totals of column groups are shown; those of plugins may do so. */
export const showsTotals = (type: string): boolean =>
  !isVisualization(type) || visualizations[type].hasTotals === true;

/** The options that apply to a configuration. */
export const shownOptions = (
  type: VisualizationType,
  config: VisualizationConfig | null,
): readonly VisualizationOption[] =>
  visualizations[type].options.filter(
    (option) => !('isShown' in option) || option.isShown?.(config ?? {}) !== false,
  );

/** The value of an option: that of the configuration, or its default. */
export function optionValue(
  type: VisualizationType,
  config: VisualizationConfig | null,
  option: VisualizationOption,
): unknown {
  const { defaults } = visualizations[type];
  if (option.kind !== 'number' || option.within === undefined)
    return config?.[option.name] ?? defaults?.[option.name];
  const [own, initial] = [config?.[option.within], defaults?.[option.within]];
  // A number that was deleted is null there.
  const value = isObject(own) ? own[option.name] : undefined;
  return value === undefined && isObject(initial) ? initial[option.name] : value;
}

/** What setting an option changes in the configuration. */
export function withOption(
  type: VisualizationType,
  config: VisualizationConfig | null,
  option: VisualizationOption,
  value: unknown,
): VisualizationConfig {
  if (option.kind !== 'number' || option.within === undefined) return { [option.name]: value };
  const container = config?.[option.within] ?? visualizations[type].defaults?.[option.within];
  return {
    [option.within]: {
      ...(isObject(container) && container),
      [option.name]: value ?? null,
    },
  };
}
