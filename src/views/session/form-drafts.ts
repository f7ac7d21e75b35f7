import { journal } from '@/shared/drafts/journal';

/**
 * Forms about the unsaved changes of a view; their drafts are discarded together with the changes.
 */
const FORMS = ['title', 'choices'] as const;

export const formDraftKey = (draftKey: string, form: (typeof FORMS)[number]): string =>
  `${draftKey}.${form}`;

export function discardFormDrafts(draftKey: string): void {
  for (const form of FORMS) journal.discard(formDraftKey(draftKey, form));
}
