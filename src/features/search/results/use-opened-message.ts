import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readEntryState } from '../url-state';

const PARAMETER = 'message';

/** The message that the address opens, by its key; opening another one changes the address in place and runs nothing. */
export function useOpenedMessage(): [opened: string | undefined, setOpened: (key: string | undefined) => void] {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const run = readEntryState(location.state).run ?? location.key;
  const setOpened = useCallback(
    (key: string | undefined) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (key === undefined) next.delete(PARAMETER);
          else next.set(PARAMETER, key);
          return next;
        },
        { replace: true, state: { run }, preventScrollReset: true },
      ),
    [setParams, run],
  );
  return [params.get(PARAMETER) ?? undefined, setOpened];
}
