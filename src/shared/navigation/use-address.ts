import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

type Written = URLSearchParams | Record<string, string>;
/** `write` is given a copy of what the address says; `replace`: the way back leads past it. */
export type ChangeAddress = (write: (params: URLSearchParams) => Written, options?: { replace?: boolean }) => void;

/**
 * The parameters of the address and what changes them. The page shows a change at once: navigations are transitions
 * otherwise, in which a control that shows what the address says takes back for a moment what was just chosen.
 */
export function useAddress(): [params: URLSearchParams, change: ChangeAddress] {
  const [params, setParams] = useSearchParams();
  const change = useCallback<ChangeAddress>(
    (write, { replace = false } = {}) => setParams((before) => write(new URLSearchParams(before)), { replace, flushSync: true, preventScrollReset: true }),
    [setParams],
  );
  return [params, change];
}
