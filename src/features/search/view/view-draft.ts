import { historyOf, type History } from '@/domain/search/history';
import { sameContent, saysTheSame } from '@/domain/search/same-content';
import type { ViewDocument } from '@/domain/search/view';

/** Unsaved changes of a view, with the view they were made of. */
export type ViewDraft = { base: ViewDocument; history: History<ViewDocument> };

export const draftOf = (base: ViewDocument): ViewDraft => ({ base, history: historyOf(base) });

/**
 * Changes that were all taken back are none: what others saved meanwhile is then what one sees. Those that are saved are none
 * either: a page that went in that moment may not have forgotten them.
 */
export const counts = ({ base, history: { present } }: ViewDraft, saved: ViewDocument): boolean => sameContent(base, saved) || !(sameContent(base, present) || saysTheSame(present, saved));
