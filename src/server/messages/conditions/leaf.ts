import type { QueryNode } from '@/domain/query/tree';

/** A node that tests values of a field. */
export type Leaf = Extract<
  QueryNode,
  { kind: 'text' | 'phrase' | 'wildcard' | 'regexp' | 'range' }
>;
export type RangeLeaf = Extract<Leaf, { kind: 'range' }>;

/** Brings what was written to the form in which a field holds it. */
export type Fold = (text: string) => string;

/** What was written, where it stands for one value. */
export const wholeText = (leaf: Extract<Leaf, { kind: 'text' | 'phrase' }>): string =>
  leaf.kind === 'text' ? leaf.words.join(' ') : leaf.text;

/** `field:*` asks whether there is a value at all; `field:**` asks for one that is text. */
export const isAnything = (leaf: Leaf): boolean => leaf.kind === 'wildcard' && leaf.pattern === '*';

/**
 * Numbers and dates have no neighbours that a mistyped word could mean: a `~` finds none of them.
 */
export const isFuzzy = (leaf: Leaf): boolean => leaf.kind === 'text' && leaf.fuzzy !== undefined;

/** Even a quoted or escaped `*` is an open end, as in OpenSearch. */
export const boundText = (bound: RangeLeaf['lower']): string | undefined =>
  bound === null || bound.text === '*' ? undefined : bound.text;

/**
 * `lower <op> value AND value <op> upper` for bounds that are SQL already; undefined is an open
 * end.
 */
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
