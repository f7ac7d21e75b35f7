import type { Clause, Occurrence, QueryNode } from './syntax/tree';

/**
 * Resolves the operators of a group like Lucene's classic parser with OR as the default operator.
 * There is no precedence: `AND` makes both neighbours `must` (unless prohibited), `+` is `must`,
 * and `-`, `!` and `NOT` are `must_not`. So `a OR b AND c` requires b and c, and a affects only
 * scoring. A group of `must_not` alone matches everything else. Members that are `dropped` (the
 * analyser left no token) do not count, but an `AND` before them does.
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
    const isProhibited = modifier === 'NOT' || modifier === '!' || modifier === '-';
    result.push({
      node,
      occurrence: isProhibited ? 'must_not' : isAnd || modifier === '+' ? 'must' : 'should',
    });
  }
  return result;
}
