import { DEFAULT_COLOUR_SCALE, type ColourScaleName } from '@/theme/palettes';

/** What gradients are called in views (Plotly's names), by the scale they are drawn with. */
const NAMES: Readonly<Partial<Record<ColourScaleName, string>>> = {
  viridis: 'Viridis',
  cividis: 'Cividis',
  blues: 'Blues',
  greens: 'Greens',
  oranges: 'YlOrRd',
  greys: 'Greys',
  redBlue: 'RdBu',
};
/** Scales that are not drawn here, by the nearest one that is. */
const NEAREST: Readonly<Record<string, ColourScaleName>> = {
  Reds: 'oranges',
  Hot: 'oranges',
  Electric: 'cividis',
  Bluered: 'redBlue',
  Picnic: 'redBlue',
  YlGnBu: 'blues',
  Earth: 'greens',
};

export const DEFAULT_GRADIENT = 'Viridis';

export const gradientOf = (scale: ColourScaleName): string => NAMES[scale] ?? DEFAULT_GRADIENT;

/** The scale a gradient is drawn with; one that nobody knows with the usual one. */
export function scaleOf(gradient: string): ColourScaleName {
  const known = (Object.keys(NAMES) as ColourScaleName[]).find(
    (scale) => NAMES[scale]?.toLowerCase() === gradient.toLowerCase(),
  );
  return (
    known ??
    (Object.hasOwn(NEAREST, gradient) ? NEAREST[gradient] : undefined) ??
    DEFAULT_COLOUR_SCALE
  );
}
