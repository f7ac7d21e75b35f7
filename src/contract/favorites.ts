import { endpoint } from './endpoint';
import type { PageList } from './page-list';

type Page = PageList<never>['pagination'];

/** `grn` identifies an entity: `grn::::stream:5f…`. */
export type Favorite = { grn: string; title: string };
export type Suggestion = { id: string; value: string };

const byGrn = ({ grn }: { grn: string }) => ({ params: { grn } });

/**
 * In the order in which they were added, without entities that were deleted or are not visible to
 * the user.
 */
export const listFavorites = endpoint<
  { page?: number; per_page?: number; type?: string },
  Page & { favorites: Favorite[] }
>({ method: 'GET', path: '/favorites', toRequest: (query) => ({ query }) });
export const addFavorite = endpoint<{ grn: string }, null>({
  method: 'PUT',
  path: '/favorites/:grn',
  status: 204,
  toRequest: byGrn,
});
export const removeFavorite = endpoint<{ grn: string }, null>({
  method: 'DELETE',
  path: '/favorites/:grn',
  status: 204,
  toRequest: byGrn,
});

/**
 * Entities that match a text in one of their columns; empty for collections the user may not read.
 */
export const suggestEntities = endpoint<
  { collection: string; column: string; query?: string; page?: number; per_page?: number },
  { suggestions: Suggestion[]; pagination: Page }
>({
  method: 'GET',
  path: '/entity_suggestions',
  toRequest: (query) => ({ query }),
});
