const TURNS =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const FIRST_STRONG = '\u2068';
const END = '\u2069';

/**
 * A name for the middle of a sentence: one that is read from right to left, or says so of what
 * comes after it, turns nothing but itself (Unicode UAX #9). For texts that are shown, not for ones
 * that are kept.
 */
export function isolated(name: string): string {
  if (!TURNS.test(name)) return name;
  let open = 0;
  const kept = name.replace(/[\u2066-\u2069]/g, (mark) => {
    if (mark !== END) {
      open += 1;
      return mark;
    }
    // One that ends nothing of its own would end what is put around it.
    if (open === 0) return '';
    open -= 1;
    return mark;
  });
  return `${FIRST_STRONG}${kept}${END.repeat(open + 1)}`;
}
