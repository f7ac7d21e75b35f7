import type { ViewVersion } from '@/contract/view-versions';
import type { Search } from '@/contract/search';
import { stringifyExact } from '@/domain/exact-json';
import type { SearchDocument } from '../searches/documents/search-document';
import type { DocumentStorage } from '../storage/documents';
import { createSerialQueue } from '../storage/queue';
import type { View } from './view';

/** Versions kept per view; older ones are deleted. */
export const KEPT_VERSIONS = 50;

export type ViewVersions = {
  /**
   * Keeps a version that a user stored. `before` is the view that it replaced, which becomes the
   * first version of views that are older than the versions.
   */
  keep(view: View, savedBy: string, before?: View): Promise<void>;
  /** The latest first. */
  of(viewId: string): Promise<ViewVersion[]>;
  /** Deletes all versions of a view. */
  forget(viewId: string): Promise<void>;
};

/**
 * The versions of views. They are read from the storage only when needed, because unlike the views
 * themselves they would fill the memory.
 */
export function createViewVersions(
  documents: DocumentStorage,
  searches: { load(id: string): SearchDocument | undefined },
  now: () => number,
): ViewVersions {
  const changes = createSerialQueue();
  const collection = (viewId: string) => `view_versions_${viewId}`;
  /** The oldest first. */
  const stored = async (viewId: string) =>
    [...(await documents.load(collection(viewId))).values()]
      .map((version) => version as ViewVersion)
      .sort((one, other) => Number(one.id) - Number(other.id));

  async function add(
    earlier: readonly ViewVersion[],
    view: View,
    saved: Pick<ViewVersion, 'saved_at' | 'saved_by'>,
  ): Promise<readonly ViewVersion[]> {
    const search = searches.load(view.search_id);
    const last = earlier.at(-1);
    if (!search || (last && stringifyExact(last.view) === stringifyExact(view))) return earlier;
    // Counted, so that versions of the same millisecond keep their order.
    const id = `${Number(last?.id ?? 0) + 1}`;
    const version = { id, ...saved, view, search: search as Search };
    await documents.put(collection(view.id), id, version);
    return [...earlier, version];
  }

  return {
    keep: (view, savedBy, before) =>
      changes.add(async () => {
        const earlier = await stored(view.id);
        const kept =
          earlier.length === 0 && before
            ? await add(earlier, before, { saved_at: before.created_at, saved_by: before.owner })
            : earlier;
        const saved = { saved_at: new Date(now()).toISOString(), saved_by: savedBy };
        const all = await add(kept, view, saved);
        for (const { id } of all.slice(0, -KEPT_VERSIONS))
          await documents.remove(collection(view.id), id);
      }),
    of: async (viewId) => (await stored(viewId)).reverse(),
    forget: (viewId) =>
      changes.add(async () => {
        for (const { id } of await stored(viewId)) await documents.remove(collection(viewId), id);
      }),
  };
}
