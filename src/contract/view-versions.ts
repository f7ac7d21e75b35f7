import { endpoint } from './endpoint';
import type { Search } from './search';
import type { View } from './views';

/** A version of a saved search or a dashboard, with the search it had. `saved_at` is ISO 8601 UTC. */
export type ViewVersion = {
  id: string;
  saved_at: string;
  /** A username; null if unknown. */
  saved_by: string | null;
  view: Omit<View, 'favorite'>;
  search: Search;
};

/**
 * Embedded node only: the last versions of a view, the latest first, including the current one.
 * Requires the permission to edit it, because an old version may contain what was removed on
 * purpose.
 */
export const listViewVersions = endpoint<{ id: string }, { versions: ViewVersion[] }>({
  method: 'GET',
  path: '/console/views/:id/versions',
  toRequest: ({ id }) => ({ params: { id } }),
});
