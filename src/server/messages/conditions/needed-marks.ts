import { lowercased } from '@/domain/query/lowercase';
import { analyse } from '../../field-values/analyser';
import { markOf } from '../../field-values/marks';
import { wholeText, type Fold, type Leaf } from './leaf';

/**
 * What a message must be marked with to match: all bits of at least one of these. None at all:
 * nothing matches. Undefined: it may match whatever its marks are.
 */
export type NeededMarks = readonly bigint[] | undefined;

/** Beyond, looking at the marks costs more than it saves. */
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
    // Each alone is needed, too.
    return both.length > MOST_ALTERNATIVES ? (all.length <= one.length ? all : one) : both;
  }, undefined);
}

/** For a leaf that asks the tokens of a text. */
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

/** For a leaf that asks for whole values as `fold` makes them. */
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

/**
 * A single comparison, so that the engine can take it into the scan, where it is done before any
 * text is decoded.
 */
export function marksSql(needed: readonly bigint[]): string {
  if (needed.length === 0) return 'false';
  return `(${needed.map((mark) => `(marks & ${mark}::UHUGEINT) = ${mark}::UHUGEINT`).join(' OR ')})`;
}
