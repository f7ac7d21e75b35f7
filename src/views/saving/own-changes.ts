import type { Location } from 'react-router-dom';
import { sameJson } from '@/domain/search/same-json';
import type { ViewDocument } from '@/domain/search/view';
import { journal } from '@/shared/drafts/journal';
import { useDraft } from '@/shared/drafts/use-draft';
import { addressKeyOf, keptAddress } from '@/views/document/kept-address';
import { savedDraftKey } from '@/views/document/origin';
import { addressedOf, atAddress, parametersOf } from '@/views/document/view-address';
import { counts, type ViewDraft } from '@/views/document/view-draft';
import { readEntryState, readSearchState } from '@/views/session/url-state';

/**
 * What the address says of one's own unsaved changes of a saved search; undefined where there are
 * none.
 */
export function useOwnChanges(document: ViewDocument): Record<string, string> | undefined {
  const key = savedDraftKey(document.id);
  const [draft] = useDraft<ViewDraft | undefined>(key, undefined);
  const [parameters] = useDraft<Record<string, string> | undefined>(addressKeyOf(key), undefined);
  return (draft && counts(draft, document)) || parameters ? (parameters ?? {}) : undefined;
}

/**
 * Whether the page was opened by an address that says something else than one's own unsaved changes
 * of the search. What the page itself went to carries the run it is of, also after a reload.
 */
export function isOfOthers(document: ViewDocument, { search, state }: Location): boolean {
  if (search === '' || readEntryState(state).run !== undefined) return false;
  const key = savedDraftKey(document.id);
  const draft = journal.get(key) as ViewDraft | undefined;
  const own = keptAddress(key);
  if (own === undefined && !(draft && counts(draft, document))) return false;
  const {
    refresh: _refresh,
    follow: _follow,
    ...said
  } = readSearchState(new URLSearchParams(search), addressedOf(document)).state;
  return !sameJson(parametersOf(atAddress(document, said), document, said), own ?? {});
}
