import { journal } from '@/shared/drafts/journal';

/**
 * Forms about the unsaved changes of a view; their drafts are discarded together with the changes.
 */
const FORMS = ['title', 'choices', 'copy', 'dashboardCopy'] as const;

export const formDraftKey = (draftKey: string, form: (typeof FORMS)[number]): string =>
  `${draftKey}.${form}`;

export function discardFormDrafts(draftKey: string): void {
  for (const form of FORMS) journal.discard(formDraftKey(draftKey, form));
}

/** A typed query that did not run; `base` is the query in the address when typing began. */
export type QueryDraft = { base: string; text: string };

/** The key of the typed query beside the draft of the document. */
export const queryDraftKey = (draftKey: string): string => `${draftKey}.query`;

/** The typed query stays in its input while the page continues with the saved search. */
export function moveQueryDraft(from: string, to: string): void {
  const typed = journal.get(queryDraftKey(from));
  if (typed === undefined || from === to) return;
  journal.set(queryDraftKey(to), typed);
  journal.discard(queryDraftKey(from));
}
