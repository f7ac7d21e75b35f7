/** A set of code points. */
export type CodeSet = (code: number) => boolean;

export const single =
  (wanted: number): CodeSet =>
  (code) =>
    code === wanted;

export const range =
  (first: number, last: number): CodeSet =>
  (code) =>
    code >= first && code <= last;

export const not =
  (set: CodeSet): CodeSet =>
  (code) =>
    !set(code);

export const both =
  (one: CodeSet, other: CodeSet): CodeSet =>
  (code) =>
    one(code) && other(code);

export function union(sets: readonly CodeSet[]): CodeSet {
  const [first, ...others] = sets;
  if (first && others.length === 0) return first;
  return (code) => sets.some((set) => set(code));
}

/** The code points that a regular expression of JavaScript matches. */
export const matching =
  (pattern: RegExp): CodeSet =>
  (code) =>
    pattern.test(String.fromCodePoint(code));

/** The same letter in the other case; only those of ASCII unless `unicode` is set. */
export function inOtherCase(code: number, unicode: boolean): number {
  if (code < 128) {
    const isLetter = (code | 32) >= 97 && (code | 32) <= 122;
    return isLetter ? code ^ 32 : code;
  }
  if (!unicode) return code;
  const text = String.fromCodePoint(code);
  const [lower, upper] = [text.toLowerCase(), text.toUpperCase()];
  const other = (text === lower ? upper : lower).codePointAt(0) ?? code;
  return String.fromCodePoint(other).length === (text === lower ? upper : lower).length
    ? other
    : code;
}

export const ignoringCase =
  (set: CodeSet, unicode: boolean): CodeSet =>
  (code) =>
    set(code) || set(inOtherCase(code, unicode));
