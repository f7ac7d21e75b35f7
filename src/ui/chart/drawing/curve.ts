import { rounded, type Point } from './shape';

export type Curve = 'linear' | 'step-after' | 'step-middle' | 'spline';

/** The path of a line through points that are sorted by x. */
export function curvePath(points: readonly Point[], curve: Curve): string {
  const [first] = points;
  if (!first) return '';
  const start = `M${at(first)}`;
  if (curve === 'spline') return start + splineFrom(points);
  let path = start;
  let before = first;
  for (const point of points.slice(1)) {
    if (curve === 'linear') path += `L${at(point)}`;
    else {
      const turn = curve === 'step-middle' ? (before.x + point.x) / 2 : point.x;
      path += `H${rounded(turn)}V${rounded(point.y)}`;
    }
    before = point;
  }
  return curve === 'step-middle' ? `${path}H${rounded(before.x)}` : path;
}

const at = ({ x, y }: Point) => `${rounded(x)} ${rounded(y)}`;

/**
 * A cubic spline that rises and falls only where the values do (Fritsch and Carlson, as simplified
 * by Steffen): other splines swing below 0 and above the highest value.
 */
function splineFrom(points: readonly Point[]): string {
  const slopes = points.slice(1).map(({ x, y }, i) => {
    const before = points[i] ?? { x, y };
    return x > before.x ? (y - before.y) / (x - before.x) : 0;
  });
  const tangents = points.map((point, i) => {
    const [left, right] = [slopes[i - 1], slopes[i]];
    if (left === undefined || right === undefined) return undefined;
    const [before, after] = [point.x - (points[i - 1]?.x ?? 0), (points[i + 1]?.x ?? 0) - point.x];
    const mean = (left * after + right * before) / (before + after || 1);
    return (
      (Math.sign(left) + Math.sign(right)) *
      Math.min(Math.abs(left), Math.abs(right), Math.abs(mean) / 2)
    );
  });
  let path = '';
  slopes.forEach((slope, i) => {
    const [from, to] = [points[i], points[i + 1]];
    if (!from || !to) return;
    const [one, other] = [tangents[i], tangents[i + 1]];
    const start = one ?? (other === undefined ? slope : (3 * slope - other) / 2);
    const end = other ?? (one === undefined ? slope : (3 * slope - one) / 2);
    const third = (to.x - from.x) / 3;
    path += `C${at({ x: from.x + third, y: from.y + third * start })} ${at({ x: to.x - third, y: to.y - third * end })} ${at(to)}`;
  });
  return path;
}
