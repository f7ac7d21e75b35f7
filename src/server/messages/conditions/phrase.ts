import { allOf, NOTHING, type Binder } from './binder';
import { quoted } from '../regexp/re2';

/**
 * Tokens one after the other; at least one. With a slop they may be moved: as in Lucene, what
 * counts is how far the tokens' places, each less its place in the phrase, lie apart. A token that
 * the phrase has twice needs two places.
 */
export function phraseCondition(
  column: string,
  tokens: readonly string[],
  slop: number,
  binder: Binder,
): string {
  if (tokens.length === 0) return NOTHING;
  if (slop === 0 || tokens.length === 1)
    return `contains(${column}, ${binder.text(` ${tokens.join(' ')} `)})`;
  const [first = '', second = ''] = tokens;
  if (tokens.length === 2 && first !== second && slop <= WIDEST_GAP)
    return `regexp_matches(${column}, ${binder.text(nearPattern(first, second, slop))})`;
  const all = allOf(
    [...new Set(tokens)].map((token) => `contains(${column}, ${binder.text(` ${token} `)})`),
  );
  return allOf([all, withinSlop(column, tokens, slop, binder)]);
}

/** Other tokens between two, beyond which an expression would be too large. */
const WIDEST_GAP = 50;

/**
 * Two tokens may have up to `slop` others between them, two fewer where they are the other way
 * round: turning them costs two.
 */
function nearPattern(first: string, second: string, slop: number): string {
  const inTurn = (one: string, other: string, most: number) =>
    ` ${quoted(one)}(?: [^ ]+){0,${most}} ${quoted(other)} `;
  return slop < 2
    ? inTurn(first, second, slop)
    : `${inTurn(first, second, slop)}|${inTurn(second, first, slop - 2)}`;
}

/**
 * For some `start`, token `i` has a place from `start + i` to `start + i + slop`. Equal tokens take
 * the first place that is left to them, in their order, which finds places for all if there are
 * any.
 */
function withinSlop(
  column: string,
  tokens: readonly string[],
  slop: number,
  binder: Binder,
): string {
  const distinct = [...new Set(tokens)];
  const name = (token: string) => `p${distinct.indexOf(token)}`;
  const struct = distinct
    .map((token) => `'${name(token)}': ${places(column, token, binder)}`)
    .join(', ');
  const taken = new Map<string, string>();
  const near = tokens.map((token, index) => {
    const from = `start + ${index}`;
    const before = taken.get(token);
    const first = before === undefined ? from : `greatest(${from}, ${before} + 1)`;
    const place = `list_min(list_filter(found.${name(token)}, lambda q${index}: q${index} >= ${first}))`;
    taken.set(token, place);
    return `${place} <= ${from} + ${BigInt(slop)}`;
  });
  const starts = tokens.map(
    (token, index) => `list_transform(found.${name(token)}, lambda p: p - ${index})`,
  );
  const within = `len(list_filter(list_distinct(flatten([${starts.join(', ')}])), lambda start: ${near.join(' AND ')})) > 0`;
  // As a list of one, so that the places are looked for once.
  return `len(list_filter([{${struct}}], lambda found: ${within})) > 0`;
}

const places = (column: string, token: string, binder: Binder) =>
  `list_filter(list_transform(string_split(${column}, ' '), lambda word, place: CASE WHEN word = ${binder.text(token)} THEN place END), lambda p: p IS NOT NULL)`;
