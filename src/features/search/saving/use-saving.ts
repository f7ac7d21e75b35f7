import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { isNoAnswer } from '@/api/errors';
import { mergeViews } from '@/domain/search/merge-views';
import { sameContent } from '@/domain/search/same-content';
import type { ViewDocument } from '@/domain/search/view';
import { kindOf } from '@/shared/failure/describe-failure';
import { paths } from '@/shared/paths';
import { sessionQueries } from '@/shared/session/session-queries';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { useDecoratedView } from '../decorators/use-decorated';
import { writeSearchState } from '../url-state';
import { addressedOf } from '../view/view-address';
import { useView } from '../view/view-context';
import { viewQueries } from './queries';
import { saveAs, saveView, type Conflict } from './store-view';

const tell = (message: string) => toasts.error(t('views.saveFailed', { message }), t('views.failure'));
const tellFailure = (error: Error) => tell(isNoAnswer(error) ? t('views.noAnswer') : error.message);

/** Why changes could not be stored, and what becomes of them: they stay on the page and in this browser. */
function tellKept(error: Error): void {
  const { kind } = kindOf(error);
  if (kind === 'notFound') tell(t('views.deletedMeanwhile'));
  else if (kind === 'missingPermission') tell(t('views.mayNotSave'));
  else tellFailure(error);
}

/** Storing the view of the page; the page goes on with what was stored, without a run. */
export function useSaving(onConflict: (conflict: Conflict) => void) {
  const { view, base, forget, rebase, newest } = useView();
  const decorated = useDecoratedView();
  const client = useQueryClient();
  const navigate = useNavigate();

  /** `since` is the view with what was changed while it was being stored. */
  const goOn = async (stored: ViewDocument, { isNew = false, since }: { isNew?: boolean; since?: ViewDocument } = {}) => {
    toasts.success(t('views.saveDone', { title: stored.title }), t('views.success'));
    client.setQueryData(viewQueries.document(stored.id).queryKey, stored);
    const { address } = newest();
    if (since) rebase(stored, since);
    else forget();
    const parameters = since && writeSearchState({ ...address.state, ...addressedOf(since) }, addressedOf(stored));
    await navigate(paths.savedSearch(stored.id, parameters && Object.fromEntries(parameters)), { replace: !isNew, state: { run: address.run } });
    await Promise.all([
      client.invalidateQueries({ queryKey: viewQueries.lists() }),
      // What one made is one's own: permissions have changed.
      isNew && client.invalidateQueries({ queryKey: sessionQueries.all() }),
    ]);
  };
  const save = useMutation({
    mutationFn: async ({ document = view, of = base }: { document?: ViewDocument; of?: ViewDocument }) => ({ begun: view, outcome: await saveView(document, of) }),
    onSuccess: ({ begun, outcome }) => {
      const shown = newest().view;
      if (outcome.kind === 'conflict') return onConflict(outcome);
      return goOn(outcome.view, sameContent(begun, shown) ? {} : { since: mergeViews(begun, shown, outcome.view).merged });
    },
    onError: tellKept,
  });
  const copy = useMutation({ mutationFn: (title: string) => saveAs(decorated, title), onSuccess: (stored) => goOn(stored, { isNew: true }), onError: tellFailure });
  const takeTheirs = (stored: ViewDocument) => {
    client.setQueryData(viewQueries.document(stored.id).queryKey, stored);
    forget();
    void navigate(paths.savedSearch(stored.id), { replace: true });
  };
  return { save, copy, takeTheirs };
}
