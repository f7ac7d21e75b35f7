import { floorOf, isLong } from '../../field-values/number-text';
import { boundText, type RangeLeaf } from './leaf';

/**
 * Returns the inclusive bounds of an integer range, or undefined if a bound is not a number that an
 * integer field accepts.
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
  // OpenSearch rejects bounds beyond 64 bits, so the range matches nothing.
  if ((lower !== undefined && !isLong(lower)) || (upper !== undefined && !isLong(upper)))
    return undefined;
  return { lower, upper, closed: { ...leaf, includesLower: true, includesUpper: true } };
}
