import { rounded, type Dash, type Point } from './shape';

/**
 * How series differ for users who do not rely on colours. Each list begins with what series look
 * like otherwise.
 */
const DASH_ORDER: readonly Dash[] = ['solid', 'dash', 'dot', 'longdash', 'dashdot', 'longdashdot'];

/** Paths in a square of six pixels that repeats; the first series is plain. */
const PATTERNS = [
  '',
  'M-1 1l2 -2M0 6l6 -6M5 7l2 -2',
  'M-1 1l2 -2M0 6l6 -6M5 7l2 -2M-1 5l2 2M0 0l6 6M5 -1l2 2',
  'M0 3h6',
  'M3 0v6',
  'M0 3h6M3 0v6',
  'M2 3h2',
  'M-1 5l2 2M0 0l6 6M5 -1l2 2',
] as const;
export const PATTERN_SIZE = 6;

type Corners = readonly (readonly [x: number, y: number])[];

const PLUS: Corners = [
  [-0.4, -1.2],
  [0.4, -1.2],
  [0.4, -0.4],
  [1.2, -0.4],
  [1.2, 0.4],
  [0.4, 0.4],
  [0.4, 1.2],
  [-0.4, 1.2],
  [-0.4, 0.4],
  [-1.2, 0.4],
  [-1.2, -0.4],
  [-0.4, -0.4],
];
/** Around a point, for a radius of 1; a circle has no corners. */
const SYMBOLS: readonly Corners[] = [
  [],
  [
    [-0.9, -0.9],
    [0.9, -0.9],
    [0.9, 0.9],
    [-0.9, 0.9],
  ],
  [
    [0, -1.3],
    [1.3, 0],
    [0, 1.3],
    [-1.3, 0],
  ],
  PLUS,
  PLUS.map(([x, y]) => [(x - y) * Math.SQRT1_2, (x + y) * Math.SQRT1_2]),
  [
    [0, -1.2],
    [1.2, 0.9],
    [-1.2, 0.9],
  ],
  Array.from({ length: 10 }, (_, corner) => {
    const [angle, radius] = [(corner * Math.PI) / 5, corner % 2 === 0 ? 1.4 : 0.6];
    return [radius * Math.sin(angle), -radius * Math.cos(angle)];
  }),
];

export const dashAt = (place: number): Dash => DASH_ORDER[place % DASH_ORDER.length] ?? 'solid';

/** How often the dashes were used up before this place. */
export const dashRound = (place: number): number => Math.floor(place / DASH_ORDER.length);

export const patternPath = (place: number): string => PATTERNS[place % PATTERNS.length] ?? '';

/** A closed path around a point. */
export function symbolPath(place: number, { x, y }: Point, radius: number): string {
  const corners = SYMBOLS[place % SYMBOLS.length] ?? [];
  const arc = (width: number) => `a${radius} ${radius} 0 1 0 ${width} 0`;
  if (corners.length === 0)
    return `M${rounded(x - radius)} ${rounded(y)}${arc(2 * radius)}${arc(-2 * radius)}z`;
  return `M${corners
    .map(([dx, dy]) => `${rounded(x + dx * radius)} ${rounded(y + dy * radius)}`)
    .join('L')}z`;
}
