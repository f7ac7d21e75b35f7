import { addFavorite, listFavorites, removeFavorite } from '@/contract/favorites';
import { Problem } from '../http/problem';
import { pageOf, slicePage } from '../http/query-values';
import { serve, type RouteTable } from '../http/serve';
import type { Documents } from '../storage/documents';
import type { Collections } from './collections';

/** The collections that names such as `grn::::stream:5f…` are about. */
const COLLECTION_OF: Readonly<Record<string, string>> = { stream: 'streams' };
/** Nobody looks through more. */
const MOST = 1000;

/** `stored` holds the names of each user's favourites, by his id. */
export function serveFavorites(table: RouteTable, stored: Documents<readonly string[]>, collections: Collections): void {
  const of = (userId: string) => stored.get(userId) ?? [];

  serve(table, listFavorites, ({ user, query, permits }) => {
    const type = query.get('type') ?? '';
    const titled = of(user.id).flatMap((grn) => {
      const name = partsOf(grn);
      if (type !== '' && name.type !== type) return [];
      const entity = collections[COLLECTION_OF[name.type] ?? '']?.(permits).find(({ id }) => id === name.id);
      return entity ? [{ grn, title: entity.columns['title'] ?? '' }] : [];
    });
    const page = pageOf(query, 5);
    const favorites = slicePage(titled, page);
    return { total: titled.length, count: favorites.length, page: page.page, per_page: page.perPage, favorites };
  });

  serve(table, addFavorite, async ({ user, params: { grn = '' } }) => {
    partsOf(grn);
    const others = of(user.id).filter((one) => one !== grn);
    if (others.length >= MOST) throw new Problem(400, `There are ${MOST} favorites already.`);
    await stored.put(user.id, [...others, grn]);
    return null;
  });

  serve(table, removeFavorite, async ({ user, params: { grn = '' } }) => {
    await stored.put(user.id, of(user.id).filter((one) => one !== grn));
    return null;
  });
}

function partsOf(grn: string): { type: string; id: string } {
  const [, type, id] = /^grn::::([\w-]{1,50}):([\w:-]{1,100})$/.exec(grn) ?? [];
  if (type === undefined || id === undefined) throw new Problem(400, `<${grn}> is not a valid GRN string`);
  return { type, id };
}
