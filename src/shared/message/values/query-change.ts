import type { FieldValue } from '@/domain/exact';
import { addExists, addTerm, excludeTerm } from '@/domain/query/terms';
import { unreachable } from '@/domain/unreachable';

/** What a reader asks of the query while reading a value or a field's name. */
export type QueryChange =
  | { kind: 'add' | 'exclude'; field: string; value: FieldValue }
  | { kind: 'exists' | 'missing'; field: string };

/** The query with such a change. */
export function changeQuery(query: string, change: QueryChange): string {
  switch (change.kind) {
    case 'add':
      return addTerm(query, change.field, change.value);
    case 'exclude':
      return excludeTerm(query, change.field, change.value);
    case 'exists':
      return addExists(query, change.field);
    // A term without a value means that the field is missing.
    case 'missing':
      return addTerm(query, change.field, null);
    default:
      return unreachable(change);
  }
}
