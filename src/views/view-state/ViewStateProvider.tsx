import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { SearchFilter } from '@/contract/search';
import { withoutComments } from '@/domain/query/syntax/comments';
import type { SettingsChange, ViewStateAction } from '@/domain/search/view-state/reduce-view-state';
import { savedViewState } from '@/domain/search/view-state/saved-view-state';
import {
  documentOf,
  isDirty,
  pageSettingsOf,
  type ViewState,
  type ViewOrigin,
} from '@/domain/search/view-state/view-state';
import type { VariableValues } from '@/domain/search/view-state/variable-address';
import { streamsOf, withoutStreams } from '@/domain/search/stream-filter';
import { onlyPage, pageInCopy } from '@/domain/search/view/pages';
import { onlyQuery, stateOf, type ViewDocument } from '@/domain/search/view/view';
import { journal } from '@/shared/drafts/journal';
import { useKeys } from '@/shared/keys/use-keys';
import { t } from '@/shared/texts/t';
import { ChartStateContext, newChartState } from '@/views/chart-state/chart-state';
import type { SearchRequest } from '@/views/execution/search-request';
import { discardFormDrafts, moveQueryDraft } from './form-drafts';
import type { PageAddress } from './page-address';
import {
  changeOf,
  ViewStateContext,
  type ChangeOf,
  type OpenView,
  type SearchPageState,
  type SearchState,
} from './view-state-context';
import { keepDraft, useViewStateBinding, type Dispatch } from './use-view-state-binding';

export type ViewStateProviderProps = {
  origin: ViewOrigin;
  /** The key under which unsaved changes are kept in this browser. */
  draftKey: string;
  address: PageAddress;
  /** Inserts the values of variables into the queries of a page; without it there are none. */
  bind?: (view: ViewDocument, values: VariableValues | undefined) => ViewDocument;
  /** Navigates to a stored view, with or without the settings of the view state. */
  open: (viewState: ViewState, how: { replace: boolean; bare?: boolean }) => Promise<void>;
  /** The draft key of a stored view. */
  draftKeyOf: (viewId: string) => string;
  children: ReactNode;
};

/**
 * Owns the view state of a page: the loaded view, its unsaved changes, and what its address says.
 */
export function ViewStateProvider({
  origin,
  draftKey,
  address,
  bind = unbound,
  open,
  draftKeyOf,
  children,
}: ViewStateProviderProps) {
  const { viewState, newest, dispatch } = useViewStateBinding(origin, draftKey, address);
  const whole = documentOf(viewState);
  const {
    focus: { page: shownPage },
    overrides: { filter, variables },
  } = viewState;
  const view = useMemo(
    () => bind(onlyPage(whole, shownPage, filter), variables),
    [whole, shownPage, filter, variables, bind],
  );
  const page = usePageState(viewState, view, dispatch);

  const forget = useCallback(() => {
    journal.discard(draftKey);
    discardFormDrafts(draftKey);
  }, [draftKey]);
  const continueWith = useCallback<OpenView['continueWith']>(
    async (stored, { since, isNew }) => {
      const before = newest();
      const next = savedViewState(before, stored, since);
      const key = stored.id === origin.document.id ? draftKey : draftKeyOf(stored.id);
      forget();
      moveQueryDraft(draftKey, key);
      keepDraft(key, next);
      // Widgets of a copy have ids of their own.
      const shown = pageInCopy(documentOf(before), before.focus.page, stored);
      const focus = shown === undefined ? {} : { page: shown };
      await open(isNew ? { ...next, focus } : next, { replace: !isNew });
    },
    [newest, origin, draftKey, draftKeyOf, forget, open],
  );
  const restartWith = useCallback<OpenView['restartWith']>(
    (stored) => {
      const now = newest();
      forget();
      // Flush now, so that the changes do not come back if the page is closed at this moment.
      void journal.flush();
      void open(savedViewState(now, stored), {
        replace: true,
        bare: true,
      });
    },
    [newest, forget, open],
  );

  const value = useMemo<OpenView>(() => {
    const { id: pageId } = onlyQuery(view);
    const act = (action: ViewStateAction) => dispatch(action);
    return {
      view,
      whole,
      base: viewState.base,
      state: stateOf(view, pageId),
      pageId,
      draftKey,
      page,
      edit: (change) =>
        dispatch((now) => ({
          type: 'edit',
          change:
            typeof change === 'function'
              ? change(onlyPage(documentOf(now), now.focus.page))
              : change,
        })),
      undo: () => act({ type: 'undo' }),
      redo: () => act({ type: 'redo' }),
      mayUndo: viewState.history.past.length > 0,
      mayRedo: viewState.history.future.length > 0,
      isDirty: isDirty(viewState),
      isSaved: origin.kind === 'saved',
      isNew: origin.kind === 'new',
      reset: () => {
        discardFormDrafts(draftKey);
        act({ type: 'reset' });
      },
      replace: (document) => act({ type: 'replace', document }),
      newest: () => {
        const now = newest();
        return { view: documentOf(now), base: now.base, isDirty: isDirty(now) };
      },
      continueWith,
      restartWith,
    };
  }, [viewState, view, whole, page, draftKey, origin, dispatch, newest, continueWith, restartWith]);

  useKeys(t('search.keyGroup'), [
    { keys: 'Ctrl+z', label: t('search.keyUndo'), run: value.undo, leaveToFields: true },
    { keys: 'Ctrl+Shift+z', label: t('search.keyRedo'), run: value.redo, leaveToFields: true },
  ]);
  const [charts] = useState(newChartState);
  return (
    <ViewStateContext value={value}>
      <ChartStateContext value={charts}>{children}</ChartStateContext>
    </ViewStateContext>
  );
}

