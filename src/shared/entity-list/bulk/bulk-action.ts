import type { ReactNode } from 'react';
import type { BulkResult } from '@/contract/bulk';
import type { Requirement } from '@/domain/permissions/requirement';

/** An action on all selected entities; shown only to users with the permission. */
export type BulkAction = Requirement & {
  id: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  /** Deletes the entities: the confirmation lists what uses them. */
  deletes?: boolean;
  /** Runs the action and invalidates the queries it affects. */
  run: (ids: readonly string[]) => Promise<BulkResult>;
  /** The confirmation, such as 'Delete 3 streams'; the dialog adds the titles of all entities. */
  confirm?: (count: number) => { title: string; text?: string };
  /** What was done, such as '3 streams deleted'. */
  done: (count: number) => string;
  /** The heading if some were refused, in terms of the entity type. */
  failed?: (failed: number, selected: number) => string;
};
