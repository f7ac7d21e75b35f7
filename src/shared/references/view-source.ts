import { call } from '@/api/client';
import { getSearch } from '@/contract/search';
import type { ViewSummary } from '@/contract/views';
import type { Reference } from '@/domain/references/reference';
import { ownerReferences, searchReferences } from '@/domain/references/view-references';

/** Requests at the same time, so that pages need not wait for these. */
const AT_ONCE = 4;

/**
 * The owners of saved searches or dashboards and the streams that they search. Lists do not contain
 * searches, so each is read by itself.
 */
export async function viewReferences(
  views: readonly ViewSummary[],
  signal: AbortSignal,
): Promise<readonly Reference[]> {
  const found = ownerReferences(views);
  const queue = views.values();
  const worker = async () => {
    for (const view of queue)
      found.push(
        ...searchReferences(view, await call(getSearch, { id: view.search_id }, { signal })),
      );
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return found;
}
