import { leadingWildcards } from '@/domain/query/restrictions';
import type { QueryNode } from '@/domain/query/tree';
import { unreachable } from '@/domain/unreachable';
import type { FieldCatalogue } from '../catalogue';
import { compileCondition } from '../condition';
import { ConditionError } from '../conditions/condition-error';
import { fieldExpression } from '../field-expressions';
import type { FieldSql } from '../pivot/field-sql';
import type { MessageFields } from './scope';
import { LEADING_WILDCARD } from './validate-query';

/** `now` in milliseconds since the epoch, for date math; `allowsLeading`: words may begin with `*` or `?`. */
export type QueryRules = { now: number; allowsLeading: boolean };

/** The stored messages' fields as searches see them. */
export const messageFields = (catalogue: FieldCatalogue, { now, allowsLeading }: QueryRules): MessageFields => ({
  fieldSql: (name) => fieldSql(catalogue, name),
  compile(query) {
    if (!allowsLeading) demandFirstLetters(query);
    return compileCondition(query, catalogue, now);
  },
});

function demandFirstLetters(query: QueryNode): void {
  const [found] = leadingWildcards(query);
  if (found) throw new ConditionError(`Cannot parse query, cause: ${LEADING_WILDCARD}: ${found.pattern}`);
}

function fieldSql(catalogue: FieldCatalogue, name: string): FieldSql {
  // Held as one text, but each stream is a value of its own.
  if (name === 'streams') return { kind: 'list', sql: `string_split(trim(streams), ' ')` };
  const field = fieldExpression(catalogue, name);
  if (!field) return { kind: 'missing', sql: 'NULL::VARCHAR' };
  if (field.analysed) return { kind: 'text', sql: field.text };
  switch (field.type) {
    case 'string':
      // Grouped and sorted in lower case, shown as it was sent.
      return { kind: 'keyword', sql: field.text, ...(name === 'source' && { original: `(doc->>'/source')` }) };
    case 'long':
      return { kind: 'number', sql: field.number ?? field.text };
    case 'float':
      return { kind: 'decimal', sql: field.number ?? field.text };
    case 'date':
      return { kind: 'time', sql: field.time ?? field.text };
    default:
      return unreachable(field.type);
  }
}
