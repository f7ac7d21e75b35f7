import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useNewestLocation } from './newest-location';

type Written = URLSearchParams | Record<string, string>;
/** `write` is given a copy of what the address says; `replace`: the way back leads past it. */
export type ChangeAddress = (
  write: (params: URLSearchParams) => Written,
  options?: { replace?: boolean },
) => void;

/**
 * The parameters of the address and what changes them. The page shows a change at once: navigations
 * are transitions otherwise, in which a control that shows what the address says takes back for a
 * moment what was just chosen. It begins with the newest address, so that no change takes another
 * back; a page that was left changes nothing.
 */
export function useAddress(): [params: URLSearchParams, change: ChangeAddress] {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const newest = useNewestLocation();
  const change = useCallback<ChangeAddress>(
    (write, { replace = false } = {}) => {
      const now = newest();
      if (now.pathname === pathname)
        setParams(write(new URLSearchParams(now.search)), {
          replace,
          flushSync: true,
          preventScrollReset: true,
        });
    },
    [setParams, newest, pathname],
  );
  return [params, change];
}
