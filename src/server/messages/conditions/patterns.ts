import { wildcardParts } from '@/domain/query/wildcard';
import { anyOf, NOTHING, type Binder } from './binder';
import { intactParts } from './fuzzy-pattern';
import type { Fold, Leaf } from './leaf';
import { quoted, type Any } from '../regexp/re2';
import type { ValueTest } from '../regexp/value-test';

/** Shorter texts occur in too many values to filter well. */
const SHORTEST_TEXT = 4;

type WildcardLeaf = Extract<Leaf, { kind: 'wildcard' }>;

/** An RE2 expression for a wildcard that has to match the whole value. */
export function wildcardPattern(leaf: WildcardLeaf, any: Any, fold: Fold): string {
  return wildcardParts(leaf.pattern)
    .map((part) =>
      part === 'any' ? `${any.one}*` : part === 'one' ? any.one : quoted(fold(part.text)),
    )
    .join('');
}

/** A pattern with stars at its ends only, which needs no regular expression. */
export type PlainWildcard = { text: string; isStart: boolean; isEnd: boolean };

/** Recognizes `abc*`, `*abc` and `*abc*`; returns undefined for other patterns. */
export function plainWildcard(leaf: WildcardLeaf, fold: Fold): PlainWildcard | undefined {
  const parts = wildcardParts(leaf.pattern);
  const texts = parts.filter((part) => typeof part === 'object');
  const [only] = texts;
  if (!only || texts.length > 1 || parts.includes('one')) return undefined;
  return { text: fold(only.text), isStart: parts[0] !== 'any', isEnd: parts.at(-1) !== 'any' };
}

export const fullMatch = (value: string, pattern: string, binder: Binder): string =>
  `regexp_full_match(${value}, ${binder.text(pattern)})`;

/** SQL that tests a value. */
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

/** Tests a pattern only if the column contains `text`, which halves the time. */
export function afterText(column: string, text: string, test: string, binder: Binder): string {
  return text.length < SHORTEST_TEXT
    ? test
    : `(CASE WHEN contains(${column}, ${binder.text(text)}) THEN ${test} ELSE false END)`;
}

/** Tests a fuzzy word only if the column contains an intact part of it. */
export function afterParts(
  column: string,
  word: string,
  edits: number,
  test: string,
  binder: Binder,
): string {
  const parts = intactParts(word, edits);
  // CASE fixes the order of evaluation, which DuckDB would choose itself.
  return parts.length === 0
    ? test
    : `(CASE WHEN ${anyOf(parts.map((part) => `contains(${column}, ${binder.text(part)})`))} THEN ${test} ELSE false END)`;
}
