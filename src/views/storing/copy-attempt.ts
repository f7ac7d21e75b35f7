import { call } from '@/api/client';
import { listDashboards, listSavedSearches } from '@/contract/views';
import type { ViewType } from '@/domain/search/view/view';
import { journal } from '@/shared/drafts/journal';
import { newIds } from './new-ids';

/** A lost copy is among the newest views. */
const NEWEST = { sort: 'created_at', order: 'desc', per_page: 100, page: 1 } as const;

/**
 * One intended copy of a view. The answer of the server may get lost after it stored the copy: the
 * next attempt finds that copy by the id of its search, instead of creating another one.
 */
export type CopyAttempt = { searchId: string; isRepeated: boolean };

/** Begins or repeats a copy. `key` is where this browser keeps the attempt until it succeeds. */
export function beginCopy(key: string): CopyAttempt {
  const begun = journal.get(key);
  if (typeof begun === 'string') return { searchId: begun, isRepeated: true };
  const searchId = newIds.searchId();
  journal.set(key, searchId);
  void journal.flush();
  return { searchId, isRepeated: false };
}

/** The id of the view that an earlier attempt stored, if any. */
export async function findCopy(
  { searchId, isRepeated }: CopyAttempt,
  type: ViewType,
): Promise<string | undefined> {
  if (!isRepeated) return undefined;
  const { elements } = await call(type === 'SEARCH' ? listSavedSearches : listDashboards, NEWEST);
  return elements.find(({ search_id: of }) => of === searchId)?.id;
}
