import type { ViewStateDraft } from '@/domain/search/view-state/view-state';
import { sameContent } from '@/domain/search/view/same-content';
import type { ViewDocument } from '@/domain/search/view/view';
import { journal } from '@/shared/drafts/journal';

/** A draft of a visit, not of one of its forms. */
const VISIT = /^[0-9A-Z]{26}$/;

/** The newest unsaved state of a view in this browser; `drafts` is the prefix of its draft keys. */
export function lostChanges(drafts: string): ViewDocument | undefined {
  for (const { key } of journal.list(`${drafts}.`)) {
    if (!VISIT.test(key.slice(drafts.length + 1))) continue;
    const draft = journal.get(key) as ViewStateDraft | undefined;
    const document = draft?.history.present;
    if (draft && document && !sameContent(draft.base, document)) return document;
  }
  return undefined;
}
