import type { Clause, QueryNode } from '@/domain/query/syntax/tree';
import { analyse } from '@/server/field-values/analyser';
import { matchesRegexp, type PlainRegexp } from './regexp';
import {
  compareFractions,
  compareTexts,
  distance,
  fractionOf,
  isBetween,
  lower,
  matchesPhrase,
  matchesWildcard,
  type Fraction,
} from './values';

export type PlainType =
  'text' | 'source' | 'keyword' | 'streams' | 'long' | 'float' | 'date' | 'graylogDate';

/** The first and last millisecond of a date, for fields written in the same format. */
export type DateMeaning = {
  first: number;
  last: number;
  formats: readonly ('date' | 'graylogDate')[];
};

/** The messages and fields to evaluate against. `hidden` fields are searched only by name. */
export type World = {
  types: ReadonlyMap<string, PlainType>;
  hidden: ReadonlySet<string>;
  regexps: ReadonlyMap<string, PlainRegexp>;
  dates: ReadonlyMap<string, DateMeaning>;
  /** A cache, because most values occur in many messages. */
  known: Map<string, boolean>;
};

/** The value of a message as its field stores it, or as a keyword if it does not fit. */
export type PlainValue = string | bigint | number | { misfit: string };
export type PlainMessage = ReadonlyMap<string, PlainValue | readonly PlainValue[]>;
type Leaf = Extract<QueryNode, { kind: 'text' | 'phrase' | 'wildcard' | 'regexp' | 'range' }>;

/** Whether a message matches a query, computed the slow way. Undefined if the query is empty. */
export function evaluate(
  node: QueryNode,
  message: PlainMessage,
  world: World,
): boolean | undefined {
  switch (node.kind) {
    case 'all':
      return true;
    case 'group':
      return evaluateGroup(node.clauses, message, world);
    case 'exists':
      return fieldsLike(node.name, world).some((name) => message.has(name));
    case 'text':
    case 'phrase':
    case 'wildcard':
    case 'regexp':
    case 'range': {
      if (
        (node.field === undefined || node.field === '*') &&
        node.kind === 'wildcard' &&
        node.pattern === '*'
      )
        return true;
      const names = fieldsLike(node.field ?? '*', world);
      if (names.length === 0) return false;
      const found = names
        .map((name) => hasValue(node, name, message.get(name), world))
        .filter((one) => one !== undefined);
      return found.length === 0 ? undefined : found.includes(true);
    }
  }
}

function evaluateGroup(
  clauses: readonly Clause[],
  message: PlainMessage,
  world: World,
): boolean | undefined {
  const kept: { is: boolean; how: 'needed' | 'wished' | 'forbidden' }[] = [];
  for (const { conjunction, modifier, node } of clauses) {
    const isAnd = conjunction === 'AND' || conjunction === '&&';
    const last = kept.at(-1);
    if (isAnd && last?.how === 'wished') last.how = 'needed';
    const is = evaluate(node, message, world);
    if (is === undefined) continue;
    const isForbidden = modifier !== undefined && modifier !== '+';
    kept.push({
      is,
      how: isForbidden ? 'forbidden' : modifier === '+' || isAnd ? 'needed' : 'wished',
    });
  }
  if (kept.length === 0) return undefined;
  if (kept.some(({ is, how }) => (how === 'forbidden' && is) || (how === 'needed' && !is)))
    return false;
  const wishes = kept.filter(({ how }) => how === 'wished');
  return (
    wishes.length === 0 || kept.some(({ how }) => how === 'needed') || wishes.some(({ is }) => is)
  );
}

function fieldsLike(pattern: string, { types, hidden }: World): string[] {
  if (!pattern.includes('*')) return types.has(pattern) ? [pattern] : [];
  const escaped = pattern.replaceAll('\\', '\\\\').replaceAll('?', '\\?');
  return [...types.keys()].filter(
    (name) => !hidden.has(name) && matchesWildcard(escaped, name, (text) => text),
  );
}

function hasValue(
  leaf: Leaf,
  name: string,
  value: PlainValue | readonly PlainValue[] | undefined,
  world: World,
): boolean | undefined {
  const type = world.types.get(name) ?? 'keyword';
  if (leaf.kind === 'wildcard' && leaf.pattern === '*') return value !== undefined;
  if (type === 'text')
    return hasToken(leaf, typeof value === 'string' ? tokensOf(value) : [], world);
  if (value === undefined) return false;
  if (isList(value)) return value.some((one) => hasValue(leaf, name, one, world));
  // A range over a field of numbers or dates uses their values, unless it searches all fields.
  if (typeof value === 'object')
    return (
      !(leaf.kind === 'range' && leaf.field !== undefined && leaf.field !== '*') &&
      isKeyword(leaf, value.misfit, same, world)
    );
  switch (type) {
    case 'keyword':
    case 'streams':
      return isKeyword(leaf, String(value), same, world);
    case 'source':
      return isKeyword(leaf, lower(String(value)), lower, world);
    case 'long':
    case 'float':
      return isNumber(
        leaf,
        fractionOf(typeof value === 'number' ? exactText(value) : String(value)),
        type,
      );
    case 'date':
    case 'graylogDate':
      return isDate(leaf, Number(value), type, world);
  }
}

const isList = (value: PlainValue | readonly PlainValue[]): value is readonly PlainValue[] =>
  Array.isArray(value);
const same = (text: string) => text;

const analysed = new Map<string, readonly string[]>();

