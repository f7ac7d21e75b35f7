const MAX_INT = 2_147_483_647;
const MAX_FLOAT = 3.4028234663852886e38;
const MIN_FLOAT = 1e-45;

/** The boost after `^`; undefined if it is out of range. */
export function boostOf(digits: string): number | undefined {
  const value = Number(digits);
  if (value > MAX_FLOAT) return undefined;
  return value < MIN_FLOAT ? 0 : value;
}

/** The slop of a phrase from `~n`; a bare `~` means 0. */
export function phraseSlop(image: string): number | undefined {
  return image === '~' ? undefined : Math.min(Math.trunc(Number(image.slice(1))), MAX_INT);
}

/**
 * Maximum edit distance from `~`, `~n` or the old `~0.8`; undefined for `~1.5`. A bare `~` is
 * OpenSearch's AUTO: 0 for up to 2 characters, 1 for up to 5, else 2. The maximum is 2.
 */
export function fuzzyEdits(image: string, word: string): number | undefined {
  const length = Array.from(word).length;
  if (image === '~') return length <= 2 ? 0 : length <= 5 ? 1 : 2;
  const value = Number(image.slice(1));
  if (value >= 1) return Number.isInteger(value) ? Math.min(value, 2) : undefined;
  return value === 0 ? 0 : Math.min(Math.trunc((1 - value) * length), 2);
}

/** A number without exponent or grouping, the only notation allowed after `^`. */
export function plainDigits(value: number): string {
  if (Number.isInteger(value)) return BigInt(value).toString();
  const [digits = '', exponent] = String(value).split('e-');
  return exponent === undefined
    ? digits
    : `0.${'0'.repeat(Number(exponent) - 1)}${digits.replace('.', '')}`;
}
