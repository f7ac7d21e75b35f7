import { endpoint } from './endpoint';
import type { PageList } from './page-list';

type Page = PageList<never>['pagination'];

/** `grn` names any object: `grn::::stream:5f…`. */
export type Favorite = { grn: string; title: string };
export type Suggestion = { id: string; value: string };

const byGrn = ({ grn }: { grn: string }) => ({ params: { grn } });

/** In the order in which they were added; what no longer exists or may not be seen is left out. */
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
 * Objects to choose from by a text in one of their columns; nothing for collections the user may
 * not read.
 */
export const suggestEntities = endpoint<
  { collection: string; column: string; query?: string; page?: number; per_page?: number },
  { suggestions: Suggestion[]; pagination: Page }
>({
  method: 'GET',
  path: '/entity_suggestions',
  toRequest: (query) => ({ query }),
});
