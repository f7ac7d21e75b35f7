import { DEFAULT_COLOUR_SCALE, type ColourScaleName } from '@/theme/palettes';

/** Gradient names in views (Plotly's), by colour scale. */
const NAMES: Readonly<Partial<Record<ColourScaleName, string>>> = {
  viridis: 'Viridis',
  cividis: 'Cividis',
  blues: 'Blues',
  greens: 'Greens',
  oranges: 'YlOrRd',
  greys: 'Greys',
  redBlue: 'RdBu',
};
/** The closest supported scale for gradients that are not supported here. */
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

/** The colour scale of a gradient; unknown names get the default. */
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
