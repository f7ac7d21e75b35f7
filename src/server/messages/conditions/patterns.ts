import { wildcardParts } from '@/domain/query/wildcard';
import { anyOf, NOTHING, type Binder } from './binder';
import { intactParts } from './fuzzy-pattern';
import type { Fold, Leaf } from './leaf';
import { quoted, type Any } from '../regexp/re2';
import type { ValueTest } from '../regexp/value-test';

/** Shorter texts are in too many values to be worth the look. */
const SHORTEST_TEXT = 4;

type WildcardLeaf = Extract<Leaf, { kind: 'wildcard' }>;

/** What a wildcard asks of one value, as an RE2 expression that has to match all of it. */
export function wildcardPattern(leaf: WildcardLeaf, any: Any, fold: Fold): string {
  return wildcardParts(leaf.pattern)
    .map((part) =>
      part === 'any' ? `${any.one}*` : part === 'one' ? any.one : quoted(fold(part.text)),
    )
    .join('');
}

/** What a pattern with stars at its ends alone asks for, which needs no regular expression. */
export type PlainWildcard = { text: string; isStart: boolean; isEnd: boolean };

/** `abc*`, `*abc` or `*abc*`; undefined for other patterns. */
export function plainWildcard(leaf: WildcardLeaf, fold: Fold): PlainWildcard | undefined {
  const parts = wildcardParts(leaf.pattern);
  const texts = parts.filter((part) => typeof part === 'object');
  const [only] = texts;
  if (!only || texts.length > 1 || parts.includes('one')) return undefined;
  return { text: fold(only.text), isStart: parts[0] !== 'any', isEnd: parts.at(-1) !== 'any' };
}

export const fullMatch = (value: string, pattern: string, binder: Binder): string =>
  `regexp_full_match(${value}, ${binder.text(pattern)})`;

/** A test of one value as SQL. */
export function testCondition(value: string, test: ValueTest, binder: Binder): string {
  switch (test.kind) {
    case 'matches':
      return fullMatch(value, test.expression, binder);
    case 'not':
      return `(NOT ${testCondition(value, test.of, binder)})`;
    case 'all':
    case 'any': {
      const parts = test.of.map((part) => testCondition(value, part, binder));
      return parts.length === 0
        ? NOTHING
        : `(${parts.join(test.kind === 'all' ? ' AND ' : ' OR ')})`;
    }
  }
}

/**
 * The test of a pattern, after a look whether the column has this part of it at all, which takes
 * half the time.
 */
export function afterText(column: string, text: string, test: string, binder: Binder): string {
  return text.length < SHORTEST_TEXT
    ? test
    : `(CASE WHEN contains(${column}, ${binder.text(text)}) THEN ${test} ELSE false END)`;
}

/** The test of a fuzzy word, after a look whether the column has any part of it at all. */
export function afterParts(
  column: string,
  word: string,
  edits: number,
  test: string,
  binder: Binder,
): string {
  const parts = intactParts(word, edits);
  // A CASE, because the engine would try the two in an order of its own.
  return parts.length === 0
    ? test
    : `(CASE WHEN ${anyOf(parts.map((part) => `contains(${column}, ${binder.text(part)})`))} THEN ${test} ELSE false END)`;
}
