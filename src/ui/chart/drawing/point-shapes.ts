import { symbolPath } from './patterns';
import { distinctPoints } from './reduce';
import { rounded, type Point, type Shape } from './shape';

type PointLook = {
  colour: string;
  /** Diameter in pixels. */
  size: number;
  opacity?: number;
  /** The number of their symbol; by default circles. */
  symbol?: number | undefined;
  /** Only the outline. */
  isOpen?: boolean;
};

/** Marks at points; those that would hide each other are drawn once. */
export function pointShapes(
  points: readonly Point[],
  { colour, size, opacity, symbol = 0, isOpen = false }: PointLook,
): Shape[] {
  if (points.length === 0) return [];
  const shown = distinctPoints(points);
  const common = { mark: 'points', opacity } as const;
  if (isOpen || symbol > 0) {
    const d = shown.map((point) => symbolPath(symbol, point, size / 2)).join('');
    return [
      isOpen ? { ...common, d, stroke: colour, strokeWidth: 1 } : { ...common, d, fill: colour },
    ];
  }
  // The round ends of lines without length: much less to parse than circles.
  const d = shown.map(({ x, y }) => `M${rounded(x)} ${rounded(y)}h0`).join('');
  return [{ ...common, d, stroke: colour, strokeWidth: size, strokeLinecap: 'round' }];
}
