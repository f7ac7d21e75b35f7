import { createHash } from 'node:crypto';
import type { View as AnsweredView, ViewSummary } from '@/contract/views';
import { stringifyExact } from '@/domain/exact-json';
import { printGrn } from '@/domain/permissions/grn';
import type { EntityRegister, NamedEntity } from '../entities/entity-register';
import type { Favorites } from '../entities/favorites';
import type { LastOpened } from '../entities/last-opened';
import { Problem } from '../http/problem';
import type { StoredSearches } from '../searches/documents/stored-searches';
import type { Documents } from '../storage/documents';
import { entityTypeOf, type View } from './view';

export type ViewServices = {
  views: Documents<View>;
  /** Holds the id of the view everybody begins with, under `default`. */
  defaultView: Documents<{ id: string }>;
  searches: StoredSearches;
  entities: EntityRegister;
  favorites: Pick<Favorites, 'of'>;
  lastOpened: Pick<LastOpened, 'note'>;
  /** Milliseconds since the epoch. */
  now: () => number;
};

export const entityOf = (view: View): NamedEntity => ({
  type: entityTypeOf(view),
  id: view.id,
  title: view.title,
});
export const grnOfView = (view: View): string =>
  printGrn({ type: entityTypeOf(view), id: view.id });

export const answerOf = (view: View, favorites: readonly string[]): AnsweredView => ({
  ...view,
  favorite: favorites.includes(grnOfView(view)),
});

/** The name of what is stored of a view by now; the star of who asks is no part of it. */
export const versionOf = (view: View): string =>
  `"${createHash('sha256').update(stringifyExact(view)).digest('base64url')}"`;

export function summaryOf(view: View, favorites: readonly string[]): ViewSummary {
  const { state: _, ...summary } = answerOf(view, favorites);
  return summary;
}

export const unknownView = (id: string) => new Problem(404, `View ${id} doesn't exist`);

/** @throws Problem 404 */
export function knownView({ views }: Pick<ViewServices, 'views'>, id: string): View {
  const view = views.get(id);
  if (!view) throw unknownView(id);
  return view;
}
