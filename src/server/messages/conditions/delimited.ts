import { lowercased } from '@/domain/query/lowercase';
import { wildcardParts } from '@/domain/query/wildcard';
import { unreachable } from '@/domain/unreachable';
import { analyse } from '../../field-values/analyser';
import { anyOf, NOTHING, type Binder } from './binder';
import { fuzzyPattern } from './fuzzy-pattern';
import {
  between,
  boundText,
  isAnything,
  wholeText,
  type Fold,
  type Leaf,
  type RangeLeaf,
} from './leaf';
import { afterParts, afterText, plainWildcard, testCondition, wildcardPattern } from './patterns';
import { phraseCondition } from './phrase';
import { anyWithin } from '../regexp/re2';
import { cacheRecent } from './cache-recent';
import { parseRegexp } from '../regexp/parser';
import { singleExpression, valueTest, type ValueTest } from '../regexp/value-test';

const TOKEN_DELIMITER = ' ';

const same: Fold = (text) => text;
const tests = cacheRecent<ValueTest>();

/** A text column with several values, each between two delimiters. */
type Delimited = { column: string; delimiter: string; fold: Fold };

/** A condition on a column of tokens. Returns undefined if the leaf has no token. */
export function textCondition(column: string, leaf: Leaf, binder: Binder): string | undefined {
  const tokens: Delimited = { column, delimiter: TOKEN_DELIMITER, fold: lowercased };
  if (isAnything(leaf)) return `${column} IS NOT NULL`;
  switch (leaf.kind) {
    case 'text': {
      // Fuzzy words are not analyzed.
      if (leaf.fuzzy !== undefined) return hasSimilar(tokens, wholeText(leaf), leaf.fuzzy, binder);
      const words = analyse(wholeText(leaf));
      return words.length === 0
        ? undefined
        : anyOf(words.map((word) => hasValue(tokens, word, binder)));
    }
    case 'phrase': {
      const words = analyse(leaf.text);
      return words.length === 0
        ? undefined
        : phraseCondition(column, words, leaf.slop ?? 0, binder);
    }
    case 'wildcard':
    case 'regexp':
    case 'range':
      return hasOther(tokens, leaf, binder);
    default:
      return unreachable(leaf);
  }
}

/** A condition on a column of keywords: those of all fields, or stream ids. */
export function keywordsCondition(
  column: string,
  delimiter: string,
  leaf: Leaf,
  binder: Binder,
): string {
  const keywords: Delimited = { column, delimiter, fold: same };
  switch (leaf.kind) {
    case 'text':
      return leaf.fuzzy
        ? hasSimilar(keywords, wholeText(leaf), leaf.fuzzy, binder)
        : hasValue(keywords, wholeText(leaf), binder);
    case 'phrase':
      return hasValue(keywords, leaf.text, binder);
    case 'wildcard':
    case 'regexp':
    case 'range':
      return hasOther(keywords, leaf, binder);
    default:
      return unreachable(leaf);
  }
}

function hasOther(
  delimited: Delimited,
  leaf: Extract<Leaf, { kind: 'wildcard' | 'regexp' | 'range' }>,
  binder: Binder,
): string {
  switch (leaf.kind) {
    case 'wildcard':
      return hasWildcard(delimited, leaf, binder);
    case 'regexp':
      return hasTested(delimited, leaf, binder);
    case 'range':
      return hasBetween(delimited, leaf, binder);
    default:
      return unreachable(leaf);
  }
}

/** Values are never empty and never contain the delimiter. */
function hasValue({ column, delimiter }: Delimited, value: string, binder: Binder): string {
  return value === '' || value.includes(delimiter)
    ? NOTHING
    : `contains(${column}, ${binder.text(`${delimiter}${value}${delimiter}`)})`;
}

function hasWildcard(
  delimited: Delimited,
  leaf: Extract<Leaf, { kind: 'wildcard' }>,
  binder: Binder,
): string {
  const { column, delimiter, fold } = delimited;
  const plain = plainWildcard(leaf, fold);
  if (
    wildcardParts(leaf.pattern).some(
      (part) => typeof part === 'object' && part.text.includes(delimiter),
    )
  )
    return NOTHING;
  if (!plain)
    return afterText(
      column,
      longestText(leaf, delimited),
      hasMatch(delimited, wildcardPattern(leaf, anyWithin(delimiter), fold), binder),
      binder,
    );
  return `contains(${column}, ${binder.text(`${plain.isStart ? delimiter : ''}${plain.text}${plain.isEnd ? delimiter : ''}`)})`;
}

/** The longest literal part of the pattern, with the delimiter if it is at an end. */
function longestText(
  leaf: Extract<Leaf, { kind: 'wildcard' }>,
  { delimiter, fold }: Delimited,
): string {
  const parts = wildcardParts(leaf.pattern);
  const texts = parts.map((part, at) =>
    typeof part === 'string'
      ? ''
      : `${at === 0 ? delimiter : ''}${fold(part.text)}${at === parts.length - 1 ? delimiter : ''}`,
  );
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}

function hasMatch({ column, delimiter }: Delimited, pattern: string, binder: Binder): string {
  return `regexp_matches(${column}, ${binder.text(`${delimiter}(?:${pattern})${delimiter}`)})`;
}

function hasTested(
  delimited: Delimited,
  leaf: Extract<Leaf, { kind: 'regexp' }>,
  binder: Binder,
): string {
  const { delimiter, fold } = delimited;
  const test = tests(`${delimiter}${fold === same}${leaf.pattern}`, () => {
    const pattern = parseRegexp(leaf.pattern, fold);
    const expression = singleExpression(pattern, delimiter);
    return expression === undefined
      ? valueTest(pattern, delimiter)
      : { kind: 'matches' as const, expression };
  });
  if (test.kind === 'matches') return hasMatch(delimited, test.expression, binder);
  // Much slower, because every value is extracted and tested.
  return hasOne(delimited, testCondition('value', test, binder), binder);
}

function hasSimilar(delimited: Delimited, word: string, edits: number, binder: Binder): string {
  const wanted = delimited.fold(word);
  if (edits === 0) return hasValue(delimited, wanted, binder);
  return afterParts(
    delimited.column,
    wanted,
    edits,
    hasMatch(delimited, fuzzyPattern(wanted, edits, anyWithin(delimited.delimiter)), binder),
    binder,
  );
}

function hasBetween(delimited: Delimited, leaf: RangeLeaf, binder: Binder): string {
  const bound = (text: string | undefined) =>
    text === undefined ? undefined : binder.text(delimited.fold(text));
  return hasOne(
    delimited,
    between('value', bound(boundText(leaf.lower)), bound(boundText(leaf.upper)), leaf),
    binder,
  );
}

function hasOne({ column, delimiter }: Delimited, test: string, binder: Binder): string {
  return `len(list_filter(string_split(${column}, ${binder.text(delimiter)}), lambda value: value <> '' AND ${test})) > 0`;
}
