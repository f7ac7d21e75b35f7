import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isNoAnswer } from '@/api/errors';
import { hasComments } from '@/domain/query/comments';
import { mergeViews } from '@/domain/search/merge-views';
import { sameContent } from '@/domain/search/same-content';
import type { ViewDocument } from '@/domain/search/view';
import { kindOf } from '@/shared/failure/describe-failure';
import { refresh } from '@/shared/mutations/change';
import { queryRoots } from '@/shared/mutations/query-roots';
import { usePrepared } from '@/shared/navigation/newest-location';
import { patterns } from '@/shared/paths';
import { sessionQueries } from '@/shared/session/session-queries';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { useAsStored } from '@/views/decorators/use-decorated';
import { useView } from '@/views/session/session-context';
import { viewQueries } from './queries';
import { saveAs, saveView, type Conflict } from './store-view';

const tell = (message: string) =>
  toasts.error(t('views.saveFailed', { message }), t('views.failure'));
const tellFailure = (error: Error) => tell(isNoAnswer(error) ? t('views.noAnswer') : error.message);

/**
 * Why changes could not be stored, and what becomes of them: they stay on the page and in this
 * browser.
 */
function tellKept(error: Error): void {
  const { kind } = kindOf(error);
  if (kind === 'notFound') tell(t('views.deletedMeanwhile'));
  else if (kind === 'missingPermission') tell(t('views.mayNotSave'));
  else tellFailure(error);
}

/** Storing the view of the page; the page goes on with what was stored, without a run. */
export function useSaving(onConflict: (conflict: Conflict) => void) {
  const { page, newest, continueWith, restartWith } = useView();
  const asStored = useAsStored();
  const client = useQueryClient();
  const prepare = usePrepared();

  /**
   * `begun` and `shown` are the view as it was stored and as it is by now, in the words of what was
   * stored.
   */
  const goOn = async (
    stored: ViewDocument,
    { begun, shown, isNew = false }: { begun: ViewDocument; shown: ViewDocument; isNew?: boolean },
  ) => {
    // Whoever gave it a name was told in the form.
    const said = isNew || !hasComments(page.state.query) ? [] : [t('views.commentsLeft')];
    toasts.success(
      [t('views.saveDone', { title: stored.title }), ...said].join(' '),
      t('views.success'),
    );
    client.setQueryData(viewQueries.document(stored.id).queryKey, stored);
    const since = sameContent(begun, shown) ? undefined : mergeViews(begun, shown, stored).merged;
    await continueWith(stored, { since, isNew });
    // A new search adds permissions: its owner's.
    await refresh(client, [queryRoots.savedSearches, ...(isNew ? [sessionQueries.all()] : [])]);
  };
  const save = useMutation({
    // One after the other: the next one stores what the one before did not.
    scope: { id: 'search.save' },
    mutationFn: async ({ document, of }: { document?: ViewDocument; of?: ViewDocument }) => {
      const { view: begun, base, isDirty } = newest();
      return document || isDirty
        ? { begun, outcome: await saveView(document ?? begun, of ?? base) }
        : undefined;
    },
    onSuccess: (done) => {
      if (done?.outcome.kind === 'conflict') return onConflict(done.outcome);
      return done && goOn(done.outcome.view, { begun: done.begun, shown: newest().view });
    },
    onError: tellKept,
  });
  const copy = useMutation({
    mutationFn: async (title: string) => {
      const begun = asStored(newest().view);
      // The page of what is stored is there at once then: nothing is changed on this one in
      // between.
      const [stored] = await Promise.all([saveAs(begun, title), prepare(patterns.savedSearch)]);
      return { begun, ...stored };
    },
    onSuccess: ({ begun, view, copyOf }) =>
      goOn(view, { begun: copyOf(begun), shown: copyOf(asStored(newest().view)), isNew: true }),
  });
  const takeTheirs = (stored: ViewDocument) => {
    client.setQueryData(viewQueries.document(stored.id).queryKey, stored);
    restartWith(stored);
  };
  return { save, copy, takeTheirs };
}
