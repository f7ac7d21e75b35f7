const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?$/;
const LARGEST_LONG = 2n ** 63n - 1n;

/** Returns the exact floor of a written number, or undefined if the text is not a number. */
export function floorOf(text: string): { floor: bigint; isWhole: boolean } | undefined {
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

export const isLong = (value: bigint) => value <= LARGEST_LONG && value >= -LARGEST_LONG - 1n;

/**
 * Returns the integer that a text denotes (`03`, `3.0`, `3e2`), or undefined if an integer field
 * cannot hold it.
 */
export function longValue(text: string): bigint | undefined {
  const number = floorOf(text);
  return number?.isWhole && isLong(number.floor) ? number.floor : undefined;
}

/**
 * Returns the number as a field of decimals holds it, or undefined if the text is none: rounded to
 * 32 bits, as OpenSearch stores and compares it, unless it is beyond their range.
 */
export function floatValue(text: string): number | undefined {
  return NUMBER.test(text) ? heldFloat(Number(text)) : undefined;
}

/** As `floatValue`; undefined for what is not finite. */
export function heldFloat(value: number): number | undefined {
  const held = Math.fround(value);
  // OpenSearch would not find these at all.
  const isBeyond = !Number.isFinite(held) || (held === 0 && value !== 0);
  if (!isBeyond) return held;
  return Number.isFinite(value) ? value : undefined;
}
