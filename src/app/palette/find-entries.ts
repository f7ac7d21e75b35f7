import UFuzzy from '@leeoniya/ufuzzy';
import type { PaletteEntry } from './palette-entry';

/** Letters may be omitted within a word, and words may be in any order. */
const fuzzy = new UFuzzy({
  intraMode: 0,
  intraIns: 2,
  unicode: true,
  interSplit: '[^\\p{L}\\d]+',
  intraSplit: '\\p{Ll}\\p{Lu}',
  intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
});
const ORDERED = 1_000;

/**
 * Entries that match, best first; all of them for an empty text. `titles` comes from
 * `titlesOf(entries)`, computed once.
 */
export function findEntries(
  entries: readonly PaletteEntry[],
  titles: string[],
  text: string,
): readonly PaletteEntry[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return entries;
  const [found, info, order] = fuzzy.search(titles, wanted, 1, ORDERED);
  if (!found) return [];
  const best = info && order ? order.map((place) => info.idx[place]) : found;
  return best.flatMap((index) => (index === undefined ? [] : (entries[index] ?? [])));
}

export const titlesOf = (entries: readonly PaletteEntry[]): string[] =>
  entries.map(({ title, alias }) => [title, alias].join(' ').trim().toLowerCase());
