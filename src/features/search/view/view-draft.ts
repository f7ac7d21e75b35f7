import { historyOf, type History } from '@/domain/search/history';
import { sameContent, sameExceptSearchTypes } from '@/domain/search/same-content';
import type { ViewDocument } from '@/domain/search/view';
import { changedOf } from './kept-address';
import { addressedOf, atAddress, type Addressed } from './view-address';

/** Unsaved changes of a view, with the view they were made of. */
export type ViewDraft = { base: ViewDocument; history: History<ViewDocument> };

export const draftOf = (base: ViewDocument): ViewDraft => ({ base, history: historyOf(base) });

/**
 * Changes that were all taken back are none: what others saved meanwhile is then what one sees.
 * Those that are saved are none either: a page that went in that moment may not have forgotten
 * them.
 */
export const counts = ({ base, history: { present } }: ViewDraft, saved: ViewDocument): boolean =>
  sameContent(base, saved) ||
  !(sameContent(base, present) || sameExceptSearchTypes(present, saved));

/**
 * The changes that count, with what the address says. `from`: what the search said when the address
 * began to say something else.
 */
export function draftAt(
  kept: ViewDraft | undefined,
  origin: ViewDocument,
  state: Addressed,
  from: Partial<Addressed> = {},
): ViewDraft {
  const { base, history } = kept && counts(kept, origin) ? kept : begunAt(origin, state, from);
  return { base, history: { ...history, present: atAddress(history.present, state) } };
}

/** What others saved since the address was changed is no part of what that was a change of. */
function begunAt(origin: ViewDocument, state: Addressed, from: Partial<Addressed>): ViewDraft {
  const saved = addressedOf(origin);
  const changed = changedOf(saved, addressedOf(atAddress(origin, state)), from);
  return { base: atAddress(origin, { ...saved, ...changed }), history: historyOf(origin) };
}
