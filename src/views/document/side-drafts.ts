import { journal } from '@/shared/drafts/journal';

/**
 * What was begun about the changes of a view: the title of a copy, what is to stay of two versions.
 * It ends with the changes.
 */
type SideDraft = 'title' | 'choices';

export const sideDraftKey = (draftKey: string, what: SideDraft): string => `${draftKey}.${what}`;

export function forgetSideDrafts(draftKey: string): void {
  for (const what of ['title', 'choices'] as const) journal.discard(sideDraftKey(draftKey, what));
}
