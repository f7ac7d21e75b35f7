import type { QueryNode } from '@/domain/query/tree';

/** A query node that tests the values of a field. */
export type Leaf = Extract<
  QueryNode,
  { kind: 'text' | 'phrase' | 'wildcard' | 'regexp' | 'range' }
>;
export type RangeLeaf = Extract<Leaf, { kind: 'range' }>;

/** Normalizes query text to the form in which a field stores it. */
export type Fold = (text: string) => string;

/** The query text as a single value. */
export const wholeText = (leaf: Extract<Leaf, { kind: 'text' | 'phrase' }>): string =>
  leaf.kind === 'text' ? leaf.words.join(' ') : leaf.text;

/** `field:*` matches any value, `field:**` any text. */
export const isAnything = (leaf: Leaf): boolean => leaf.kind === 'wildcard' && leaf.pattern === '*';

/** Fuzzy terms never match numbers and dates. */
export const isFuzzy = (leaf: Leaf): boolean => leaf.kind === 'text' && leaf.fuzzy !== undefined;

/** As in OpenSearch, even a quoted or escaped `*` is an open end. */
export const boundText = (bound: RangeLeaf['lower']): string | undefined =>
  bound === null || bound.text === '*' ? undefined : bound.text;

/** `lower <op> value AND value <op> upper` for bounds that are SQL; undefined bounds are open. */
export function between(
  value: string,
  lower: string | undefined,
  upper: string | undefined,
  { includesLower, includesUpper }: RangeLeaf,
): string {
  const above = lower === undefined ? [] : [`${value} ${includesLower ? '>=' : '>'} ${lower}`];
  const below = upper === undefined ? [] : [`${value} ${includesUpper ? '<=' : '<'} ${upper}`];
  const both = [...above, ...below];
  return both.length === 0 ? `${value} IS NOT NULL` : `(${both.join(' AND ')})`;
}
