import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { ulid } from 'ulid';
import type { SearchSession } from '@/domain/search/session/session';
import { newRun, writeHistoryState } from './history-state';

type Options = {
  replace: boolean;
  /** Without the state of the session, and with a new run. */
  bare?: boolean;
};

/** Opens the page of a stored view; `pathOf` gets the session only if its state is kept. */
export function useOpenStored(
  visit: string,
  pathOf: (viewId: string, session: SearchSession | undefined) => string,
) {
  const navigate = useNavigate();
  return useCallback(
    async (session: SearchSession, { replace, bare = false }: Options) => {
      await navigate(pathOf(session.origin.document.id, bare ? undefined : session), {
        replace,
        state: writeHistoryState({ run: bare ? newRun(ulid()) : session.run, visit }),
      });
    },
    [navigate, visit, pathOf],
  );
}
