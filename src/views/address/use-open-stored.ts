import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { ulid } from 'ulid';
import type { ViewState } from '@/domain/search/view-state/view-state';
import { newRun, writeHistoryState } from './history-state';

type Options = {
  replace: boolean;
  /** Without the state of the session, and with a new run. */
  bare?: boolean;
};

/** Opens the page of a stored view; `pathOf` gets the session only if its state is kept. */
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
