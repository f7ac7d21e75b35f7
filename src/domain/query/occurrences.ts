import type { Clause, Occurrence, QueryNode } from './tree';

/**
 * What the operators make of a group's members, in Lucene's way with OR as the default operator:
 * there is no precedence; `AND` makes both neighbours `must` (unless forbidden), `+` is `must`,
 * `-`, `!` and `NOT` are `must_not`. Thus `a OR b AND c` needs b and c, and a only counts if
 * nothing else is needed. A group of `must_not` alone means everything but those. Members that are
 * `dropped` (an analyser left no word of them) are not there, but an `AND` before them was.
 */
export function occurrences(
  group: { clauses: readonly Clause[] },
  dropped: ReadonlySet<QueryNode> = new Set(),
): { node: QueryNode; occurrence: Occurrence }[] {
  const result: { node: QueryNode; occurrence: Occurrence }[] = [];
  for (const { conjunction, modifier, node } of group.clauses) {
    const isAnd = conjunction === 'AND' || conjunction === '&&';
    const previous = result.at(-1);
    if (isAnd && previous?.occurrence === 'should') previous.occurrence = 'must';
    if (dropped.has(node)) continue;
    const isForbidden = modifier === 'NOT' || modifier === '!' || modifier === '-';
    result.push({
      node,
      occurrence: isForbidden ? 'must_not' : isAnd || modifier === '+' ? 'must' : 'should',
    });
  }
  return result;
}
