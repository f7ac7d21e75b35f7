import { wildcardParts } from '@/domain/query/wildcard';
import { NOTHING, type Binder } from './binder';
import type { Leaf } from './leaf';
import { quoted, type Any } from './re2';
import type { ValueTest } from './regexp/value-test';

type WildcardLeaf = Extract<Leaf, { kind: 'wildcard' }>;

/** Brings what was written to the form in which a field holds it. */
export type Fold = (text: string) => string;

/** What a wildcard asks of one value, as an RE2 expression that has to match all of it. */
export function wildcardPattern(leaf: WildcardLeaf, any: Any, fold: Fold): string {
  return wildcardParts(leaf.pattern)
    .map((part) => (part === 'any' ? `${any.one}*` : part === 'one' ? any.one : quoted(fold(part.text))))
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

export const fullMatch = (value: string, pattern: string, binder: Binder): string => `regexp_full_match(${value}, ${binder.text(pattern)})`;

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
      return parts.length === 0 ? NOTHING : `(${parts.join(test.kind === 'all' ? ' AND ' : ' OR ')})`;
    }
  }
}
