const largestInt = 2_147_483_647;
const largestFloat = 3.4028234663852886e38;
const smallestFloat = 1e-45;

/** The number after `^`, undefined where it is too large to be one. */
export function boostOf(digits: string): number | undefined {
  const value = Number(digits);
  if (value > largestFloat) return undefined;
  return value < smallestFloat ? 0 : value;
}

/** The words between a phrase's words that `~n` allows; a bare `~` allows none. */
export function phraseSlop(image: string): number | undefined {
  return image === '~' ? undefined : Math.min(Math.trunc(Number(image.slice(1))), largestInt);
}

/**
 * The edits of `~`, `~n` or the old `~0.8` for a word; undefined for `~1.5`. A bare `~` is
 * OpenSearch's AUTO: none up to 2 characters, one up to 5, two beyond. At most two in any case.
 */
export function fuzzyEdits(image: string, word: string): number | undefined {
  const length = Array.from(word).length;
  if (image === '~') return length <= 2 ? 0 : length <= 5 ? 1 : 2;
  const value = Number(image.slice(1));
  if (value >= 1) return Number.isInteger(value) ? Math.min(value, 2) : undefined;
  return value === 0 ? 0 : Math.min(Math.trunc((1 - value) * length), 2);
}

/** A number in plain digits, which is all that may follow `^`: no exponent, no grouping. */
export function plainDigits(value: number): string {
  if (Number.isInteger(value)) return BigInt(value).toString();
  const [digits = '', exponent] = String(value).split('e-');
  return exponent === undefined
    ? digits
    : `0.${'0'.repeat(Number(exponent) - 1)}${digits.replace('.', '')}`;
}
