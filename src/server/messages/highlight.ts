import { RE2JS } from 're2js';
import { analyse as analysed } from '@/domain/query/analysis/analysis';
import type { Fields } from '@/domain/exact';
import { lowercased } from '@/domain/query/analysis/lowercase';
import { occurrences } from '@/domain/query/occurrences';
import type { QueryNode } from '@/domain/query/syntax/tree';
import { unreachable } from '@/domain/unreachable';
import { analyse } from '../field-values/analyser';
import type { FieldCatalogue } from '../indices/model/catalogue';
import { fuzzyPattern } from './conditions/fuzzy-pattern';
import { boundText, isAnything, wholeText, type Fold, type Leaf } from './conditions/leaf';
import { wildcardPattern } from './conditions/patterns';
import { anyCharacter } from './regexp/re2';
import { parseRegexp } from './regexp/parser';
import { valueTest, type ValueTest } from './regexp/value-test';

export type HighlightRanges = Record<string, { start: number; length: number }[]>;

/** Limits of the effort, because highlighting is optional. */
const LONGEST_TEXT = 20_000;
const LARGEST_EXPRESSION = 2_000;
const MOST_LEAVES = 100;

const same: Fold = (text) => text;

/** `whole` tests keywords and single tokens, `phrase` are consecutive tokens of a text. */
type Matcher = { whole(value: string, fold: Fold): boolean; phrase?: readonly string[] };

/**
 * Returns a function that finds the parts of a message that match a query. As in Graylog, the
 * fields named in the query do not matter; numbers, dates and negated terms are not highlighted.
 * Returns undefined if there is nothing to highlight.
 */
export function highlighter(
  query: QueryNode,
  catalogues: readonly FieldCatalogue[],
): ((message: Fields) => HighlightRanges) | undefined {
  const marked = new Map<string, 'text' | 'source' | 'none'>();
  for (const catalogue of catalogues)
    for (const { name, type, analysis } of catalogue.all())
      if (type === 'string' && name !== 'streams') marked.set(name, analysis);
  // Ranges on numeric fields would match nearly all words as text.
  const inWords = (leaf: Leaf) =>
    leaf.kind !== 'range' || leaf.field === undefined || marked.has(leaf.field);
  const matchers = leavesOf(query).filter(inWords).slice(0, MOST_LEAVES).flatMap(matchersOf);
  if (matchers.length === 0) return undefined;

  return (message) => {
    const ranges: HighlightRanges = {};
    for (const [name, value] of Object.entries(message)) {
      const analysis = marked.get(name);
      if (analysis === undefined || typeof value !== 'string') continue;
      const found =
        analysis === 'text'
          ? inText(value.slice(0, LONGEST_TEXT), matchers)
          : inKeyword(value, analysis === 'source' ? lowercased : same, matchers);
      if (found.length > 0) ranges[name] = found;
    }
    return ranges;
  };
}

/** Leaves that contribute to a match, which excludes negated ones. */
function leavesOf(node: QueryNode): Leaf[] {
  switch (node.kind) {
    case 'all':
    case 'exists':
      return [];
    case 'group':
      return occurrences(node).flatMap((member) =>
        member.occurrence === 'must_not' ? [] : leavesOf(member.node),
      );
    case 'text':
    case 'phrase':
    case 'wildcard':
    case 'regexp':
    case 'range':
      return isAnything(node) ? [] : [node];
    default:
      return unreachable(node);
  }
}

function inKeyword(value: string, fold: Fold, matchers: readonly Matcher[]) {
  return matchers.some(({ whole }) => whole(fold(value), fold))
    ? [{ start: 0, length: value.length }]
    : [];
}

function inText(text: string, matchers: readonly Matcher[]): HighlightRanges[string] {
  const tokens = analysed(text);
  const places = new Set<number>();
  const words = matchers.filter(({ phrase }) => phrase === undefined);
  const known = new Map<string, boolean>();
  tokens.forEach(({ token }, place) => {
    const matches = known.get(token) ?? words.some(({ whole }) => whole(token, lowercased));
    known.set(token, matches);
    if (matches) places.add(place);
  });
  for (const { phrase = [] } of matchers) {
    if (phrase.length === 0) continue;
    for (let from = 0; from + phrase.length <= tokens.length; from += 1) {
      if (phrase.every((word, offset) => tokens[from + offset]?.token === word))
        phrase.forEach((_, offset) => places.add(from + offset));
    }
  }
  return tokens.flatMap(({ start, end }, place) =>
    places.has(place) ? [{ start, length: end - start }] : [],
  );
}

function matchersOf(leaf: Leaf): Matcher[] {
  switch (leaf.kind) {
    case 'text': {
      const written = wholeText(leaf);
      const { fuzzy } = leaf;
      if (fuzzy)
        return [
          { whole: byFold((fold) => expression(fuzzyPattern(fold(written), fuzzy, anyCharacter))) },
        ];
      const words = new Set(analyse(written));
      return [
        {
          whole: (value, fold) =>
            value === fold(written) || (fold === lowercased && words.has(value)),
        },
      ];
    }
    case 'phrase': {
      const words = analyse(leaf.text);
      // With a slop the words are highlighted one by one.
      const whole: Matcher['whole'] = (value, fold) => value === fold(leaf.text);
      return leaf.slop
        ? [
            {
              whole: (value, fold) =>
                whole(value, fold) || (fold === lowercased && words.includes(value)),
            },
          ]
        : [{ whole, phrase: words }];
    }
    case 'wildcard':
      return [{ whole: byFold((fold) => expression(wildcardPattern(leaf, anyCharacter, fold))) }];
    case 'regexp':
      return [{ whole: byFold((fold) => tested(valueTest(parseRegexp(leaf.pattern, fold), ''))) }];
    case 'range': {
      const [lower, upper] = [boundText(leaf.lower), boundText(leaf.upper)];
      return [
        {
          whole: (value, fold) =>
            (lower === undefined || isAfter(value, fold(lower), leaf.includesLower)) &&
            (upper === undefined || isAfter(fold(upper), value, leaf.includesUpper)),
        },
      ];
    }
    default:
      return unreachable(leaf);
  }
}

const isAfter = (value: string, bound: string, orEqual: boolean) =>
  value > bound || (orEqual && value === bound);

/** Compiles the pattern once per form of values. */
function byFold(make: (fold: Fold) => (value: string) => boolean): Matcher['whole'] {
  const made = new Map<Fold, (value: string) => boolean>();
  return (value, fold) => {
    const test = made.get(fold) ?? make(fold);
    made.set(fold, test);
    return test(value);
  };
}

function expression(source: string): (value: string) => boolean {
  if (source.length > LARGEST_EXPRESSION) return () => false;
  try {
    const pattern = RE2JS.compile(source);
    return (value) => pattern.matches(value);
  } catch {
    // An expression that DuckDB accepts and this library rejects is not highlighted.
    return () => false;
  }
}

function tested(test: ValueTest): (value: string) => boolean {
  switch (test.kind) {
    case 'matches':
      return expression(test.expression);
    case 'not': {
      const not = tested(test.of);
      return (value) => !not(value);
    }
    case 'all':
    case 'any': {
      const parts = test.of.map(tested);
      return (value) =>
        test.kind === 'all'
          ? parts.every((part) => part(value))
          : parts.some((part) => part(value));
    }
  }
}
