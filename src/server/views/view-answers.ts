import { createHash } from 'node:crypto';
import type { View as AnsweredView, ViewSummary } from '@/contract/views';
import { stringifyExact } from '@/domain/exact-json';
import { printGrn } from '@/domain/permissions/grn';
import { entityTypeOf, type View } from './view';

export const grnOfView = (view: View): string =>
  printGrn({ type: entityTypeOf(view), id: view.id });

export const answerOf = (view: View, favorites: readonly string[]): AnsweredView => ({
  ...view,
  favorite: favorites.includes(grnOfView(view)),
});

/** The entity tag of a stored view, which favorites do not affect. */
export const versionOf = (view: View): string =>
  `"${createHash('sha256').update(stringifyExact(view)).digest('base64url')}"`;

export function summaryOf(view: View, favorites: readonly string[]): ViewSummary {
  const { state: _, ...summary } = answerOf(view, favorites);
  return summary;
}
