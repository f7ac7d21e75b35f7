import { useCallback, useMemo } from 'react';
import { useAddress } from '@/shared/navigation/use-address';
import { readListAddress, writeListAddress, type ListAddress } from './list-url';

/**
 * Page, query, filters and sorting of a list, kept in the URL. Any change except of the page goes
 * back to page 1, and Back undoes each one.
 */
export function useListAddress() {
  const [params, changeAddress] = useAddress();
  const text = params.toString();
  const address = useMemo(() => readListAddress(new URLSearchParams(text)), [text]);
  const change = useCallback(
    (next: Partial<ListAddress>, { replace = false }: { replace?: boolean } = {}) =>
      changeAddress(
        (before) => writeListAddress({ ...readListAddress(before), page: 1, ...next }, before),
        { replace },
      ),
    [changeAddress],
  );
  return { address, change };
}
