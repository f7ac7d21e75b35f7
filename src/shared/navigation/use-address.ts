import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useNewestLocation } from './newest-location';

type Written = URLSearchParams | Record<string, string>;
/** `write` modifies a copy of the URL parameters; `replace` adds no history entry. */
export type ChangeAddress = (
  write: (params: URLSearchParams) => Written,
  options?: { replace?: boolean; /** Of the history entry. */ state?: unknown },
) => void;

/**
 * The URL parameters and a function to change them. Changes render synchronously: in a transition,
 * a control bound to the URL would show its old value for a moment. Each change is based on the
 * newest location, so that concurrent changes do not overwrite each other; after the page was left,
 * changes are ignored.
 */
export function useAddress(): [params: URLSearchParams, change: ChangeAddress] {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const newest = useNewestLocation();
  const change = useCallback<ChangeAddress>(
    (write, { replace = false, state } = {}) => {
      const now = newest();
      if (now.pathname === pathname)
        setParams(write(new URLSearchParams(now.search)), {
          replace,
          state,
          flushSync: true,
          preventScrollReset: true,
        });
    },
    [setParams, newest, pathname],
  );
  return [params, change];
}
