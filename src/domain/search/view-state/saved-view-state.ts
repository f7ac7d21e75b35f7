import { withoutComments } from '../../query/syntax/comments';
import { historyOf, record } from '../view/history';
import type { ViewDocument } from '../view/view';
import { settingsOf } from './page-settings';
import type { ViewOrigin, ViewState } from './view-state';

/**
 * The view state after a save. `since` is the view with changes made while the request was in
 * flight; they become the first change of the new view state.
 */
export function savedViewState(
  viewState: ViewState,
  stored: ViewDocument,
  since?: ViewDocument,
): ViewState {
  const origin: ViewOrigin = { kind: 'saved', document: stored };
  const history = since ? record(historyOf(stored), since) : historyOf(stored);
  const { query: stripped } = settingsOf(history.present);
  const query = withoutComments(viewState.query) === stripped ? viewState.query : stripped;
  return { ...viewState, origin, base: stored, history, query };
}
