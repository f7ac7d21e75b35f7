import { allOf, NOTHING, type Binder } from './binder';

/**
 * Tokens one after the other. With a slop they may be moved: as in Lucene, what counts is how far the tokens' places,
 * each less its place in the phrase, lie apart.
 */
export function phraseCondition(column: string, tokens: readonly string[], slop: number, binder: Binder): string {
  if (tokens.length === 0) return NOTHING;
  if (slop === 0 || tokens.length === 1) return `contains(${column}, ${binder.text(` ${tokens.join(' ')} `)})`;
  const all = allOf([...new Set(tokens)].map((token) => `contains(${column}, ${binder.text(` ${token} `)})`));
  return allOf([all, withinSlop(column, tokens, slop, binder)]);
}

function withinSlop(column: string, tokens: readonly string[], slop: number, binder: Binder): string {
  const words = `string_split(${column}, ' ')`;
  // Each token's places, moved back by its own place in the phrase; an exact phrase has one place in all of them.
  const places = tokens.map((token, index) => `list_transform(list_filter(range(len(${words})), lambda place: ${words}[place + 1] = ${binder.text(token)}), lambda place: place - ${index})`);
  const names = tokens.map((_, index) => `p${index}`);
  const near = names.map((name) => `len(list_filter(found.${name}, lambda other: other BETWEEN start AND start + ${BigInt(slop)})) > 0`).join(' AND ');
  const struct = `{${names.map((name, index) => `'${name}': ${places[index]}`).join(', ')}}`;
  const starts = `list_concat(${names.map((name) => `found.${name}`).join(', ')})`;
  return `len(list_filter([${struct}], lambda found: len(list_filter(${starts}, lambda start: ${near})) > 0)) > 0`;
}
