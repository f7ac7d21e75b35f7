import type { MarkedRange } from '@/shared/message/text/LogText';

/** Limit per text. */
const MAX_OCCURRENCES = 200;

/** Finds all occurrences of a text, ignoring case. */
export function occurrencesOf(text: string, searched: string): MarkedRange[] {
  const found: MarkedRange[] = [];
  if (searched === '') return found;
  const [haystack, needle] = [text.toLowerCase(), searched.toLowerCase()];
  // Lowercasing can change the length of a string and so the offsets; then the search is case-
  // sensitive.
  const keepsLength = haystack.length === text.length;
  for (
    let at = keepsLength ? haystack.indexOf(needle) : text.indexOf(searched);
    at !== -1 && found.length < MAX_OCCURRENCES;
    at = keepsLength
      ? haystack.indexOf(needle, at + needle.length)
      : text.indexOf(searched, at + searched.length)
  ) {
    found.push({ start: at, length: keepsLength ? needle.length : searched.length });
  }
  return found;
}
