import { sameJson } from '@/domain/search/same-json';
import { historyOf, type History } from '@/domain/search/history';
import type { ViewDocument } from '@/domain/search/view';

/** Unsaved changes of a view, with the view they were made of. */
export type ViewDraft = { base: ViewDocument; history: History<ViewDocument> };

export const draftOf = (base: ViewDocument): ViewDraft => ({ base, history: historyOf(base) });

/** Whether two versions of a view show the same. Whose it is, who likes it and how its search is called does not count. */
export function sameContent(one: ViewDocument, other: ViewDocument): boolean {
  return one === other || sameJson(contentOf(one), contentOf(other));
}

function contentOf({ id: _, owner: _owner, createdAt: _created, favorite: _favorite, search, ...content }: ViewDocument) {
  return { ...content, queries: search.queries, parameters: search.parameters };
}

/** Changes that were all taken back are none: what others saved meanwhile is then what one sees. */
export const counts = ({ base, history }: ViewDraft, saved: ViewDocument): boolean => !sameContent(base, history.present) || sameContent(base, saved);
