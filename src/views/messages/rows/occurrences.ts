import type { MarkedRange } from '@/shared/message/text/LogText';

/** More of them in one text are nothing to look at. */
const MOST = 200;

/** Where a text stands in another one, whatever its case. */
export function occurrencesOf(text: string, wanted: string): MarkedRange[] {
  const found: MarkedRange[] = [];
  if (wanted === '') return found;
  const [hay, needle] = [text.toLowerCase(), wanted.toLowerCase()];
  // Letters that become two in lower case would move the places; then only the same case is found.
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
