import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { readEntryState } from './url-state';

/** Parameters that say what of the results is looked at: changed in the same entry of the history, without a run. */
export function usePlace(): [params: URLSearchParams, change: (edit: (params: URLSearchParams) => void) => void] {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const run = readEntryState(location.state).run ?? location.key;
  const change = useCallback(
    (edit: (params: URLSearchParams) => void) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          edit(next);
          return next;
        },
        { replace: true, state: { run }, preventScrollReset: true },
      ),
    [setParams, run],
  );
  return [params, change];
}
