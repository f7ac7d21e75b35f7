import { nodeText } from '@/domain/node-text/node-text';
import { leadingWildcards } from '@/domain/query/restrictions';
import type { QueryNode } from '@/domain/query/syntax/tree';
import type { FieldCatalogue } from '../../indices/model/catalogue';
import { compileCondition, type SqlCondition } from '../../messages/condition';
import { ConditionError } from '../../messages/regexp/condition-error';

/**
 * Compiles a query for an index with these fields; the instant is in milliseconds since the epoch,
 * for date math. @throws ConditionError
 */
export type CompileQuery = (
  query: QueryNode,
  catalogue: FieldCatalogue,
  now: number,
) => SqlCondition;

/** `allowsLeading`: whether terms may begin with `*` or `?`. */
export const compileQuery =
  (allowsLeading: boolean): CompileQuery =>
  (query, catalogue, now) => {
    if (!allowsLeading) demandFirstLetters(query);
    return compileCondition(query, catalogue, now);
  };

function demandFirstLetters(query: QueryNode): void {
  const [found] = leadingWildcards(query);
  if (found)
    throw new ConditionError(nodeText('node.query.leadingWildcardIn', { pattern: found.pattern }));
}
