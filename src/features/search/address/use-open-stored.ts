import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { ulid } from 'ulid';
import { writeAddress } from '@/domain/search/session/address';
import { settingsOf } from '@/domain/search/session/page-settings';
import { pageSettingsOf, type SearchSession } from '@/domain/search/session/session';
import { paths } from '@/shared/paths';
import { newRun, writeHistoryState } from './history-state';

type Options = {
  replace: boolean;
  /** Without the settings of the session, and with a new run. */
  bare?: boolean;
};

/** Opens the page of a stored search with the settings of a session. */
export function useOpenStored(visit: string) {
  const navigate = useNavigate();
  return useCallback(
    async (session: SearchSession, { replace, bare = false }: Options) => {
      const { document } = session.origin;
      const parameters = bare
        ? {}
        : Object.fromEntries(
            writeAddress(
              pageSettingsOf(session),
              session.overrides,
              session.focus,
              settingsOf(document),
            ),
          );
      await navigate(paths.savedSearch(document.id, parameters), {
        replace,
        state: writeHistoryState({
          run: bare ? newRun(ulid()) : session.run,
          visit,
        }),
      });
    },
    [navigate, visit],
  );
}
