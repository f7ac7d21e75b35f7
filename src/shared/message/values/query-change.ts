import type { FieldValue } from '@/domain/exact';
import { addExists, addTerm, excludeTerm } from '@/domain/query/terms';
import { unreachable } from '@/domain/unreachable';

/** A change that the user makes to the query from a value or a field name. */
export type QueryChange =
  | { kind: 'add' | 'exclude'; field: string; value: FieldValue }
  | { kind: 'exists' | 'missing'; field: string };

/** Applies a change to a query. */
export function changeQuery(query: string, change: QueryChange): string {
  switch (change.kind) {
    case 'add':
      return addTerm(query, change.field, change.value);
    case 'exclude':
      return excludeTerm(query, change.field, change.value);
    case 'exists':
      return addExists(query, change.field);
    // A term without a value matches messages without the field.
    case 'missing':
      return addTerm(query, change.field, null);
    default:
      return unreachable(change);
  }
}
