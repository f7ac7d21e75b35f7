import type { FieldCatalogue } from './catalogue';
import { ConditionError } from './conditions/condition-error';
import { fieldExpression } from './field-expressions';

export type SortBy = { field: string; order: 'ASC' | 'DESC' };

/**
 * An ORDER BY list; newest first without one. Messages without the field come last, equal ones newest first.
 * @throws ConditionError for a field that is cut into words and thus has no order.
 */
export function sortSql(catalogue: FieldCatalogue, sort: readonly SortBy[]): string {
  const keys = sort.flatMap(({ field, order }) => {
    const expression = fieldExpression(catalogue, field);
    if (!expression) return [];
    if (expression.analysed) throw new ConditionError(`Messages cannot be sorted by ${field}, because it is cut into words.`);
    return [`${expression.number ?? expression.time ?? expression.text} ${order === 'ASC' ? 'ASC' : 'DESC'} NULLS LAST`];
  });
  const isOldestFirst = sort.length === 1 && sort[0]?.field === 'timestamp' && sort[0].order === 'ASC';
  return [...keys, ...(keys.length === 0 ? ['"timestamp" DESC'] : []), isOldestFirst ? 'seq ASC' : 'seq DESC'].join(', ');
}
