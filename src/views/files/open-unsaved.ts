import { ulid } from 'ulid';
import { writeAddress } from '@/domain/search/view-state/address';
import { settingsOf } from '@/domain/search/view-state/page-settings';
import type { ViewStateDraft } from '@/domain/search/view-state/view-state';
import { historyOf, record } from '@/domain/search/view/history';
import type { ViewDocument } from '@/domain/search/view/view';
import { journal } from '@/shared/drafts/journal';
import { paths } from '@/shared/paths';
import { newRun, writeHistoryState } from '@/views/address/history-state';
import { NEW_DASHBOARD, newView, newViewTitles } from '@/views/view-state/new-view';
import { NEW_DASHBOARD_DRAFTS, NEW_DRAFTS, visitDraftKey } from '@/views/view-state/origin';

/**
 * Keeps a document as the unsaved changes of a new search or dashboard, and returns the address of
 * the page that shows it.
 */
export function keepUnsaved(document: ViewDocument): { path: string; state: object } {
  const isSearch = document.type === 'SEARCH';
  const base = isSearch ? newView(newViewTitles()) : NEW_DASHBOARD;
  const visit = ulid();
  const draft: ViewStateDraft = {
    base,
    history: record(historyOf(base), document),
  };
  journal.set(visitDraftKey(isSearch ? NEW_DRAFTS : NEW_DASHBOARD_DRAFTS, visit), draft);
  void journal.flush();
  const state = writeHistoryState({ run: newRun(ulid()), visit });
  const path = isSearch
    ? paths.search(Object.fromEntries(writeAddress(settingsOf(document), {}, {})))
    : paths.newDashboard();
  return { path, state };
}
