import { useCallback, useMemo } from 'react';
import { useAddress } from '@/shared/navigation/use-address';
import { readListAddress, writeListAddress, type ListAddress } from './list-url';

/**
 * Where the list is, from the address. What changes how it is cut goes back to its first page.
 */
export function useListAddress() {
  const [params, changeAddress] = useAddress();
  const text = params.toString();
  const address = useMemo(() => readListAddress(new URLSearchParams(text)), [text]);
  const change = useCallback(
    (
      next: Partial<ListAddress>,
      { replace = next.query !== undefined || next.sort !== undefined } = {},
    ) =>
      changeAddress(
        (before) => writeListAddress({ ...readListAddress(before), page: 1, ...next }, before),
        { replace },
      ),
    [changeAddress],
  );
  return { address, change };
}
