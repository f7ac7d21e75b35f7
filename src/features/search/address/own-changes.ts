import type { Location } from 'react-router-dom';
import { readAddress, writeAddress } from '@/domain/search/session/address';
import { settingsOf } from '@/domain/search/session/page-settings';
import {
  contradictsDraft,
  isUnsaved,
  draftSettings,
  type SessionDraft,
  type SessionOrigin,
} from '@/domain/search/session/session';
import type { ViewDocument } from '@/domain/search/view/view';
import { journal } from '@/shared/drafts/journal';
import { useDraft } from '@/shared/drafts/use-draft';
import { savedDraftKey } from '@/views/session/origin';

const originOf = (document: ViewDocument): SessionOrigin => ({ kind: 'saved', document });

/**
 * The URL parameters of the user's own unsaved changes to a saved search; undefined if there are
 * none.
 */
export function useOwnChanges(document: ViewDocument): Record<string, string> | undefined {
  const [draft] = useDraft<SessionDraft | undefined>(savedDraftKey(document.id), undefined);
  if (!draft || !isUnsaved(draft, document)) return undefined;
  const settings = draftSettings(draft, originOf(document));
  return Object.fromEntries(writeAddress(settings, {}, {}, settingsOf(document)));
}

/** Whether the page was opened by a link that contradicts the user's own unsaved changes. */
export function contradictsOwnChanges(
  document: ViewDocument,
  { search, state }: Location,
): boolean {
  const draft = journal.get(savedDraftKey(document.id)) as SessionDraft | undefined;
  const entry = readAddress(new URLSearchParams(search), state, settingsOf(document));
  return contradictsDraft(originOf(document), draft, entry);
}