function tokensOf(text: string): readonly string[] {
  const tokens = analysed.get(text) ?? analyse(text);
  analysed.set(text, tokens);
  return tokens;
}

function hasToken(leaf: Leaf, tokens: readonly string[], world: World): boolean | undefined {
  switch (leaf.kind) {
    case 'text': {
      const { fuzzy } = leaf;
      if (fuzzy !== undefined)
        return tokens.some((token) => distance(token, lower(leaf.words.join(' '))) <= fuzzy);
      const wanted = analyse(leaf.words.join(' '));
      return wanted.length === 0 ? undefined : wanted.some((word) => tokens.includes(word));
    }
    case 'phrase': {
      const wanted = analyse(leaf.text);
      return wanted.length === 0 ? undefined : matchesPhrase(wanted, tokens, leaf.slop ?? 0);
    }
    case 'wildcard':
    case 'regexp':
    case 'range':
      return tokens.some((token) => isKeyword(leaf, token, lower, world));
  }
}

function isKeyword(
  leaf: Leaf,
  value: string,
  fold: (text: string) => string,
  world: World,
): boolean {
  switch (leaf.kind) {
    case 'text':
      return distance(value, fold(leaf.words.join(' '))) <= (leaf.fuzzy ?? 0);
    case 'phrase':
      return value === fold(leaf.text);
    case 'wildcard':
      return matchesWildcard(leaf.pattern, value, fold);
    case 'regexp': {
      const regexp = world.regexps.get(leaf.pattern);
      if (!regexp) throw new Error(`The test does not know /${leaf.pattern}/.`);
      const key = `${leaf.pattern}\n${fold === lower ? 'lower' : 'same'}\n${value}`;
      const matches = world.known.get(key) ?? matchesRegexp(regexp, value, fold);
      world.known.set(key, matches);
      return matches;
    }
    case 'range': {
      const [low, high] = boundsOf(leaf, fold);
      return isBetween(value, low, high, leaf, compareTexts);
    }
  }
}

function boundsOf<T>(
  { lower: low, upper: high }: Extract<Leaf, { kind: 'range' }>,
  read: (text: string, isUpper: boolean) => T,
): [T | undefined, T | undefined] {
  const bound = (one: { text: string } | null, isUpper: boolean) =>
    one === null || one.text === '*' ? undefined : read(one.text, isUpper);
  return [bound(low, false), bound(high, true)];
}

/** All digits of a 64-bit float, which is a fraction with a power of two. */
function exactText(value: number): string {
  return Number.isInteger(value) ? BigInt(value).toString() : value.toFixed(60);
}

function isNumber(leaf: Leaf, value: Fraction | undefined, type: 'long' | 'float'): boolean {
  if (value === undefined || leaf.kind === 'wildcard' || leaf.kind === 'regexp') return false;
  // Floats are compared with 32 bits.
  const read = (text: string): Fraction | null => {
    const number = fractionOf(text);
    if (!number) return null;
    if (type === 'long')
      return compareFractions(number, { over: 2n ** 63n, under: 1n }) < 0 ? number : null;
    return Number.isFinite(Math.fround(Number(text)))
      ? (fractionOf(exactText(Math.fround(Number(text)))) ?? null)
      : null;
  };
  if (leaf.kind === 'range') {
    const [low, high] = boundsOf(leaf, read);
    return low !== null && high !== null && isBetween(value, low, high, leaf, compareFractions);
  }
  if (leaf.kind === 'text' && leaf.fuzzy !== undefined) return false;
  const wanted = read(leaf.kind === 'text' ? leaf.words.join(' ') : leaf.text);
  return wanted !== null && compareFractions(value, wanted) === 0;
}

function isDate(leaf: Leaf, value: number, type: 'date' | 'graylogDate', world: World): boolean {
  if (
    leaf.kind === 'wildcard' ||
    leaf.kind === 'regexp' ||
    (leaf.kind === 'text' && leaf.fuzzy !== undefined)
  )
    return false;
  const read = (text: string): DateMeaning | null => {
    const known = world.dates.get(text) ?? plainDate(text);
    return known?.formats.includes(type) ? known : null;
  };
  if (leaf.kind !== 'range') {
    const meaning = read(leaf.kind === 'text' ? leaf.words.join(' ') : leaf.text);
    return meaning !== null && meaning.first <= value && value <= meaning.last;
  }
  const [low, high] = boundsOf(leaf, read);
  if (low === null || high === null) return false;
  // `>` a day means after its end, `<=` a day includes it.
  const from = low && (leaf.includesLower ? low.first : low.last);
  const to = high && (leaf.includesUpper ? high.last : high.first);
  return isBetween(value, from, to, leaf, (a, b) => a - b);
}

/** A day can be a keyword as well. Digits are milliseconds, except that four digits are a year. */
function plainDate(text: string): DateMeaning | undefined {
  if (text === '2026-11-18')
    return {
      first: Date.UTC(2026, 10, 18),
      last: Date.UTC(2026, 10, 18, 23, 59, 59, 999),
      formats: ['date', 'graylogDate'],
    };
  if (/^\d{4}$/.test(text))
    return {
      first: Date.UTC(Number(text), 0),
      last: Date.UTC(Number(text), 0, 1, 23, 59, 59, 999),
      formats: ['date', 'graylogDate'],
    };
  return /^-?\d{1,15}$/.test(text)
    ? { first: Number(text), last: Number(text), formats: ['date'] }
    : undefined;
}
