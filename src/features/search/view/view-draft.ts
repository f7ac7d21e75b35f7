import { historyOf, type History } from '@/domain/search/history';
import { sameContent } from '@/domain/search/same-content';
import type { ViewDocument } from '@/domain/search/view';

/** Unsaved changes of a view, with the view they were made of. */
export type ViewDraft = { base: ViewDocument; history: History<ViewDocument> };

export const draftOf = (base: ViewDocument): ViewDraft => ({ base, history: historyOf(base) });

/** Changes that were all taken back are none: what others saved meanwhile is then what one sees. */
export const counts = ({ base, history }: ViewDraft, saved: ViewDocument): boolean => !sameContent(base, history.present) || sameContent(base, saved);
