import { wildcardParts } from '@/domain/query/wildcard';
import type { Leaf } from './leaf';
import { luceneToRe2 } from './lucene-regexp';
import { quoted, type Any } from './re2';

/**
 * What a leaf asks of one value, as an RE2 expression that has to match all of it. `any` is the class of characters a
 * value may hold; `fold` brings the pattern to the form of an analysed field, as the real server does.
 */
export function valuePattern(leaf: Extract<Leaf, { kind: 'wildcard' | 'regexp' }>, any: Any, fold: (text: string) => string): string {
  if (leaf.kind === 'regexp') return luceneToRe2(fold(leaf.pattern), any);
  return wildcardParts(leaf.pattern)
    .map((part) => (part === 'any' ? `${any.one}*` : part === 'one' ? any.one : quoted(fold(part.text))))
    .join('');
}

/** What a pattern with stars at its ends alone asks for, which needs no regular expression. */
export type PlainWildcard = { text: string; isStart: boolean; isEnd: boolean };

/** `abc*`, `*abc` or `*abc*`; undefined for other patterns. */
export function plainWildcard(leaf: Extract<Leaf, { kind: 'wildcard' }>, fold: (text: string) => string): PlainWildcard | undefined {
  const parts = wildcardParts(leaf.pattern);
  const texts = parts.filter((part) => typeof part === 'object');
  const [only] = texts;
  if (!only || texts.length > 1 || parts.includes('one')) return undefined;
  return { text: fold(only.text), isStart: parts[0] !== 'any', isEnd: parts.at(-1) !== 'any' };
}

