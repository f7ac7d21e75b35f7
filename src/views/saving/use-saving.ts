import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isNoAnswer } from '@/api/errors';
import { hasComments } from '@/domain/query/syntax/comments';
import { mergeViews } from '@/domain/search/view/merge-views';
import { sameContent } from '@/domain/search/view/same-content';
import type { ViewDocument, ViewType } from '@/domain/search/view/view';
import { kindOf } from '@/shared/failure/describe-failure';
import { errorText } from '@/shared/failure/error-text';
import { refresh } from '@/shared/mutations/change';
import { queryRoots } from '@/shared/mutations/query-roots';
import { usePrepared } from '@/shared/navigation/newest-location';
import { patterns } from '@/shared/paths';
import { useSession } from '@/shared/session/session-context';
import { sessionQueries } from '@/shared/session/session-queries';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { useAsStored } from '@/views/decorators/use-decorated';
import { useView } from '@/views/view-state/view-state-context';
import { formDraftKey } from '@/views/view-state/form-drafts';
import { beginCopy } from '@/views/storing/copy-attempt';
import { viewQueries } from '@/views/storing/queries';
import { mayCreateView } from '@/views/storing/rights';
import { saveAs, saveView, type Conflict } from '@/views/storing/store-view';

const showError = (message: string) =>
  toasts.error(t('views.saveFailed', { message }), t('views.failure'));
const reportFailure = (error: Error) =>
  showError(isNoAnswer(error) ? t('views.noAnswer') : errorText(error));

/** Reports why saving failed; the changes are kept on the page and in this browser. */
function reportSaveFailure(error: Error, type: ViewType, mayCreate: boolean): void {
  const isSearch = type === 'SEARCH';
  const { kind } = kindOf(error);
  // Searches may be saved by everyone.
  const ofDashboard = mayCreate ? 'views.dashboardKept' : 'views.dashboardKeptOnly';
  if (kind === 'notFound')
    showError(
      isSearch ? t('views.deletedMeanwhile') : `${t('views.dashboardDeleted')} ${t(ofDashboard)}`,
    );
  else if (kind === 'missingPermission')
    showError(
      isSearch ? t('views.mayNotSave') : `${t('views.mayNotSaveDashboard')} ${t(ofDashboard)}`,
    );
  else reportFailure(error);
}

/**
 * Mutations that save the current view; the page continues with the saved version without a run.
 */
export function useSaving(onConflict: (conflict: Conflict) => void) {
  const { draftKey, view: shown, page, newest, continueWith, restartWith } = useView();
  const isSearch = shown.type === 'SEARCH';
  const session = useSession();
  const asStored = useAsStored();
  const client = useQueryClient();
  const prepare = usePrepared();

  /**
   * `begun` is the view that was saved and `shown` its current state, both with the ids of the
   * saved version.
   */
  const continueWithSaved = async (
    stored: ViewDocument,
    {
      submitted,
      latest,
      isNew = false,
      merged,
    }: {
      submitted: ViewDocument;
      latest: ViewDocument;
      isNew?: boolean;
      merged?: boolean | undefined;
    },
  ) => {
    // New searches show this hint in their form.
    const hints = isNew || !hasComments(page.state.query) ? [] : [t('views.commentsLeft')];
    if (merged) hints.unshift(t('views.merged'));
    toasts.success(
      [t('views.saveDone', { title: stored.title }), ...hints].join(' '),
      t('views.success'),
    );
    client.setQueryData(viewQueries.document(stored.id).queryKey, stored);
    const since = sameContent(submitted, latest)
      ? undefined
      : mergeViews(submitted, latest, stored).merged;
    await continueWith(stored, { since, isNew });
    // The owner of a new search gets permissions for it.
    await refresh(client, [
      isSearch ? queryRoots.savedSearches : queryRoots.dashboards,
      ...(isNew ? [sessionQueries.all()] : []),
    ]);
  };
  const save = useMutation({
    // Sequential: the next save stores the edits that this one missed.
    scope: { id: 'search.save' },
    mutationFn: async ({ document, of }: { document?: ViewDocument; of?: ViewDocument }) => {
      const { view: submitted, base, isDirty } = newest();
      return document || isDirty
        ? { submitted, outcome: await saveView(document ?? submitted, of ?? base) }
        : undefined;
    },
    onSuccess: (done) => {
      if (done?.outcome.kind === 'conflict') return onConflict(done.outcome);
      return (
        done &&
        continueWithSaved(done.outcome.view, {
          submitted: done.submitted,
          latest: newest().view,
          merged: done.outcome.merged,
        })
      );
    },
    onError: (error) => reportSaveFailure(error, shown.type, mayCreateView(shown.type, session)),
  });
  const copy = useMutation({
    mutationFn: async (title: string) => {
      const submitted = asStored(newest().view);
      // Preloads the page of the saved search, so that no edits fall between the two pages.
      const attempt = beginCopy(formDraftKey(draftKey, 'copy'));
      const [stored] = await Promise.all([
        saveAs(submitted, title, attempt),
        prepare(isSearch ? patterns.savedSearch : patterns.dashboard),
      ]);
      return { submitted, ...stored };
    },
    onSuccess: ({ submitted, view, copyOf }) =>
      continueWithSaved(view, {
        submitted: copyOf(submitted),
        latest: copyOf(asStored(newest().view)),
        isNew: true,
      }),
  });
  const takeTheirs = (stored: ViewDocument) => {
    client.setQueryData(viewQueries.document(stored.id).queryKey, stored);
    restartWith(stored);
  };
  return { save, copy, takeTheirs };
}
