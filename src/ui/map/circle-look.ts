import { dashAt, dashRound } from '@/ui/chart/drawing/patterns';
import { DASHES } from '@/ui/chart/drawing/shape';

export type CircleLook = {
  /** Of the fill. */
  opacity: number;
  /** The width of the outline in pixels. */
  outline: number;
  /** Lengths of the dashes and gaps of an outline; none if it is solid. */
  dashesOf: (pattern: number | undefined, radius: number) => number[];
  /** Rings inside the circle, which tell apart series with the same dashes. */
  ringsOf: (pattern: number | undefined) => number;
};

/** Points of one colour show how many overlap; of several, the uppermost colour must be legible. */
const OPACITY = { single: 0.55, several: 0.85 };
/** Dashes are only seen on a pale fill. */
const PATTERNED = { opacity: 0.22, outline: 3 };

/** What the circles of a map look like; patterned, the outlines of series have the dashes of lines. */
export function circleLook(
  points: readonly { colour: string }[],
  isPatterned: boolean,
): CircleLook {
  if (isPatterned)
    return {
      ...PATTERNED,
      dashesOf: (pattern, radius) =>
        pattern === undefined ? [] : around(DASHES[dashAt(pattern)], 2 * Math.PI * radius),
      ringsOf: (pattern) => (pattern === undefined ? 0 : dashRound(pattern)),
    };
  const isSingle = points.every(({ colour }) => colour === points[0]?.colour);
  return {
    opacity: isSingle ? OPACITY.single : OPACITY.several,
    outline: 1.5,
    dashesOf: () => [],
    ringsOf: () => 0,
  };
}

/** Dashes stretched a little, so that a whole number of them fits and the ends meet. */
function around(dashes: string | undefined, circumference: number): number[] {
  const lengths = dashes?.split(',').map(Number) ?? [];
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const times = Math.max(1, Math.round(circumference / total));
  return lengths.map((length) => (length * circumference) / (times * total));
}
