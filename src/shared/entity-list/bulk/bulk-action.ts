import type { ReactNode } from 'react';
import type { BulkResult } from '@/contract/bulk';
import type { Requirement } from '@/domain/permissions/requirement';

/** Something that is done to all selected things at once; shown only to who may. */
export type BulkAction = Requirement & {
  id: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  /** Does it, and what belongs to it: lists that show other things now are asked for again. */
  run: (ids: readonly string[]) => Promise<BulkResult>;
  /** Asked before it is done, with the names of all: 'Delete 3 streams', and what that means. */
  confirm?: (count: number) => { title: string; text?: string };
  /** Said where some of it was refused, in the words of these things. */
  failed?: (failed: number, selected: number) => string;
};
