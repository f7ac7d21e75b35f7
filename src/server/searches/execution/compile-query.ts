import { leadingWildcards } from '@/domain/query/restrictions';
import type { QueryNode } from '@/domain/query/tree';
import type { FieldCatalogue } from '../../indices/catalogue';
import { compileCondition, type SqlCondition } from '../../messages/condition';
import { ConditionError } from '../../messages/regexp/condition-error';
import { LEADING_WILDCARD } from './validate-query';

/**
 * What a query means at an instant (milliseconds since the epoch, for date math) in an index with
 * these fields. @throws ConditionError
 */
export type CompileQuery = (
  query: QueryNode,
  catalogue: FieldCatalogue,
  now: number,
) => SqlCondition;

/** `allowsLeading`: words may begin with `*` or `?`. */
export const compileQuery =
  (allowsLeading: boolean): CompileQuery =>
  (query, catalogue, now) => {
    if (!allowsLeading) demandFirstLetters(query);
    return compileCondition(query, catalogue, now);
  };

function demandFirstLetters(query: QueryNode): void {
  const [found] = leadingWildcards(query);
  if (found)
    throw new ConditionError(`Cannot parse query, cause: ${LEADING_WILDCARD}: ${found.pattern}`);
}
