import { allOf, NOTHING, type Binder } from './binder';
import { quoted } from '../regexp/re2';

/**
 * Matches consecutive tokens. With a slop they may be moved as in Lucene: the spread of the tokens'
 * positions, relative to those in the phrase, is at most `slop`. A token that occurs twice in the
 * phrase needs two positions.
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

/** With more tokens in between, the expression would be too large. */
const WIDEST_GAP = 50;

/**
 * Up to `slop` tokens may be between the two, and two fewer if they are reversed, because a swap
 * counts as two moves.
 */
function nearPattern(first: string, second: string, slop: number): string {
  const inTurn = (one: string, other: string, most: number) =>
    ` ${quoted(one)}(?: [^ ]+){0,${most}} ${quoted(other)} `;
  return slop < 2
    ? inTurn(first, second, slop)
    : `${inTurn(first, second, slop)}|${inTurn(second, first, slop - 2)}`;
}

/**
 * For some `start`, token `i` has a position from `start + i` to `start + i + slop`. Equal tokens
 * are assigned their first free position in order, which finds an assignment if there is one.
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
  // Wrapped in a list, so that the positions are computed once.
  return `len(list_filter([{${struct}}], lambda found: ${within})) > 0`;
}

const places = (column: string, token: string, binder: Binder) =>
  `list_filter(list_transform(string_split(${column}, ' '), lambda word, place: CASE WHEN word = ${binder.text(token)} THEN place END), lambda p: p IS NOT NULL)`;
