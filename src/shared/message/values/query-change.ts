import type { FieldValue } from '@/domain/exact';
import { addExists, addTerm, excludeAll, excludeTerm } from '@/domain/query/terms';
import { unreachable } from '@/domain/unreachable';

/** A change that the user makes to the query from a value or a field name. */
export type QueryChange =
  | { kind: 'add' | 'exclude'; field: string; value: FieldValue }
  | { kind: 'exists' | 'missing'; field: string }
  /** Conditions that hold together; a value of null means without the field. */
  | { kind: 'addAll' | 'excludeAll'; terms: readonly { field: string; value: FieldValue }[] };

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
    case 'addAll':
      return change.terms.reduce((now, { field, value }) => addTerm(now, field, value), query);
    case 'excludeAll':
      return excludeAll(query, change.terms);
    default:
      return unreachable(change);
  }
}
