import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { readEntryState } from './url-state';

type Place = [params: URLSearchParams, change: (edit: (params: URLSearchParams) => void) => void, carried: boolean];

/** Parameters that say what of the results is looked at: changed in the same entry of the history, without a run. What a link brought in the fragment stays. */
export function usePlace(): Place {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { hash, key, state } = useLocation();
  const { run = key, carried = false } = readEntryState(state);
  const text = params.toString();
  const change = useCallback(
    (edit: (params: URLSearchParams) => void) => {
      const next = new URLSearchParams(text);
      edit(next);
      void navigate({ search: next.toString(), hash }, { replace: true, state: { run }, preventScrollReset: true });
    },
    [navigate, text, hash, run],
  );
  return [params, change, carried];
}
