import { lowercased } from '@/domain/query/lowercase';
import { analyse } from '../../field-values/analyser';
import { markOf } from '../../field-values/marks';
import { wholeText, type Fold, type Leaf } from './leaf';

/**
 * Marks that a matching message must have: all bits of at least one element. An empty list matches
 * nothing; undefined is no restriction.
 */
export type NeededMarks = readonly bigint[] | undefined;

/** With more alternatives, testing marks costs more than it saves. */
const MOST_ALTERNATIVES = 16;

export function anyNeeded(needed: readonly NeededMarks[]): NeededMarks {
  const marks = new Set<bigint>();
  for (const alternatives of needed) {
    if (alternatives === undefined) return undefined;
    for (const mark of alternatives) marks.add(mark);
  }
  return marks.size > MOST_ALTERNATIVES ? undefined : [...marks];
}

export function allNeeded(needed: readonly NeededMarks[]): NeededMarks {
  return needed.reduce<NeededMarks>((all, one) => {
    if (all === undefined || one === undefined) return all ?? one;
    const both = [...new Set(all.flatMap((mark) => one.map((other) => mark | other)))];
    // Either of them alone is necessary too.
    return both.length > MOST_ALTERNATIVES ? (all.length <= one.length ? all : one) : both;
  }, undefined);
}

/** The marks of a leaf on a text column. */
export function tokenMarks(leaf: Leaf): NeededMarks {
  switch (leaf.kind) {
    case 'text':
      if (leaf.fuzzy !== undefined) return valueMarks(leaf, lowercased);
      return anyNeeded(analyse(wholeText(leaf)).map((word) => [markOf(word)]));
    case 'phrase':
      return allNeeded(analyse(leaf.text).map((word) => [markOf(word)]));
    case 'wildcard':
    case 'regexp':
    case 'range':
      return undefined;
  }
}

/** The marks of a leaf on whole values. */
export function valueMarks(leaf: Leaf, fold: Fold): NeededMarks {
  switch (leaf.kind) {
    case 'text':
    case 'phrase':
      return leaf.kind === 'text' && leaf.fuzzy ? undefined : [markOf(fold(wholeText(leaf)))];
    case 'wildcard':
    case 'regexp':
    case 'range':
      return undefined;
  }
}

/** Simple comparisons, which DuckDB evaluates during the scan before it decodes texts. */
export function marksSql(needed: readonly bigint[]): string {
  if (needed.length === 0) return 'false';
  return `(${needed.map((mark) => `(marks & ${mark}::UHUGEINT) = ${mark}::UHUGEINT`).join(' OR ')})`;
}
