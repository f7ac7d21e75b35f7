import { floorOf, isLong } from '../../field-values/number-text';
import { boundText, type RangeLeaf } from './leaf';

/**
 * The bounds of a range over integers, both closed; undefined where a bound is no number that an
 * integer field takes.
 */
export function longBounds(
  leaf: RangeLeaf,
): { lower: bigint | undefined; upper: bigint | undefined; closed: RangeLeaf } | undefined {
  const [from, to] = [boundText(leaf.lower), boundText(leaf.upper)];
  const [low, high] = [
    from === undefined ? undefined : floorOf(from),
    to === undefined ? undefined : floorOf(to),
  ];
  if ((from !== undefined && !low) || (to !== undefined && !high)) return undefined;
  const lower = low && (low.isWhole && leaf.includesLower ? low.floor : low.floor + 1n);
  const upper = high && (high.isWhole && !leaf.includesUpper ? high.floor - 1n : high.floor);
  // The real server calls a number beyond 64 bits an error, which finds nothing, on either side.
  if ((lower !== undefined && !isLong(lower)) || (upper !== undefined && !isLong(upper)))
    return undefined;
  return { lower, upper, closed: { ...leaf, includesLower: true, includesUpper: true } };
}
