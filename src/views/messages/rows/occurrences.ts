import type { MarkedRange } from '@/shared/message/text/LogText';

/** Limit per text. */
const MOST = 200;

/** Finds all occurrences of a text, ignoring case. */
export function occurrencesOf(text: string, wanted: string): MarkedRange[] {
  const found: MarkedRange[] = [];
  if (wanted === '') return found;
  const [hay, needle] = [text.toLowerCase(), wanted.toLowerCase()];
  // Lowercasing can change the length of a string and so the offsets; then the search is case-
  // sensitive.
  const isEven = hay.length === text.length;
  for (
    let at = isEven ? hay.indexOf(needle) : text.indexOf(wanted);
    at !== -1 && found.length < MOST;
    at = isEven ? hay.indexOf(needle, at + needle.length) : text.indexOf(wanted, at + wanted.length)
  ) {
    found.push({ start: at, length: isEven ? needle.length : wanted.length });
  }
  return found;
}
