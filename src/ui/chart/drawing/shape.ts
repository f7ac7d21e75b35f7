/**
 * One path of a drawing. It only has presentation attributes, so that a picture which is taken away
 * looks the same without our styles.
 */
export type Shape = {
  mark: 'bars' | 'line' | 'area' | 'points' | 'rule';
  d: string;
  fill?: string;
  fillRule?: 'evenodd';
  stroke?: string;
  strokeWidth?: number;
  strokeDasharray?: string | undefined;
  strokeLinecap?: 'round';
  opacity?: number | undefined;
  /** The number of the pattern that lies over the fill. */
  pattern?: number | undefined;
};

/** Lengths of dashes and gaps, in pixels. */
export const DASHES = {
  solid: undefined,
  dash: '9,9',
  dot: '3,3',
  longdash: '15,15',
  dashdot: '9,3,3,3',
  longdashdot: '15,6,3,6',
} as const;
export type Dash = keyof typeof DASHES;

export type Point = { x: number; y: number };

/** A tenth of a pixel is not visible, and long numbers are slow to parse. */
export const rounded = (pixels: number) => Math.round(pixels * 10) / 10;
