import { boundText, type RangeLeaf } from './leaf';

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?$/;
const LARGEST_LONG = 2n ** 63n - 1n;

/** A written number as its whole part, rounded down, exactly; undefined where it is none. */
function floorOf(text: string): { floor: bigint; isWhole: boolean } | undefined {
  if (!NUMBER.test(text)) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^([+-]?)(\d*)\.?(\d*)(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  const shift = Number(exponent);
  const digits = `${whole}${fraction}`;
  const point = whole.length + shift;
  const kept = BigInt(digits.slice(0, Math.max(0, point)).padEnd(Math.max(0, point), '0') || '0');
  const isWhole = /^0*$/.test(digits.slice(Math.max(0, point)));
  if (sign !== '-') return { floor: kept, isWhole };
  return { floor: isWhole ? -kept : -kept - 1n, isWhole };
}

const isLong = (value: bigint) => value <= LARGEST_LONG && value >= -LARGEST_LONG - 1n;

/**
 * The integer that a text means: `03`, `3.0`, `3e2`. Undefined for all that no integer field can
 * hold.
 */
export function longValue(text: string): bigint | undefined {
  const number = floorOf(text);
  return number?.isWhole && isLong(number.floor) ? number.floor : undefined;
}

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

/**
 * As a float of 32 bits holds it, which is what the real server stores and compares; undefined
 * beyond those.
 */
export function floatValue(text: string): number | undefined {
  const value = NUMBER.test(text) ? Math.fround(Number(text)) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}
