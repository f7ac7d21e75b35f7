import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { ulid } from 'ulid';
import type { ViewState } from '@/domain/search/view-state/view-state';
import { newRun, writeHistoryState } from './history-state';

type Options = {
  replace: boolean;
  /** Without the view state, and with a new run. */
  bare?: boolean;
};

/** Opens the page of a stored view; `pathOf` gets the view state only if it is kept. */
export function useOpenStored(
  visit: string,
  pathOf: (viewId: string, viewState: ViewState | undefined) => string,
) {
  const navigate = useNavigate();
  return useCallback(
    async (viewState: ViewState, { replace, bare = false }: Options) => {
      await navigate(pathOf(viewState.origin.document.id, bare ? undefined : viewState), {
        replace,
        state: writeHistoryState({ run: bare ? newRun(ulid()) : viewState.run, visit }),
      });
    },
    [navigate, visit, pathOf],
  );
}
