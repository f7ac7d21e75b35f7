import { addExists, addTerm, excludeTerm } from '@/domain/query/terms';
import { unreachable } from '@/domain/unreachable';
import type { QueryChange } from '@/shared/message/query-change';

/** The query with what a reader asked for while reading. */
export function changeQuery(query: string, change: QueryChange): string {
  switch (change.kind) {
    case 'add':
      return addTerm(query, change.field, change.value);
    case 'exclude':
      return excludeTerm(query, change.field, change.value);
    case 'exists':
      return addExists(query, change.field);
    // That a field has no value is what `null` says.
    case 'missing':
      return addTerm(query, change.field, null);
    default:
      return unreachable(change);
  }
}
