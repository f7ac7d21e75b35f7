const TURNS =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const FIRST_STRONG = '\u2068';
const END = '\u2069';

/**
 * Wraps a name for use inside a sentence, so that right-to-left text or direction controls in it
 * affect nothing else (Unicode UAX #9). For display only.
 */
export function isolated(name: string): string {
  if (!TURNS.test(name)) return name;
  let open = 0;
  const kept = name.replace(/[\u2066-\u2069]/g, (mark) => {
    if (mark !== END) {
      open += 1;
      return mark;
    }
    // An unmatched terminator would close the surrounding isolate.
    if (open === 0) return '';
    open -= 1;
    return mark;
  });
  return `${FIRST_STRONG}${kept}${END.repeat(open + 1)}`;
}
