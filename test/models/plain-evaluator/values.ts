import type { QueryNode } from '@/domain/query/syntax/tree';

export type Range = Pick<Extract<QueryNode, { kind: 'range' }>, 'includesLower' | 'includesUpper'>;

/** Converts letter by letter, as Java does. */
export const lower = (text: string): string =>
  [...text].map((char) => (char === 'İ' ? 'i' : char.toLowerCase())).join('');

/**
 * The minimum number of letters to insert, delete, replace or transpose, with each letter edited at
 * most once.
 */
export function distance(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  const table = a.map(() => b.map(() => 0));
  const at = (i: number, j: number): number =>
    i < 0 ? j + 1 : j < 0 ? i + 1 : (table[i]?.[j] ?? 0);
  a.forEach((charA, i) =>
    b.forEach((charB, j) => {
      const row = table[i] ?? [];
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (charA === charB ? 0 : 1),
      );
      if (i > 0 && j > 0 && charA === b[j - 1] && a[i - 1] === charB)
        row[j] = Math.min(row[j] ?? 0, at(i - 2, j - 2) + 1);
    }),
  );
  return at(a.length - 1, b.length - 1);
}

/**
 * Whether a pattern with `*`, `?` and backslashes matches a whole text. `fold` is applied to its
 * letters.
 */
export function matchesWildcard(
  pattern: string,
  text: string,
  fold: (text: string) => string,
): boolean {
  const parts: (string | { letter: string })[] = [];
  const chars = [...pattern];
  for (let at = 0; at < chars.length; at += 1) {
    const char = chars[at] ?? '';
    if (char === '\\' && at + 1 < chars.length)
      parts.push({ letter: fold(chars[(at += 1)] ?? '') });
    else parts.push(char === '*' || char === '?' ? char : { letter: fold(char) });
  }
  return follows(parts, [...text]);
}

function follows(
  [first, ...rest]: readonly (string | { letter: string })[],
  chars: readonly string[],
): boolean {
  if (first === undefined) return chars.length === 0;
  if (first === '*')
    return chars.some((_, at) => follows(rest, chars.slice(at))) || follows(rest, []);
  const [char] = chars;
  return (
    char !== undefined &&
    (typeof first === 'string' || first.letter === char) &&
    follows(rest, chars.slice(1))
  );
}

/** Compares by code points, which is the order of UTF-8. */
export const compareTexts = (one: string, other: string): number =>
  Buffer.compare(Buffer.from(one), Buffer.from(other));

export function isBetween<T>(
  value: T,
  low: T | undefined,
  high: T | undefined,
  { includesLower, includesUpper }: Range,
  compare: (a: T, b: T) => number,
): boolean {
  const above =
    low === undefined || compare(value, low) > 0 || (includesLower && compare(value, low) === 0);
  return (
    above &&
    (high === undefined ||
      compare(value, high) < 0 ||
      (includesUpper && compare(value, high) === 0))
  );
}

/** A decimal number as an exact fraction. */
export type Fraction = { over: bigint; under: bigint };

export function fractionOf(text: string): Fraction | undefined {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^([+-]?)(\d*)\.?(\d*)(?:[eE]([+-]?\d{1,3}))?$/.exec(text) ?? [];
  if (whole === '' && fraction === '') return undefined;
  const over = BigInt(`${sign === '-' ? '-' : ''}${whole}${fraction}`);
  const shift = Number(exponent) - fraction.length;
  return shift >= 0
    ? { over: over * 10n ** BigInt(shift), under: 1n }
    : { over, under: 10n ** BigInt(-shift) };
}

export function compareFractions(a: Fraction, b: Fraction): number {
  const difference = a.over * b.under - b.over * a.under;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/**
 * Whether words are near each other: each at a different position, with a total distance from their
 * positions in the phrase of at most `slop`.
 */
export function matchesPhrase(
  phrase: readonly string[],
  tokens: readonly string[],
  slop: number,
): boolean {
  const tried = (index: number, taken: readonly number[]): boolean => {
    const moved = taken.map((place, at) => place - at);
    if (Math.max(...moved) - Math.min(...moved) > slop) return false;
    if (index === phrase.length) return true;
    return tokens.some(
      (token, place) =>
        token === phrase[index] && !taken.includes(place) && tried(index + 1, [...taken, place]),
    );
  };
  return tried(0, []);
}
