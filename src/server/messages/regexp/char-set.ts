/** Code points as sorted ranges `[first, last]` that do not touch. */
export type CharSet = readonly (readonly [first: number, last: number])[];

export const LAST_CODE_POINT = 0x10ffff;
export const ANY_CHAR: CharSet = [[0, LAST_CODE_POINT]];

export const charSet = (char: string): CharSet => [
  [char.codePointAt(0) ?? 0, char.codePointAt(0) ?? 0],
];

export function union(...sets: readonly CharSet[]): CharSet {
  const sorted = sets.flat().sort((a, b) => a[0] - b[0]);
  const result: [number, number][] = [];
  for (const [first, last] of sorted) {
    const previous = result.at(-1);
    if (previous && first <= previous[1] + 1) previous[1] = Math.max(previous[1], last);
    else result.push([first, last]);
  }
  return result;
}

export function complement(set: CharSet): CharSet {
  const result: [number, number][] = [];
  let next = 0;
  for (const [first, last] of set) {
    if (first > next) result.push([next, first - 1]);
    next = last + 1;
  }
  if (next <= LAST_CODE_POINT) result.push([next, LAST_CODE_POINT]);
  return result;
}

export const intersection = (one: CharSet, other: CharSet): CharSet =>
  complement(union(complement(one), complement(other)));

export const includes = (set: CharSet, code: number): boolean =>
  set.some(([first, last]) => first <= code && code <= last);
