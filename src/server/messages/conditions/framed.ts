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
import { recent } from './recent';
import { parseRegexp } from '../regexp/parser';
import { singleExpression, valueTest, type ValueTest } from '../regexp/value-test';

const TOKEN_FRAME = ' ';

const same: Fold = (text) => text;
const tests = recent<ValueTest>();

/** Values in one text, each between two frames. */
type Framed = { column: string; frame: string; fold: Fold };

/**
 * A column with the tokens of a text, each framed by blanks. Undefined where the leaf has no token
 * to ask for.
 */
export function textCondition(column: string, leaf: Leaf, binder: Binder): string | undefined {
  const tokens: Framed = { column, frame: TOKEN_FRAME, fold: lowercased };
  if (isAnything(leaf)) return `${column} IS NOT NULL`;
  switch (leaf.kind) {
    case 'text': {
      // A fuzzy word is looked for as it is written, whatever an analyser would make of it.
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

/** A column with several keywords: all those of a message, or its streams. */
export function keywordsCondition(
  column: string,
  frame: string,
  leaf: Leaf,
  binder: Binder,
): string {
  const keywords: Framed = { column, frame, fold: same };
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
  framed: Framed,
  leaf: Extract<Leaf, { kind: 'wildcard' | 'regexp' | 'range' }>,
  binder: Binder,
): string {
  switch (leaf.kind) {
    case 'wildcard':
      return hasWildcard(framed, leaf, binder);
    case 'regexp':
      return hasTested(framed, leaf, binder);
    case 'range':
      return hasBetween(framed, leaf, binder);
    default:
      return unreachable(leaf);
  }
}

/** No value is empty or holds its own frame. */
function hasValue({ column, frame }: Framed, value: string, binder: Binder): string {
  return value === '' || value.includes(frame)
    ? NOTHING
    : `contains(${column}, ${binder.text(`${frame}${value}${frame}`)})`;
}

function hasWildcard(
  framed: Framed,
  leaf: Extract<Leaf, { kind: 'wildcard' }>,
  binder: Binder,
): string {
  const { column, frame, fold } = framed;
  const plain = plainWildcard(leaf, fold);
  if (
    wildcardParts(leaf.pattern).some(
      (part) => typeof part === 'object' && part.text.includes(frame),
    )
  )
    return NOTHING;
  if (!plain)
    return afterText(
      column,
      longestText(leaf, framed),
      hasMatch(framed, wildcardPattern(leaf, anyWithin(frame), fold), binder),
      binder,
    );
  return `contains(${column}, ${binder.text(`${plain.isStart ? frame : ''}${plain.text}${plain.isEnd ? frame : ''}`)})`;
}

/**
 * The longest text that is in all values of the pattern, with the frame where it stands at an end.
 */
function longestText(leaf: Extract<Leaf, { kind: 'wildcard' }>, { frame, fold }: Framed): string {
  const parts = wildcardParts(leaf.pattern);
  const texts = parts.map((part, at) =>
    typeof part === 'string'
      ? ''
      : `${at === 0 ? frame : ''}${fold(part.text)}${at === parts.length - 1 ? frame : ''}`,
  );
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}

function hasMatch({ column, frame }: Framed, pattern: string, binder: Binder): string {
  return `regexp_matches(${column}, ${binder.text(`${frame}(?:${pattern})${frame}`)})`;
}

function hasTested(
  framed: Framed,
  leaf: Extract<Leaf, { kind: 'regexp' }>,
  binder: Binder,
): string {
  const { frame, fold } = framed;
  const test = tests(`${frame}${fold === same}${leaf.pattern}`, () => {
    const pattern = parseRegexp(leaf.pattern, fold);
    const expression = singleExpression(pattern, frame);
    return expression === undefined
      ? valueTest(pattern, frame)
      : { kind: 'matches' as const, expression };
  });
  if (test.kind === 'matches') return hasMatch(framed, test.expression, binder);
  // Far slower: every value is taken out and tested.
  return hasOne(framed, testCondition('value', test, binder), binder);
}

function hasSimilar(framed: Framed, word: string, edits: number, binder: Binder): string {
  const wanted = framed.fold(word);
  if (edits === 0) return hasValue(framed, wanted, binder);
  return afterParts(
    framed.column,
    wanted,
    edits,
    hasMatch(framed, fuzzyPattern(wanted, edits, anyWithin(framed.frame)), binder),
    binder,
  );
}

function hasBetween(framed: Framed, leaf: RangeLeaf, binder: Binder): string {
  const bound = (text: string | undefined) =>
    text === undefined ? undefined : binder.text(framed.fold(text));
  return hasOne(
    framed,
    between('value', bound(boundText(leaf.lower)), bound(boundText(leaf.upper)), leaf),
    binder,
  );
}

function hasOne({ column, frame }: Framed, test: string, binder: Binder): string {
  return `len(list_filter(string_split(${column}, ${binder.text(frame)}), lambda value: value <> '' AND ${test})) > 0`;
}