const unbound = (view: ViewDocument) => view;

const stateOfPage = (viewState: ViewState): SearchState => ({
  ...pageSettingsOf(viewState),
  ...viewState.overrides,
});

function usePageState(
  viewState: ViewState,
  view: ViewDocument,
  dispatch: Dispatch,
): SearchPageState {
  const request = useRequest(viewState, view);
  const state = useMemo(() => stateOfPage(viewState), [viewState]);
  const changes = useMemo(
    () => ({
      execute: (change: ChangeOf<SettingsChange>) =>
        dispatch((now) => ({
          type: 'execute',
          settings: changeOf(change, stateOfPage(now)),
        })),
      present: (change: ChangeOf<Pick<SettingsChange, 'columns' | 'refresh' | 'follow'>>) =>
        dispatch((now) => ({
          type: 'present',
          settings: changeOf(change, stateOfPage(now)),
        })),
      choose: (variables: Parameters<SearchPageState['choose']>[0]) =>
        dispatch({ type: 'choose', variables }),
      look: (change: Parameters<SearchPageState['look']>[0], asStep = false) =>
        dispatch((now) => ({ type: 'look', focus: change(now.focus), asStep })),
      cancelEditing: () => dispatch({ type: 'cancelEditing' }),
    }),
    [dispatch],
  );
  const {
    run: { id: run, carried },
    focus,
  } = viewState;
  return useMemo(
    () => ({ state, request, run, focus, carried, ...changes }),
    [state, request, run, focus, carried, changes],
  );
}

/** Presentation is not part of it, so the object is stable while the search is unchanged. */
function useRequest(viewState: ViewState, view: ViewDocument): SearchRequest {
  const text = JSON.stringify(requestOf(view, viewState));
  return useMemo(() => JSON.parse(text) as SearchRequest, [text]);
}

function requestOf(view: ViewDocument, viewState: ViewState): SearchRequest {
  const { sort } = pageSettingsOf(viewState);
  const page = onlyQuery(view);
  const query = view.type === 'DASHBOARD' ? page.query : viewState.query;
  const filter = withoutStreams(page.filter) as SearchFilter | undefined;
  return {
    query: withoutComments(query),
    range: page.timerange,
    streams: streamsOf(page.filter),
    sort,
    ...(filter && { filter }),
    ...(page.filters.length > 0 && { filters: page.filters }),
  };
}
