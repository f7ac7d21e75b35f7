const SECONDS: Readonly<Record<string, number>> = {
  s: 1,
  m: 60,
  h: 3_600,
  d: 86_400,
  w: 604_800,
  mo: 2_592_000,
  y: 31_536_000,
};
/** Prefixes of unit names, longer ones first. */
const WORDS: readonly (readonly [word: RegExp, unit: string])[] = [
  [/^mo(nths?|nate?n?)?$/, 'mo'],
  [/^(m|mins?|minutes?|minuten?)$/, 'm'],
  [/^(s|secs?|seconds?|sekunden?)$/, 's'],
  [/^(h|hrs?|hours?|std|stunden?)$/, 'h'],
  [/^(d|days?|tage?n?|t)$/, 'd'],
  [/^(w|weeks?|wochen?)$/, 'w'],
  [/^(y|years?|jahre?n?)$/, 'y'],
];

/**
 * Seconds of a duration such as `15m`, `1h30m`, `2 days`, `hour`; a month is 30 days and a year
 * 365. Undefined for invalid text.
 */
export function secondsOf(text: string): number | undefined {
  const lower = text.trim().toLowerCase();
  const parts = [...lower.matchAll(/(\d{1,9})?\s*([a-z]+)\s*/gy)];
  // A unit without a number must be a word: `hour`, but not `h`.
  if (parts.some(([, count, word = '']) => count === undefined && word.length < 3))
    return undefined;
  if (parts.length === 0 || parts.map(([whole]) => whole).join('') !== lower) return undefined;
  const seconds = parts.map(
    ([, count = '1', word = '']) =>
      Number(count) * (SECONDS[WORDS.find(([form]) => form.test(word))?.[1] ?? ''] ?? NaN),
  );
  const sum = seconds.reduce((total, one) => total + one, 0);
  return Number.isFinite(sum) && sum > 0 ? sum : undefined;
}
