import { unreachable } from '@/domain/unreachable';
import { analyse } from '../analyser';
import { anyOf, NOTHING, type Binder } from './binder';
import { fuzzyPattern, hasFuzzyPattern } from './fuzzy-pattern';
import { between, wholeText, type Leaf, type RangeLeaf } from './leaf';
import { plainWildcard, valuePattern } from './patterns';
import type { Any } from './re2';
import { phraseCondition } from './phrase';

/** The frame of values in the column `keywords`. */
export const KEYWORD_FRAME = '\u001f';

const anyToken: Any = { one: '[^ ]', not: ' ' };
const anyKeyword: Any = { one: `[^${KEYWORD_FRAME}]`, not: KEYWORD_FRAME };
const lower = (text: string) => text.toLowerCase();
const same = (text: string) => text;

/** A column with the tokens of a text, each framed by blanks. */
export function textCondition(column: string, leaf: Leaf, binder: Binder): string {
  switch (leaf.kind) {
    case 'text': {
      const { fuzzy = 0 } = leaf;
      const tokens = analyse(wholeText(leaf));
      return anyOf(tokens.map((token) => (fuzzy === 0 ? contains(column, ` ${token} `, binder) : hasSimilar(column, token, fuzzy, anyToken, binder))));
    }
    case 'phrase':
      return phraseCondition(column, analyse(leaf.text), leaf.slop ?? 0, binder);
    case 'wildcard':
      return isAnything(leaf) ? `${column} IS NOT NULL` : hasWildcard(column, leaf, anyToken, lower, binder);
    case 'regexp':
      return hasMatch(column, valuePattern(leaf, anyToken, lower), ' ', binder);
    case 'range':
      return hasBetween(column, ' ', leaf, lower, binder);
    default:
      return unreachable(leaf);
  }
}

/** The column `keywords`: any of the keyword values of a message. */
export function anyKeywordCondition(leaf: Leaf, binder: Binder): string {
  const frame = KEYWORD_FRAME;
  switch (leaf.kind) {
    case 'text':
      if (leaf.fuzzy) return hasSimilar('keywords', wholeText(leaf), leaf.fuzzy, anyKeyword, binder);
      return contains('keywords', `${frame}${wholeText(leaf)}${frame}`, binder);
    case 'phrase':
      return contains('keywords', `${frame}${leaf.text}${frame}`, binder);
    case 'wildcard':
      return hasWildcard('keywords', leaf, anyKeyword, same, binder);
    case 'regexp':
      return hasMatch('keywords', valuePattern(leaf, anyKeyword, same), frame, binder);
    case 'range':
      return hasBetween('keywords', frame, leaf, same, binder);
    default:
      return unreachable(leaf);
  }
}

export const isAnything = (leaf: Leaf): boolean => leaf.kind === 'wildcard' && /^\*+$/.test(leaf.pattern);

function contains(column: string, text: string, binder: Binder): string {
  return text.length < 3 ? NOTHING : `contains(${column}, ${binder.text(text)})`;
}

function hasWildcard(column: string, leaf: Extract<Leaf, { kind: 'wildcard' }>, any: Any, fold: (text: string) => string, binder: Binder): string {
  const plain = plainWildcard(leaf, fold);
  if (!plain || plain.text.includes(any.not)) return hasMatch(column, valuePattern(leaf, any, fold), any.not, binder);
  return `contains(${column}, ${binder.text(`${plain.isStart ? any.not : ''}${plain.text}${plain.isEnd ? any.not : ''}`)})`;
}

function hasMatch(column: string, pattern: string, frame: string, binder: Binder): string {
  return `regexp_matches(${column}, ${binder.text(`${frame}(?:${pattern})${frame}`)})`;
}

function hasSimilar(column: string, word: string, edits: number, any: Any, binder: Binder): string {
  if (hasFuzzyPattern(word, edits)) return hasMatch(column, fuzzyPattern(word, edits, any.one), any.not, binder);
  return `len(list_filter(string_split(${column}, ${binder.text(any.not)}), lambda value: damerau_levenshtein(value, ${binder.text(word)}) <= ${BigInt(edits)})) > 0`;
}

function hasBetween(column: string, frame: string, leaf: RangeLeaf, fold: (text: string) => string, binder: Binder): string {
  const bound = (text: string | undefined) => (text === undefined ? undefined : binder.text(fold(text)));
  const test = between('value', bound(leaf.lower?.text), bound(leaf.upper?.text), leaf);
  return `len(list_filter(string_split(${column}, ${binder.text(frame)}), lambda value: value <> '' AND ${test})) > 0`;
}
