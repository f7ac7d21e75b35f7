import { quoted } from './re2';

/** The expression grows with the cube of a word's length; beyond this, words are measured one by one. */
const LONGEST_PATTERN_WORD = 24;

export const hasFuzzyPattern = (word: string, edits: number): boolean => edits < 2 || word.length <= LONGEST_PATTERN_WORD;

/** All words within `edits` insertions, deletions, substitutions and swaps of neighbours, as one expression. */
export function fuzzyPattern(word: string, edits: number, any: string): string {
  return rest([...word], 0, edits, any);
}

function rest(word: readonly string[], at: number, edits: number, any: string): string {
  if (edits === 0) return quoted(word.slice(at).join(''));
  const here = word[at];
  const inserted = `${any}${rest(word, at, edits - 1, any)}`;
  if (here === undefined) return `(?:${inserted}|)`;
  const next = word[at + 1];
  const ways = [
    `${quoted(here)}${rest(word, at + 1, edits, any)}`,
    `${any}${rest(word, at + 1, edits - 1, any)}`,
    rest(word, at + 1, edits - 1, any),
    inserted,
    ...(next === undefined ? [] : [`${quoted(next)}${quoted(here)}${rest(word, at + 2, edits - 1, any)}`]),
  ];
  return `(?:${ways.join('|')})`;
}
