import { addFavorite, listFavorites, removeFavorite } from '@/contract/favorites';
import { readGrn } from '../http/read-grn';
import { Problem } from '../http/problem';
import { filledPageOf, slicePage } from '../http/query-values';
import { serve } from '../http/serve';
import { createEntityDirectory } from './entity-directory';
import type { Module } from '../resource/registry';
import type { Favorites } from './favorites';

/** Favorites a user can have. */
const MOST = 1000;

export const serveFavorites: Module<{ favorites: Favorites }> = (table, { favorites }) => {
  const directory = createEntityDirectory(table);

  serve(table, listFavorites, ({ user, query, permits }) => {
    const type = query.get('type') ?? '';
    const titled = favorites.of(user.id).flatMap((grn) => {
      if (type !== '' && readGrn(grn).type !== type) return [];
      const title = directory.isReadable(permits, grn) ? directory.titleOf(grn) : undefined;
      return title === undefined ? [] : [{ grn, title }];
    });
    const page = filledPageOf(query, 5);
    const rows = slicePage(titled, page);
    return {
      total: titled.length,
      count: rows.length,
      page: page.page,
      per_page: page.perPage,
      favorites: rows,
    };
  });

  serve(table, addFavorite, async ({ user, params: { grn = '' } }) => {
    readGrn(grn);
    const others = favorites.of(user.id).filter((one) => one !== grn);
    if (others.length >= MOST) throw new Problem(400, `There are ${MOST} favorites already.`);
    await favorites.set(user.id, [...others, grn]);
    return null;
  });

  serve(table, removeFavorite, async ({ user, params: { grn = '' } }) => {
    await favorites.set(
      user.id,
      favorites.of(user.id).filter((one) => one !== grn),
    );
    return null;
  });
};
