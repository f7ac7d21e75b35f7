import type { QueryNode } from '@/domain/query/tree';
import type { SqlValue } from '../storage/rows';
import type { FieldCatalogue } from './catalogue';

/** A boolean expression over `messages`, never NULL. Its parameters are numbered from `$1` on, in the order of `params`. */
export type SqlCondition = { sql: string; params: readonly SqlValue[] };

/** `now` in milliseconds since the epoch, for date math. */
export function compileCondition(tree: QueryNode, catalogue: FieldCatalogue, now: number): SqlCondition {
  void catalogue;
  void now;
  return tree.kind === 'all' ? { sql: 'true', params: [] } : { sql: 'false', params: [] };
}
